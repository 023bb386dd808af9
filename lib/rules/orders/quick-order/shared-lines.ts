const hashPrefix = '#vorur=';

/** The address of the quick order page with these lines in it. They stand behind the `#`, which no server sees. */
export function sharedLinesHref(lines: readonly { sku: string; quantity: number }[]): string {
  return `/karfa/flytipontun${hashPrefix}${lines.map(({ sku, quantity }) => `${encodeURIComponent(sku)}*${quantity}`).join(',')}`;
}

/** The lines of such an address as text, one each; empty for any other. */
export function readSharedText(hash: string): string {
  if (!hash.startsWith(hashPrefix)) return '';
  const lines = hash
    .slice(hashPrefix.length)
    .split(',')
    .map((part) => part.split('*'));
  return lines.map(([sku = '', quantity = '1']) => `${decodePart(sku)};${quantity}`).join('\n');
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll(';', ' ');
  } catch {
    return text;
  }
}
