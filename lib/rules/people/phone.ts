export const phoneMessage = 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi';

/** Without spaces, dashes and the country prefix +354 or 00354 (specification §5.1, §9). */
export function normalisePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .replace(/^(\+|00)354/, '');
}

/** Exactly seven digits once normalised. */
export function isPhone(text: string): boolean {
  return /^\d{7}$/.test(normalisePhone(text));
}

/** `555-1234`; anything that is not a phone number comes back as it was. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text);
  return isPhone(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text;
}

/** `+3545551234`, for machines. */
export function internationalPhone(text: string): string {
  return isPhone(text) ? `+354${normalisePhone(text)}` : text;
}
