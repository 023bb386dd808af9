import { hasMessage, messageForCode } from '../rules/text/messages.ts';

/** Longest text that an address may show (specification §2.1, where its length is open). */
const maximumLength = 200;
/** What a program would have written. */
const codePattern = /^(?:auth\/)?[a-z]+(?:-[a-z]+)+$|^[A-Z]+(?:_[A-Z]+)*$/;

/**
 * The sign-in page's first error text (specification §2.1, `error`): a code is worded, anything else is shown as it is. Anybody
 * can make such an address: plain text in one line, and not much of it.
 */
export function toInitialError(parameter: string | null): string | null {
  const text = parameter
    ?.normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  if (!text) return null;
  if (hasMessage(text) || codePattern.test(text)) return messageForCode(text);
  const characters = Array.from(text);
  return characters.length <= maximumLength ? text : `${characters.slice(0, maximumLength - 1).join('')}…`;
}
