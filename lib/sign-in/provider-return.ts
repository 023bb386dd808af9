import { announceAnswer, readPendingRedirect } from '../io/identity/provider-answer.ts';

/* What the page that a provider leads back to needs at once, without the SDK. */

/** Whether this window had left the shop to sign in, rather than been opened for it. */
export function isProviderRedirect(): boolean {
  return readPendingRedirect() !== null;
}

/** Tells the window that opened this one. */
export function announceProviderAnswer(url: string): void {
  announceAnswer(url);
}
