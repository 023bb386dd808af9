export const kennitalaMessage = 'Kennitala ekki rétt valin';

/** Who a national id belongs to, by its first digit: 4-7 a company, 8-9 a system id without a birth date. */
type KennitalaKind = 'company' | 'system' | 'person';

/** Without dashes, spaces and what cannot be seen, full-width digits as ASCII ones. Does not say that the rest is a national id. */
export function normaliseKennitala(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
}

/**
 * Exactly ten digits once normalised (specification §5.1). The check digit is never looked at:
 * since 18 February 2026 Registers Iceland issues numbers that do not have one.
 */
export function isKennitala(text: string): boolean {
  return /^\d{10}$/.test(normaliseKennitala(text));
}

/** Kind of a valid national id. */
export function kennitalaKind(kennitala: string): KennitalaKind {
  const first = normaliseKennitala(kennitala).charAt(0);
  if (first >= '8') return 'system';
  return first >= '4' ? 'company' : 'person';
}

/** `DDMMYY-NNNN`; anything that is not a national id comes back as it was. */
export function formatKennitala(text: string): string {
  const digits = normaliseKennitala(text);
  return isKennitala(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : text;
}
