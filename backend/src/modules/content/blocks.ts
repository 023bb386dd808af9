import { z } from 'zod';

const text = z.string().min(1);
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
/** Where a reader may be sent: a path of this site or https. */
export const linkSchema = z
  .string()
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/, 'a path of this site, https, mailto or tel');

export const imageSchema = z
  .strictObject({
    assetPath: z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'a path in the bucket without a leading slash'),
    alt: z.string().nullish(),
    width: z.int().positive().nullish(),
    height: z.int().positive().nullish(),
  })
  .transform(({ assetPath, alt, width, height }) => ({
    assetPath,
    alt: alt ?? null,
    width: width ?? null,
    height: height ?? null,
  }));

/** Which products a band shows: named by SKU, or the first of a listing. */
const productChoice = z.union([
  z.strictObject({ skus: z.array(text).min(1).max(24) }),
  z.strictObject({
    category: text.optional(),
    brand: text.optional(),
    isNew: z.boolean().optional(),
    isTrending: z.boolean().optional(),
    discounted: z.boolean().optional(),
    sort: z
      .enum(['Popular', 'Newest', 'PriceAscending', 'PriceDescending', 'NameAscending', 'NameDescending'])
      .optional(),
    count: z.int().min(1).max(24),
  }),
]);

/** A block as it is kept: it names products and categories, the answer holds them. */
export const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('banner'),
    title: text.optional(),
    text: text.optional(),
    image: imageSchema.optional(),
    link: linkSchema.optional(),
    linkText: text.optional(),
  }),
  z.strictObject({
    type: z.literal('products'),
    title: text.optional(),
    link: linkSchema.optional(),
    choose: productChoice,
  }),
  z.strictObject({
    type: z.literal('categories'),
    title: text.optional(),
    slugs: z.array(text).min(1).max(24).optional(),
  }),
  z.strictObject({ type: z.literal('text'), title: text.optional(), text: text }),
  z.strictObject({ type: z.literal('marquee'), items: z.array(text).min(1).max(20) }),
]);
export type StoredBlock = z.output<typeof blockSchema>;

export const sectionSchema = z.strictObject({
  anchor: anchor.optional(),
  title: text.optional(),
  blocks: z.array(blockSchema).min(1),
});
export type StoredSection = z.output<typeof sectionSchema>;
