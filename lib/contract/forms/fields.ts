import * as z from 'zod/mini';
import { isKennitala, kennitalaMessage, normaliseKennitala } from '../../rules/people/kennitala.ts';
import { isPhone, normalisePhone, phoneMessage } from '../../rules/people/phone.ts';
import { findPlace, postalCodeMessage } from '../../rules/people/postal-codes.ts';
import { emailProblem, normaliseEmail } from '../../rules/security/credentials.ts';
import { badRequestMessage, requiredMessage } from '../../rules/text/backend-messages.ts';
import { collapseSpaces, normaliseText } from '../../rules/text/normalise-text.ts';

/* Fields of forms: storefront and backend check what was typed by the same schema, and the backend stores its output. */

/** Longest name or address line, in characters. */
const maxLineLength = 120;

/** @param findProblem Icelandic text for a normalised value that is refused, else null */
export function textField(normalise: (text: string) => string, findProblem: (text: string) => string | null) {
  return z.string().check(
    z.overwrite(normalise),
    z.check(({ value, issues }) => {
      const message = findProblem(value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
  );
}

/** Where it may be left empty: then it is null. */
function orNull<Field extends z.ZodMiniType<string, string>>(field: Field) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => normaliseText(text) || null),
    ),
    z.nullable(field),
  );
}

/** Where it is absent it counts as empty. */
export function orEmpty<Field extends z.ZodMiniType<string, string>>(field: Field) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => text ?? ''),
    ),
    field,
  );
}

/** Names and addresses contain no control characters. */
const lineProblem = (text: string): string | null =>
  text.length > maxLineLength || /\p{Cc}/u.test(text) ? badRequestMessage : null;
const requiredLineProblem = (text: string): string | null => (text ? lineProblem(text) : requiredMessage);
const kennitalaProblem = (text: string): string | null => (isKennitala(text) ? null : kennitalaMessage);
const phoneProblem = (text: string): string | null => (isPhone(text) ? null : phoneMessage);
const postalCodeProblem = (text: string): string | null =>
  findPlace(text) === null ? postalCodeMessage : null;
const orRequired =
  (findProblem: (text: string) => string | null) =>
  (text: string): string | null =>
    text ? findProblem(text) : requiredMessage;

export const lineField = textField(normaliseText, requiredLineProblem);
export const optionalLineField = orNull(textField(normaliseText, lineProblem));
/** Names are searched and sorted: a double space would hide them. */
export const nameField = textField(collapseSpaces, requiredLineProblem);
export const emailField = textField(normaliseEmail, emailProblem);
/** Seven digits. */
export const phoneField = textField(normalisePhone, orRequired(phoneProblem));
export const optionalPhoneField = orNull(textField(normalisePhone, phoneProblem));
/** Ten digits. */
export const kennitalaField = textField(normaliseKennitala, orRequired(kennitalaProblem));
export const optionalKennitalaField = orNull(textField(normaliseKennitala, kennitalaProblem));
/** Of a place in Iceland. */
export const postalCodeField = textField((text) => text.trim(), orRequired(postalCodeProblem));
/** A box that has to be ticked. */
export const acceptedField = z.boolean().check(
  z.check(({ value, issues }) => {
    if (!value) issues.push({ code: 'custom', message: requiredMessage, input: value });
  }),
);
