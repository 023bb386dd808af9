import type { Language } from '../language/language.ts';
import { kindOf, skuPieces, wordsOf } from '../internal/lexemes.ts';
import { bareText, sizesOf, tokensOf } from '../internal/tokens.ts';
import { otherNames, partsOf } from '../internal/vocabulary.ts';
import type { RecordRow } from './record-store.ts';

/** A product as the hosted search keeps it. What guests may not know of a product they may see does not stand in it. */
export type SearchRecord = ReturnType<typeof recordOf>;

/** Larger than any id: what is marked as new comes before what merely came last. */
const newFirst = 2 ** 31;

/** `withForms`: all forms of its words in the record itself, where the service takes no dictionary of them. */
export function recordOf(row: RecordRow, language: Language, withForms: boolean) {
  const { id, attributes, categories, image, listPrice, price, discount, priceVisibleByGuest, ...rest } = row;
  const words = namedWords(row.name);
  const kind = kindOf(row.name);
  const heads = new Set<string>();
  for (const word of namedWords(kind))
    for (const head of [partsOf(language, word)[1], ...language.headsOf(word)]) if (head) heads.add(head);
  const parts = new Set<string>();
  for (const word of words)
    for (const part of [...partsOf(language, word), language.writtenApart(word)]) if (part) parts.add(part);
  return {
    ...rest,
    objectID: String(id),
    newest: row.isNew ? id + newFirst : id,
    skuVariants: [...new Set([bareText(row.sku), ...skuPieces(row.sku)])],
    categories: levelsOf(categories),
    categoryNames: [...new Set(categories.flat())],
    attributes: Object.fromEntries(
      [...Map.groupBy(attributes, ({ name }) => name)].map(([name, given]) => [
        name,
        given.map(({ value }) => value),
      ]),
    ),
    attributeValues: [...new Set(attributes.map(({ value }) => value))],
    image: image && { assetPath: image.assetPath, alt: image.alt },
    kind,
    heads: [...heads],
    parts: [...parts],
    sizes: sizesOf(tokensOf(row.name)),
    otherNames: [...otherNames(language, namedWords(kind))],
    ...(withForms && {
      forms: [...new Set([...words, ...parts].flatMap((word) => [...language.forms(word)]))],
    }),
    priceVisibleByGuest,
    ...(priceVisibleByGuest && { price, listPrice, discount, discounted: discount > 0 }),
  };
}

/** The words of a product's name that inflect. */
export const namedWords = (name: string): string[] =>
  wordsOf({ sku: '', ean: null, name, brand: null, about: [] });

/** `lvl0: ['Pappír'], lvl1: ['Pappír > Salernispappír'] …`, as hierarchical facets want it. */
function levelsOf(paths: readonly string[][]): Record<string, string[]> {
  const levels: Record<string, string[]> = {};
  for (const path of paths)
    for (const [level] of path.entries()) {
      const names = (levels[`lvl${level}`] ??= []);
      const name = path.slice(0, level + 1).join(' > ');
      if (!names.includes(name)) names.push(name);
    }
  return levels;
}
