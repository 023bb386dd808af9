import { errorText } from '../rules/text/error-text.ts';
import { startFailureMessage, userInfoFailureMessage } from '../rules/people/electronic-sign-in.ts';

/** Reasons that the backend names and that trying again does not remove. */
const meaningfulCodes: readonly unknown[] = ['err.tooMany', 'err.disabled', 'err.takenId'];

/** What a person reads when nothing was sent to the phone; asked too often is said besides. */
export function startFailureText(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return isMeaningful(cause) ? `${startFailureMessage} ${errorText(cause)}` : startFailureMessage;
}

/** What a person reads when the approval led nowhere; a closed account is called that. */
export function userInfoFailureText(error: unknown): string {
  return isMeaningful(error) ? errorText(error) : userInfoFailureMessage;
}

function isMeaningful(error: unknown): boolean {
  if (!(error instanceof Error) || !('details' in error)) return false;
  const { details } = error as { details?: { reason?: unknown } };
  return meaningfulCodes.includes(details?.reason);
}
