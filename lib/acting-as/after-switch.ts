import type { useRouter } from 'next/navigation';
import { accountPath } from '../rules/routes/account-paths.ts';
import type { SetCustomerAs } from '../../graphql/generated/operations.ts';

/** Pages of one customer's invoice, order, quote … */
const ofOneCustomer = /^\/auth\/[^/]+\/.|^\/karfa\/stadfesting(?:\/|$)/;

/**
 * What the server rendered for the former customer is requested again; a page of something of theirs alone, like one of their
 * invoices, is left. Where somebody else is billed the same customer is acted for: the page, perhaps one of its quotes, stays.
 */
export function leavePageAfterSwitch(router: ReturnType<typeof useRouter>, switchedAs: SetCustomerAs): void {
  if (switchedAs === 'Customer' && ofOneCustomer.test(location.pathname)) router.push(accountPath);
  router.refresh();
}
