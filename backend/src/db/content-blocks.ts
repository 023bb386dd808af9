import { z } from 'zod';
import { allowedContentLink } from '../../../lib/rules/routes/content-link.ts';
import { image, optionalText, slug, text } from '../import/fields.ts';

const anchor = z
  .string()
  .max(100)
  .regex(/^[a-z][a-z0-9-]*$/, 'takes lower-case letters, digits and hyphens, a letter first');

/** An address that a block may link to. */
export const link = z
  .string()
  .refine(
    (value) => allowedContentLink(value) !== null,
    'takes a path of this site, #anchor, or an http, https, mailto or tel address',
  );
const optionalLink = z
  .preprocess((value) => (value === '' ? null : value), link.nullish())
  .transform((value) => value ?? null);

const title = optionalText(200);
const optionalImage = image.nullish().transform((value) => value ?? null);
const sku = text(60);

/** The products of a band: named by SKU, or the first of a listing. */
const productChoice = z.union([
  z.strictObject({ skus: z.array(sku).min(1).max(24) }),
  z.strictObject({
    category: slug.optional(),
    brand: slug.optional(),
    isNew: z.boolean().optional(),
    isTrending: z.boolean().optional(),
    discounted: z.boolean().optional(),
    sort: z
      .enum(['Popular', 'Newest', 'PriceAscending', 'PriceDescending', 'NameAscending', 'NameDescending'])
      .optional(),
    count: z.int().min(1).max(24),
  }),
]);

/** A block as it is stored: it names products and categories, the response contains them. */
const blockSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('banner'),
      title,
      text: optionalText(2_000),
      image: optionalImage,
      link: optionalLink,
      linkText: optionalText(100),
    }),
    z.strictObject({
      type: z.literal('products'),
      title,
      link: optionalLink,
      choose: productChoice,
    }),
    z.strictObject({
      type: z.literal('categories'),
      title,
      slugs: z
        .array(slug)
        .min(1)
        .max(24)
        .nullish()
        .transform((value) => value ?? null),
    }),
    z.strictObject({ type: z.literal('text'), title, text: text(20_000) }),
    z.strictObject({
      type: z.literal('marquee'),
      items: z
        .array(text(100))
        .min(1)
        .max(20)
        .transform((items) => [...new Set(items)]),
    }),
  ],
  {
    error: (issue) =>
      issue.code === 'invalid_union' ? 'takes banner, products, categories, text or marquee' : undefined,
  },
);
export type StoredBlock = z.output<typeof blockSchema>;

export const sectionSchema = z.strictObject({
  anchor: anchor.nullish().transform((value) => value ?? null),
  title,
  blocks: z.array(blockSchema).max(50),
});
export type StoredSection = z.output<typeof sectionSchema>;

/** Accepts stored content only as far as it still parses: no page shows what an import would refuse. */
export const storedSectionsSchema = z
  .array(
    z.object({
      anchor: anchor.nullable().catch(null),
      title: title.catch(null),
      blocks: z.array(blockSchema.nullable().catch(null)).catch([]),
    }),
  )
  .catch([]);
