import type { useRouter } from 'next/navigation';
import { runAfterPaint } from '../io/after-paint.ts';
import { accountPath, findCustomerPath } from '../rules/routes/account-paths.ts';
import type { SetCustomerMutation, SetCustomerAs } from '../../graphql/generated/operations.ts';

/** Pages of one customer's invoice, order, quote …; the first three name it in the address, the others are a company's own settings. */
const ofOneCustomer =
  /^\/(?:auth\/[^/?]+\/|karfa\/stadfesting\b|auth\/labels\?(?:pontun|listi)=|auth\/(?:keys|order-fields|own-numbers)\b)/;

interface Switch {
  customer: SetCustomerMutation['setCustomer'];
  as: SetCustomerAs;
  /** Where it leads, if not to what stays of the page. */
  path: string | undefined;
}

/**
 * What the server rendered for the former customer is requested again, once the next one is on the page; a page of something of theirs alone, like one of their
 * invoices, is left: an agent, who is done with that customer, for the search for the next. Where somebody else is billed the
 * same customer is acted for: the page, perhaps one of its quotes, stays.
 */
export function leavePageAfterSwitch(
  router: ReturnType<typeof useRouter>,
  { customer: { id, isAgent, actor }, as, path }: Switch,
): void {
  const homePath = isAgent && actor.id === id ? findCustomerPath : accountPath;
  if (path !== undefined) router.push(path);
  else if (as === 'Customer' && ofOneCustomer.test(location.pathname + location.search))
    router.push(homePath);
  runAfterPaint(() => router.refresh());
}
