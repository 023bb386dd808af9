import type { QueryClient } from '@tanstack/react-query';
import { renewIdentity } from '../io/identity/identity.ts';
import { logFailure } from '../io/log.ts';
import { callRest } from '../io/rest.ts';
import { forgetPad } from '../visitor/forget-pad.ts';
import { messageForCode } from '../rules/text/messages.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { announceSignedInChange, readSignedInHint } from '../visitor/signed-in-hint.ts';
import { openSignIn } from './request.ts';

/** Renews the identity service's session; where that has ended, the shop's ends with it. */
export function keepIdentity(client: QueryClient): Promise<void> {
  return renewIdentity(() => void signOutAfterRevocation(client));
}

/** The identity service closed the account or revoked its sessions: so ends the shop's. */
async function signOutAfterRevocation(client: QueryClient): Promise<void> {
  // Another tab signed out, which ended the identity session of all.
  if (!readSignedInHint()) return;
  try {
    await callRest('customer/auth/logout');
  } catch (error) {
    logFailure('Signing out failed', error);
  }
  announceSignedInChange();
  void forgetPad();
  await clearVisitorQueries(client);
  openSignIn({ message: messageForCode('user-token-expired'), onSignedIn: () => undefined });
}
