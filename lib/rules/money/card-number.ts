/** Digits of a number as people type it: blanks and dashes between them, no letter or other digit beside them. */
const cardNumberPattern = /(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w.-])/g;

/** Keys and references may be digits and dashes for a good part. */
const uuidPattern = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/**
 * Whether a text holds what looks like a card's number: 13 to 19 digits whose first tells a card scheme and whose last is the
 * check digit of ISO/IEC 7812. Such a text is refused before anything is written or logged (reliability §3.3).
 */
export function hasCardNumber(text: string): boolean {
  const rest = text.normalize('NFKC').replaceAll(uuidPattern, '');
  return [...rest.matchAll(cardNumberPattern)].some(([candidate]) =>
    isLuhnValid(candidate.replaceAll(/\D/g, '')),
  );
}

function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let at = 1; at <= digits.length; at += 1) {
    const value = Number(digits.at(-at)) * (at % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
