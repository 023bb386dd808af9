import { z } from 'zod';
import { download, flag, id, image, optionalText, slug, text } from './fields.ts';

const productShape = {
  type: z.literal('product'),
  id: id.optional(),
  sku: text(64),
  ean: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string()
      .regex(/^\d{8,14}$/, 'takes 8 to 14 digits')
      .nullish(),
  ),
  /** Numbers that customers may still order it by. */
  oldNumbers: z.array(text(64)).max(20).default([]),
  name: text(300),
  slug: slug.nullish(),
  description: optionalText(20_000),
  brand: slug.nullish(),
  categories: z.array(slug).max(20).default([]),
  /** Krónur with VAT, before any discount. */
  price: z.int('takes whole krónur').min(0).max(100_000_000),
  taxPercentage: z.union([z.literal(24), z.literal(11)], { error: 'takes 24 or 11' }),
  discount: z.number().min(0).max(100).multipleOf(0.01).default(0),
  salesCode: optionalText(32),
  stock: z.int('takes whole units').min(0).max(1_000_000_000).default(0),
  unitOfMeasure: z.int('takes whole units').min(1).max(1_000_000).default(1),
  packageSize: optionalText(100),
  deliveryTime: optionalText(100),
  /** What the law exempts from the right of withdrawal (law 16/2016); null: nothing. */
  withdrawalExemption: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .enum(['MadeToOrder', 'Perishable', 'SealedHygiene'], {
        error: 'takes MadeToOrder, Perishable or SealedHygiene',
      })
      .nullish(),
  ),
  isNew: flag(false),
  isSpecialOrder: flag(false),
  isTrending: flag(false),
  visibleByGuest: flag(true),
  priceVisibleByGuest: flag(true),
  /** True takes the product out of the range; a later line without it brings it back. */
  takenOut: flag(false),
  group: optionalText(100),
  groupName: optionalText(300),
  attributes: z
    .array(z.strictObject({ name: text(100), value: text(500) }))
    .max(100)
    .default([]),
  images: z.array(image).max(50).default([]),
  files: z
    .array(z.strictObject({ name: text(200), url: download, size: z.int().min(0).nullish() }))
    .max(50)
    .default([]),
  videos: z
    .array(z.strictObject({ title: text(200), url: download }))
    .max(20)
    .default([]),
  popularity: z.int().min(-1_000_000_000).max(1_000_000_000).default(0),
};

export const productLineSchema = z.strictObject(productShape);
export type ProductLine = z.output<typeof productLineSchema>;

/** Names that a CSV file's columns may have. */
export const productFields: ReadonlySet<string> = new Set(
  Object.keys(productShape).filter((name) => name !== 'type'),
);
