import type { useRouter } from 'next/navigation';

/**
 * What the server rendered for the former customer is asked for anew; a page of something of theirs alone, like one of their
 * invoices, is left.
 */
export function afterSwitch(router: ReturnType<typeof useRouter>): void {
  if (/^\/auth\/[^/]+\/./.test(location.pathname)) router.push('/auth/home');
  router.refresh();
}
