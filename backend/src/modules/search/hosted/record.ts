import { pricePerUnit } from '../../../../../lib/rules/money/price-per-unit.ts';
import { netOf } from '../../../../../lib/rules/money/kronur.ts';
import { kindWords, skuPieces, inflectingWords } from '../internal/lexemes.ts';
import { toBareText, tokenise } from '../internal/tokens.ts';
import { findOtherNames, splitParts } from '../internal/vocabulary.ts';
import type { Wording } from './wording.ts';
import { unitField } from './settings.ts';
import { fitRecord } from './record-size.ts';
import type { RecordRow } from './record-store.ts';

/**
 * A product as the hosted search stores it, without what guests may not know of a product that they may see.
 * `withForms`: includes all forms of its words in the record, where the service takes no dictionary of them.
 */
export function toRecord(row: RecordRow, { language, thesaurus }: Wording, withForms: boolean) {
  const { id, oldNumbers, attributes, categories, image, priceVisibleByGuest, ...described } = row;
  const { listPrice, price, taxPercentage, discount, content, ...rest } = described;
  const unitPrice = content && pricePerUnit(price, content);
  const words = inflectedWords(row.name);
  const kind = kindWords(row.name);
  const heads = new Set<string>();
  for (const word of inflectedWords(kind))
    for (const head of [splitParts(language, word)[1], ...language.headsOf(word)]) if (head) heads.add(head);
  const parts = new Set<string>();
  for (const word of words)
    for (const part of [...splitParts(language, word), language.writtenApart(word)])
      if (part) parts.add(part);
  return fitRecord({
    ...rest,
    objectID: String(id),
    /** A number, because such can be ranked by. */
    available: Number(row.inStock || row.isSpecialOrder),
    skuVariants: [...new Set([toBareText(row.sku), ...skuPieces(row.sku), ...oldNumbers.map(toBareText)])],
    categories: toLevels(categories),
    categoryNames: [...new Set(categories.flat())],
    attributes: Object.fromEntries(
      [...Map.groupBy(attributes, ({ name }) => name)].map(([name, attributeValue]) => [
        name,
        attributeValue.map(({ value }) => value),
      ]),
    ),
    attributeValues: [...new Set(attributes.map(({ value }) => value))],
    image: image && { assetPath: image.assetPath, alt: image.alt },
    kind,
    heads: [...heads],
    parts: [...parts],
    sizes: tokenise(row.name).flatMap(({ isMeasure, bare }) => (isMeasure ? [bare] : [])),
    otherNames: [...findOtherNames(language, thesaurus, inflectedWords(kind))],
    ...(withForms && {
      forms: [...new Set([...words, ...parts].flatMap((word) => [...language.forms(word)]))],
    }),
    priceVisibleByGuest,
    ...(priceVisibleByGuest && {
      price,
      priceWithoutTax: netOf(price, taxPercentage),
      listPrice,
      discount,
      discounted: discount > 0,
      // Krónur, by the measure: ranges of different measures are different filters.
      ...(content && unitPrice !== null && { unitPrice: { [unitField(content.per)]: unitPrice / 100 } }),
    }),
  });
}

/** The words of a product's name that inflect. */
export const inflectedWords = (name: string): string[] =>
  inflectingWords({ sku: '', ean: null, oldNumbers: [], name, brand: null, categories: [], about: [] });

/** `lvl0: ['Pappír'], lvl1: ['Pappír > Salernispappír'] …`, the format of hierarchical facets. */
function toLevels(paths: readonly string[][]): Record<string, string[]> {
  const levels: Record<string, string[]> = {};
  for (const path of paths)
    for (const [level] of path.entries()) {
      const names = (levels[`lvl${level}`] ??= []);
      const name = path.slice(0, level + 1).join(' > ');
      if (!names.includes(name)) names.push(name);
    }
  return levels;
}
