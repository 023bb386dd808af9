/** A discount as typed, `12,5` or `12.5`: 0 to 100 with at most two decimals; null for anything else. */
export function parsePercent(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  const percent = Number(typed);
  return percent <= 100 ? percent : null;
}
