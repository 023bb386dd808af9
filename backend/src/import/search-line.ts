import { z } from 'zod';
import { text, unique } from './fields.ts';

/** A search service of the smallest plan takes a thousand; the shop's own lists are among them. */
const maxGroups = 700;
const maxPins = 500;

/** A word in the nominative; words that are written apart are joined by a hyphen, as in the shop's own lists. */
const word = text(60)
  .transform((value) => value.toLowerCase().replaceAll(/\s+/g, '-'))
  .pipe(z.string().regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){0,2}$/u, 'takes a word, or up to three'));

/** All words that mean the same in this shop, beyond what the shop's own lists say. */
const synonymsLineSchema = z.strictObject({
  type: z.literal('synonyms'),
  groups: z.array(unique(z.array(word).min(2).max(20), (one) => one, 'word')).max(maxGroups),
});

/** All products that come first for a text, in their order. */
const pinsLineSchema = z.strictObject({
  type: z.literal('pins'),
  pins: unique(
    z
      .array(
        z.strictObject({
          search: text(100),
          skus: unique(z.array(text(64)).min(1).max(10), (sku) => sku, 'sku'),
        }),
      )
      .max(maxPins),
    ({ search }) => search.toLowerCase(),
    'search',
  ),
});

export const searchLineSchemas = { synonyms: synonymsLineSchema, pins: pinsLineSchema } as const;
export type SearchLine = z.output<(typeof searchLineSchemas)[keyof typeof searchLineSchemas]>;
