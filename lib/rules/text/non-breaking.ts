/** A number and the unit after it, or the sides of a measure, in the name of a product: `100 stk.`, `25 × 35 cm`. */
const nonBreakingSpaces = /(?<=\d) (?=[\p{L}°%]{1,6}\.?(?:[\s,)]|$))|(?<=\d) (?=×)|(?<=×) (?=\d)/gu;

/** The name with what belongs together held on one line, for columns in which names break. */
export function withNonBreakingUnits(name: string): string {
  return name.replaceAll(nonBreakingSpaces, '\u00a0');
}

/** The text with the day of a date and its month held on one line: `1. desember`. */
export function withNonBreakingDates(text: string): string {
  return text.replaceAll(/(?<=\d\.) (?=\p{Ll})/gu, '\u00a0');
}
