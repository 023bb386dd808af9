import { backendText, genericMessage, isBackendCode, tooManyMessage } from './backend-messages.ts';

/** Codes whose message the backend words for the user, e.g. how many units are left. */
const wordedByBackend: readonly string[] = ['BAD_REQUEST', 'FAILED_PRECONDITION'];
/** What a call throws when there was no proper answer (specification §8.1); for logs, not for users. */
const noAnswer = 'Invalid GraphQL Response';
/** What the backend names besides the code where the code alone would mislead. */
const tooMany = 'err.tooMany';

/**
 * Icelandic text for whatever a call threw; never the text of an exception that was not meant for users.
 * @param textOf words a code: `messageForCode` where the identity service is asked as well
 */
export function errorText(error: unknown, textOf: (code: string) => string = backendText): string {
  const code = errorCode(error);
  if (code === null || !(error instanceof Error)) return genericMessage;
  const reason = reasonOf(error);
  if (reason === tooMany) return tooManyMessage;
  const worded =
    (wordedByBackend.includes(code) || reason) && error.message !== '' && error.message !== noAnswer;
  return worded ? error.message : textOf(code);
}

/** `reason` of a backend error's details, e.g. err.disabled. */
function reasonOf(error: Error): unknown {
  const { details } = error as { details?: { reason?: unknown } };
  return details?.reason;
}

/** The backend's or the identity service's code of an error, or null. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return isBackendCode(error.code) ? error.code : error.code.replace(/^auth\//, '');
}
