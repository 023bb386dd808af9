import type { useRouter } from 'next/navigation';
import type { SetCustomerAs } from '../../graphql/generated/operations.ts';

/**
 * What the server rendered for the former customer is requested again; a page of something of theirs alone, like one of their
 * invoices, is left. Where somebody else is billed the same customer is acted for: the page, perhaps one of its quotes, stays.
 */
export function leavePageAfterSwitch(router: ReturnType<typeof useRouter>, switchedAs: SetCustomerAs): void {
  if (switchedAs === 'Customer' && /^\/auth\/[^/]+\/./.test(location.pathname)) router.push('/auth/home');
  router.refresh();
}
