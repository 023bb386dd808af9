import type { QueryClient } from '@tanstack/react-query';
import type { AuthenticatedCustomerQuery } from '../../graphql/generated/operations.ts';
import { logFailure } from '../io/log.ts';
import { forgetVisitor } from '../io/forget-visitor.ts';
import { watchOtherTabs } from '../io/other-tabs.ts';
import { refreshVisitor, visitorKeys } from '../io/query-keys.ts';
import { callRest } from '../io/rest.ts';
import {
  announceSignedInChange,
  hasSignedInHint,
  showSignedIn,
  watchSignedInHint,
} from '../io/signed-in-hint.ts';
import { contextChangedMessage, messageForCode } from '../rules/messages.ts';
import { askToSignIn } from './request.ts';

interface Page {
  /** What lastVisitorChange was when the page began. */
  since: string | null;
  /** Asks the server for what it rendered for the visitor. */
  refresh: () => void;
  /** Shows a sentence. */
  tell: (text: string) => void;
}

/** The identity session is looked after once the page has nothing better to load (ms). */
const identityAfter = 5_000;

/** Keeps a page with its visitor: what other tabs do, and what the identity service says, is followed. */
export function followVisitor(client: QueryClient, page: Page): () => void {
  const stopTabs = watchOtherTabs(page.since, () => void followTab(client, page));
  let kept = false;
  const keep = (): void => {
    if (kept || !hasSignedInHint()) return;
    kept = true;
    loadIdentity(() => void endHere(client, page));
  };
  const timer = setTimeout(keep, identityAfter);
  const stopHint = watchSignedInHint(keep);
  return () => {
    stopTabs();
    stopHint();
    clearTimeout(timer);
  };
}

async function followTab(client: QueryClient, { refresh, tell }: Page): Promise<void> {
  const before = customerId(client);
  showSignedIn();
  await (hasSignedInHint() ? refreshVisitor(client) : forgetVisitor(client));
  refresh();
  const after = customerId(client);
  if (before && after && before !== after) tell(contextChangedMessage);
}

function loadIdentity(over: () => void): void {
  import('../io/identity.ts')
    .then(({ keepIdentity }) => keepIdentity(over))
    .catch((error: unknown) => logFailure('Loading the identity session failed', error));
}

/** The identity service closed the account or revoked its sessions: so ends the shop's. */
async function endHere(client: QueryClient, { refresh }: Page): Promise<void> {
  // Another tab signed out, which ended the identity session of all.
  if (!hasSignedInHint()) return;
  try {
    await callRest('customer/auth/logout');
  } catch (error) {
    logFailure('Signing out failed', error);
  }
  announceSignedInChange();
  await forgetVisitor(client);
  askToSignIn({ message: messageForCode('user-token-expired'), onSignedIn: refresh });
}

function customerId(client: QueryClient): string | undefined {
  return client.getQueryData<AuthenticatedCustomerQuery['authenticatedCustomer']>(visitorKeys.customer)?.id;
}
