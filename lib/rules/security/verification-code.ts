import { requiredMessage } from '../text/backend-messages.ts';

/** Digits of an authenticator app's code. */
const codeLength = 6;
export const wrongCodeMessage = 'Kóðinn er ekki réttur.';

/** A code as people type it, `123 456` or `123-456`, as the identity service takes it; full-width digits are digits. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** Icelandic text for a code that cannot be right, or null. */
export function codeProblem(code: string): string | null {
  if (!code) return requiredMessage;
  return /^\d+$/.test(code) && code.length === codeLength ? null : wrongCodeMessage;
}
