/** Where products stand side by side. */
export const comparisonPath = '/samanburdur';

/** Names of the parameters of its address. */
export const comparisonParameters = {
  /** Product numbers, parted by commas. */
  codes: 'vorur',
  /** A number that is to be added. */
  added: 'baeta',
} as const;

/** The comparison of these product numbers; of none it is empty. */
export function comparisonHref(codes: readonly string[]): string {
  return `${comparisonPath}?${comparisonParameters.codes}=${codes.map(encodeURIComponent).join(',')}`;
}
