/** Names that stand in a list; the others are counted. */
const namedCount = 2;

/** What an order or an invoice is about, in one line: `Handsápa, Ruslapokar og 3 til viðbótar`. */
export function goodsText(lines: readonly { name: string }[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  const rest = names.length - namedCount;
  const named = names.slice(0, namedCount).join(', ');
  return rest > 0 ? `${named} og ${rest} til viðbótar` : named;
}
