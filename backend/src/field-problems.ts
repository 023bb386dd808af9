import { badRequestMessage, requiredMessage } from '../../lib/rules/text/backend-messages.ts';
import { ShopError } from './errors.ts';

/** Longest name or address line, in characters. */
const maxTextLength = 120;

/** Collects validation errors by field: path in the input → Icelandic text. */
export class FieldProblems {
  readonly fields: Record<string, string> = {};

  add(path: string, message: string | null): void {
    if (message !== null) this.fields[path] = message;
  }

  /** @throws ShopError BAD_REQUEST with extensions.fields when anything was added */
  check(): void {
    if (Object.keys(this.fields).length > 0) {
      throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: this.fields });
    }
  }
}

/** Text as it is stored. */
export const normaliseText = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFC').trim();

/** Validation error of a line of text, or null. */
export function findTextProblem(text: string, required: boolean): string | null {
  if (required && text === '') return requiredMessage;
  // Names and addresses contain no control characters.
  return text.length > maxTextLength || /\p{Cc}/u.test(text) ? badRequestMessage : null;
}
