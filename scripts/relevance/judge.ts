import { foldIcelandic } from '../../lib/rules/text/icelandic-order.ts';
import type { JudgedQuery } from './queries.ts';

/** What a rule is about of a product; the demo's own lines have it. */
export interface JudgedProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly categories: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

export interface SearchAnswer {
  /** Null where nothing was found. */
  readonly firstSku: string | null;
  /** Words under which nothing was found. */
  readonly unknownWords: readonly string[];
}

/** Whether this answer is right. */
export function isRight(
  query: JudgedQuery,
  answer: SearchAnswer,
  product: JudgedProduct | undefined,
): boolean {
  if (query.unknownWord !== null)
    return (
      answer.firstSku === null || answer.unknownWords.some((word) => fold(word) === fold(query.unknownWord))
    );
  if (!product) return false;
  const { name, brand, categories, attributes } = product;
  return (
    (query.categories.length === 0 || query.categories.some((slug) => categories.includes(slug))) &&
    query.name.every((pattern) => pattern.test(name)) &&
    (query.brand === null || query.brand === brand) &&
    (query.sku === null || query.sku === product.sku) &&
    query.attributes.every((expected) =>
      attributes.some((own) => own.name === expected.name && expected.value.test(own.value)),
    )
  );
}

const fold = (word: string | null): string => foldIcelandic(word ?? '');

export interface Share {
  readonly kind: string;
  /** Percent. */
  readonly share: number;
  readonly count: number;
  /** What was found for the queries that went wrong. */
  readonly misses: readonly string[];
}

/** The share of right answers of a kind. */
export async function judgeKind(
  kind: string,
  queries: readonly JudgedQuery[],
  search: (typed: string) => Promise<SearchAnswer>,
  products: ReadonlyMap<string, JudgedProduct>,
): Promise<Share> {
  const misses: string[] = [];
  for (const query of queries) {
    const answer = await search(query.typed);
    const product = products.get(answer.firstSku ?? '');
    if (!isRight(query, answer, product))
      misses.push(`${query.typed}: ${product?.name ?? 'nothing'} (${answer.unknownWords.join(', ')})`);
  }
  const count = queries.length;
  return { kind, count, share: (100 * (count - misses.length)) / count, misses };
}
