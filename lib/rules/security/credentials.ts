import { requiredMessage } from '../text/backend-messages.ts';
import { invalidEmailMessage } from '../text/messages.ts';

/** RFC 5321: the longest address that can be delivered to. */
const maximumEmailLength = 254;
/** Shortest password unless the identity service's policy asks for more (characters). */
export const minimumPasswordLength = 6;

/**
 * One @ with something on both sides and a dotted domain, without what means something in the head of a mail; more cannot be known
 * without sending mail.
 */
const emailPattern = /^[^\s@<>()[\]",;:\\]{1,64}@[^\s@.<>()[\]",;:\\]+(\.[^\s@.<>()[\]",;:\\]+)+$/;

/** E-mail addresses are kept and compared like this. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= maximumEmailLength && emailPattern.test(text);
}

/** Icelandic text for an e-mail field, or null when it is fine. */
export function emailProblem(text: string): string | null {
  const email = normaliseEmail(text);
  if (!email) return requiredMessage;
  return isEmail(email) ? null : invalidEmailMessage;
}
