/** The thirteenth digit: weights 1 and 3 in turn, up to the next ten. */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(twelve[at]) * (at % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 from GS1's range for internal use (20–29), so that no fictional product has the number of a real one. `serial` is a
 * whole number below 10^10.
 */
export function eanOf(serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 0 || serial >= 10 ** 10) {
    throw new RangeError(`EAN serial ${serial} is out of range`);
  }
  const twelve = `29${String(serial).padStart(10, '0')}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}
