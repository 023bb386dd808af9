import { errorText } from '../rules/text/error-text.ts';
import { startFailureMessage, userInfoFailureMessage } from '../rules/people/electronic-sign-in.ts';

/** The backend's reasons that a retry does not help against. */
const meaningfulCodes: readonly unknown[] = ['err.tooMany', 'err.disabled', 'err.takenId'];

/** Message when nothing was sent to the phone; too many attempts have their own. */
export function startFailureText(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return isMeaningful(cause) ? `${startFailureMessage} ${errorText(cause)}` : startFailureMessage;
}

/** Message when the approval did not sign in; a closed account is named as such. */
export function userInfoFailureText(error: unknown): string {
  return isMeaningful(error) ? errorText(error) : userInfoFailureMessage;
}

function isMeaningful(error: unknown): boolean {
  if (!(error instanceof Error) || !('details' in error)) return false;
  const { details } = error as { details?: { reason?: unknown } };
  return meaningfulCodes.includes(details?.reason);
}
