import type { QueryClient } from '@tanstack/react-query';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import type { CustomerPartsFragment as Customer } from '../../graphql/generated/operations.ts';
import { cartMutationOptions } from '../cart/cart-change.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { watchOtherTabs } from '../visitor/other-tabs.ts';
import { isPinned, pinTab } from '../visitor/pin-tab.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { refreshVisitor } from '../visitor/refresh-visitor.ts';
import { hasSignedInHint, showSignedIn, watchSignedInHint } from '../visitor/signed-in-hint.ts';
import { finishSignOut } from './end-session.ts';

interface FollowedPage {
  /** What lastVisitorChange was when the page began. */
  since: string | null;
  /** Asks the server for what it rendered for the visitor. */
  refresh: () => void;
}

/** The identity session is looked after once the page has nothing better to load (ms). */
const identityDelayMs = 5_000;

/** Keeps a page with its visitor: what other tabs do, and what the identity service says, is followed. */
export function followVisitor(client: QueryClient, page: FollowedPage): () => void {
  const stopTabs = watchOtherTabs(page.since, () => void followOtherTab(client, page));
  void finishSignOut(client);
  let isRenewing = false;
  const startRenewal = (): void => {
    if (isRenewing || !hasSignedInHint()) return;
    isRenewing = true;
    renewIdentityInBackground(client);
  };
  const timer = setTimeout(startRenewal, identityDelayMs);
  const stopHint = watchSignedInHint(startRenewal);
  return () => {
    stopTabs();
    stopHint();
    clearTimeout(timer);
  };
}

/**
 * Signed in, out, or in again as the same: this page follows. Switched to another: it stays as it is and changes nothing more.
 */
async function followOtherTab(client: QueryClient, { refresh }: FollowedPage): Promise<void> {
  if (isPinned()) return;
  showSignedIn();
  if (hasSignedInHint() && (await isCustomerSwitched(client))) return pinTab();
  await (hasSignedInHint() ? refreshVisitor(client) : clearVisitorQueries(client));
  refresh();
}

/**
 * Asked behind the changes of this tab: between the backend's switch and its answer a switch of its own would look like
 * another tab's.
 */
function isCustomerSwitched(client: QueryClient): Promise<boolean> {
  const customerCheck = client.getMutationCache().build<boolean, Error, void, unknown>(client, {
    scope: cartMutationOptions.scope,
    networkMode: 'always',
    mutationFn: async () => {
      const before = client.getQueryData<Customer | null>(visitorKeys.customer);
      if (!before) return false;
      const after = await graphql(AuthenticatedCustomerDocument, {}).catch(() => null);
      return Boolean(after?.authenticatedCustomer && !isSameCustomer(before, after.authenticatedCustomer));
    },
  });
  return customerCheck.execute();
}

function isSameCustomer(before: Customer, after: Customer): boolean {
  return (
    before.id === after.id && before.actor.id === after.actor.id && before.billTo?.id === after.billTo?.id
  );
}

function renewIdentityInBackground(client: QueryClient): void {
  import('./keep-identity.ts')
    .then(({ keepIdentity }) => keepIdentity(client))
    .catch((error: unknown) => logFailure('Loading the identity session failed', error));
}
