/** A whole number as typed, at least 0: what is no number is 0. Null for an empty field. */
export function readWholeNumber(text: string): number | null {
  if (text.trim() === '') return null;
  return Math.max(0, Math.trunc(Number(text) || 0));
}
