import { foldIcelandic } from '../../../../lib/rules/text/icelandic-order.ts';

/** Longest stored text: a search reads it for each row. */
const maxLength = 4_000;

/** The searchable text of an order or invoice: numbers, goods and the buyer's own references; each with a space around it. */
export function toSearchText({
  numbers,
  lines,
  options,
}: {
  numbers: readonly (number | string)[];
  lines: readonly { sku: string; name: string; ownNumber?: string | null; ownName?: string | null }[];
  options: readonly { value: string }[];
}): string {
  const words = [
    ...numbers.map(String),
    ...options.map(({ value }) => value),
    ...lines.flatMap(({ sku, name, ownNumber, ownName }) => [sku, name, ownNumber ?? '', ownName ?? '']),
  ].filter((word) => word !== '');
  return foldIcelandic(` ${words.join(' ')} `).slice(0, maxLength);
}

/** The words of a search, normalised like such a text; at most ten. */
export function searchWords(query: string): string[] {
  return foldIcelandic(query).split(/\s+/).filter(Boolean).slice(0, 10);
}
