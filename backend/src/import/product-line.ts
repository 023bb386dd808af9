import { z } from 'zod';
import type { WithClearedFields } from './clearing.ts';
import { download, id, image, netContent, slug, text, tiers } from './fields.ts';

/** A missing field keeps the product's value. */
const productShape = {
  type: z.literal('product'),
  id: id.optional(),
  sku: text(64),
  ean: z
    .string()
    .regex(/^\d{8,14}$/, 'takes 8 to 14 digits')
    .optional(),
  /** Earlier product numbers, by which customers may still order. */
  oldNumbers: z.array(text(64)).max(20).optional(),
  name: text(300).optional(),
  slug: slug.optional(),
  description: text(20_000).optional(),
  brand: slug.optional(),
  categories: z.array(slug).max(20).optional(),
  /** Krónur with VAT, before any discount. */
  price: z.int('takes whole krónur').min(0).max(100_000_000).optional(),
  taxPercentage: z.union([z.literal(24), z.literal(11)], { error: 'takes 24 or 11' }).optional(),
  /** What several of them cost each, krónur with VAT, by rising quantity. */
  tiers: tiers.optional(),
  discount: z.number('takes percent').min(0).max(100).multipleOf(0.01).optional(),
  salesCode: text(32).optional(),
  stock: z.int('takes whole units').min(0).max(1_000_000_000).optional(),
  unitOfMeasure: z.int('takes whole units').min(1).max(1_000_000).optional(),
  packageSize: text(100).optional(),
  /** What it holds, where the package size does not say it: prices are compared by it. */
  netContent: netContent.optional(),
  deliveryTime: text(100).optional(),
  /** Exemption from the right of withdrawal (law 16/2016); null: none. */
  withdrawalExemption: z
    .enum(['MadeToOrder', 'Perishable', 'SealedHygiene'], {
      error: 'takes MadeToOrder, Perishable or SealedHygiene',
    })
    .optional(),
  isNew: z.boolean().optional(),
  isSpecialOrder: z.boolean().optional(),
  isTrending: z.boolean().optional(),
  visibleByGuest: z.boolean().optional(),
  priceVisibleByGuest: z.boolean().optional(),
  /** True removes the product from the range, false restores it. */
  takenOut: z.boolean().optional(),
  group: text(100).optional(),
  groupName: text(300).optional(),
  attributes: z
    .array(z.strictObject({ name: text(100), value: text(500) }))
    .max(100)
    .optional(),
  images: z.array(image).max(50).optional(),
  files: z
    .array(z.strictObject({ name: text(200), url: download, size: z.int().min(0).nullish() }))
    .max(50)
    .optional(),
  videos: z
    .array(z.strictObject({ title: text(200), url: download }))
    .max(20)
    .optional(),
  popularity: z.int().min(-1_000_000_000).max(1_000_000_000).optional(),
};

/** What null sets a field to, and the defaults of a new product; name, price and tax cannot be cleared. */
export const clearableProductFields = {
  ean: null,
  oldNumbers: [],
  slug: null,
  description: null,
  brand: null,
  categories: [],
  tiers: [],
  discount: 0,
  salesCode: null,
  stock: 0,
  unitOfMeasure: 1,
  packageSize: null,
  netContent: null,
  deliveryTime: null,
  withdrawalExemption: null,
  isNew: false,
  isSpecialOrder: false,
  isTrending: false,
  visibleByGuest: true,
  priceVisibleByGuest: true,
  takenOut: false,
  group: null,
  groupName: null,
  attributes: [],
  images: [],
  files: [],
  videos: [],
  popularity: 0,
};

export const productLineSchema = z.strictObject(productShape);
export type ProductLine = WithClearedFields<
  z.output<typeof productLineSchema>,
  typeof clearableProductFields
>;

/** Valid column names of a CSV file. */
export const productFields: ReadonlySet<string> = new Set(
  Object.keys(productShape).filter((name) => name !== 'type'),
);

/** A new product has to have them, and none can be cleared. */
export const requiredProductFields = ['name', 'price', 'taxPercentage'] as const;
