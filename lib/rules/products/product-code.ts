/** Longest text that can be a product's number. */
export const maximumCodeLength = 64;

/**
 * A product's number as it is compared: SKUs are known with and without spaces, hyphens, dots and in any case. Only ASCII letters
 * change, so that PostgreSQL's `translate` (backend/src/db/schema/catalogue.ts) does the same on every machine.
 */
export function normaliseProductCode(text: string): string {
  return text.replaceAll(/[ \-./_]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The lengths in which the barcode of one product is written: leading zeros come and go between EAN-8, UPC, EAN-13 and GTIN-14. */
export function barcodeForms(code: string): string[] {
  if (!/^\d{7,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, '');
  return [...new Set([code, ...[8, 12, 13, 14].map((length) => digits.padStart(length, '0'))])];
}
