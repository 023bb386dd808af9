import {
  messageForBackendCode,
  genericMessage,
  isBackendCode,
  secondFactorReason,
  tooManyMessage,
} from './backend-messages.ts';

/** Codes whose message the backend words for the user, e.g. how many units are left. */
const codesWithBackendText: readonly string[] = ['BAD_REQUEST', 'FAILED_PRECONDITION'];
/** What a call throws when there was no proper answer (specification §8.1); for logs, not for users. */
const invalidResponseMessage = 'Invalid GraphQL Response';
/** What the backend names besides the code where the code alone would mislead. */
const tooManyReason = 'err.tooMany';

/**
 * Icelandic text for whatever a call threw; never the text of an exception that was not meant for users.
 * @param textForCode words a code: `messageForCode` where the identity service is asked as well
 */
export function errorText(
  error: unknown,
  textForCode: (code: string) => string = messageForBackendCode,
): string {
  const code = errorCode(error);
  if (code === null || !(error instanceof Error)) return genericMessage;
  const reason = readReason(error);
  if (reason === tooManyReason) return tooManyMessage;
  const hasBackendText =
    (codesWithBackendText.includes(code) || reason) &&
    error.message !== '' &&
    error.message !== invalidResponseMessage;
  return hasBackendText ? error.message : textForCode(code);
}

/** `reason` of a backend error's details, e.g. err.disabled. */
function readReason(error: Error): unknown {
  const { details } = error as { details?: { reason?: unknown } };
  return details?.reason;
}

/** Whether the backend refused because a password alone proved who asks. */
export function asksSecondFactor(error: unknown): boolean {
  return error instanceof Error && readReason(error) === secondFactorReason;
}

/** The backend's or the identity service's code of an error, or null. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return isBackendCode(error.code) ? error.code : error.code.replace(/^auth\//, '');
}

/** Whether nobody can tell from it if the call did anything: the answer may only have been lost on the way. */
export function isLostAnswer(error: unknown): boolean {
  return ['UNAVAILABLE', 'INTERNAL', 'UNKNOWN'].includes(errorCode(error) ?? '');
}
