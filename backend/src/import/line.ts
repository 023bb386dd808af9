import { z } from 'zod';
import { campaignLineSchema, type CampaignLine } from './campaign-line.ts';
import { checkoutLineSchemas, promoCodeRemovalSchema, type CheckoutLine } from './checkout-line.ts';
import {
  contentLineSchemas,
  removalLineSchemas,
  type ContentLine,
  type RemovalLine,
} from './content-line.ts';
import { splitCleared, type ClearedValues, type WithClearedFields } from './clearing.ts';
import { color, id, image, slug, text, webAddress } from './fields.ts';
import { clearableProductFields, productLineSchema, type ProductLine } from './product-line.ts';
import type { Problem } from './problem.ts';
import { searchLineSchemas, type SearchLine } from './search-line.ts';
import { toProblems, type ValueLine } from './problems.ts';
import { findSvgProblem } from './svg.ts';

/** A missing field keeps the brand's value. */
const brandLineSchema = z.strictObject({
  type: z.literal('brand'),
  slug,
  name: text(200).optional(),
  website: webAddress.optional(),
  description: text(5_000).optional(),
  theme: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'takes #rrggbb')
    .optional(),
  logo: image.optional(),
  cover: image.optional(),
  mobileCover: image.optional(),
});
const clearableBrandFields = {
  website: null,
  description: null,
  theme: null,
  logo: null,
  cover: null,
  mobileCover: null,
};
export type BrandLine = WithClearedFields<z.output<typeof brandLineSchema>, typeof clearableBrandFields>;

/** A missing field keeps the category's value. */
const categoryLineSchema = z.strictObject({
  type: z.literal('category'),
  id: id.optional(),
  slug,
  parent: slug.optional(),
  name: text(200).optional(),
  description: text(5_000).optional(),
  linkColor: color.optional(),
  icon: text(10_000)
    .superRefine((value, context) => {
      const problem = findSvgProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .optional(),
  image: image.optional(),
  position: z.int().min(-1_000_000).max(1_000_000).optional(),
});
const clearableCategoryFields = {
  parent: null,
  description: null,
  linkColor: null,
  icon: null,
  image: null,
  position: 0,
};
export type CategoryLine = WithClearedFields<
  z.output<typeof categoryLineSchema>,
  typeof clearableCategoryFields
>;

/** Every kind of line but products. */
export type EntityLine =
  | BrandLine
  | CategoryLine
  | CampaignLine
  | ContentLine
  | RemovalLine
  | CheckoutLine
  | SearchLine;

type AnyLine = EntityLine | ProductLine;

const removals = { ...removalLineSchemas, 'promo-code': promoCodeRemovalSchema } as const;

const schemas = {
  brand: brandLineSchema,
  category: categoryLineSchema,
  product: productLineSchema,
  ...contentLineSchemas,
  campaign: campaignLineSchema,
  ...checkoutLineSchemas,
  ...searchLineSchemas,
} as const;

const clearableFields: Readonly<Record<string, ClearedValues>> = {
  brand: clearableBrandFields,
  category: clearableCategoryFields,
  product: clearableProductFields,
};

const kindSchema = z.object({
  type: z.enum(Object.keys(schemas) as (keyof typeof schemas)[], {
    error: `takes ${Object.keys(schemas).join(', ')}`,
  }),
});

/**
 * Parses one line. Brands, categories and products come in this order: a line refers to earlier ones.
 * @returns the line, or its validation errors
 */
export function parseLine(raw: ValueLine): AnyLine | Problem[] {
  const kind = kindSchema.safeParse(raw.value);
  if (!kind.success) return toProblems(raw, kind.error);
  const { type } = kind.data;
  const fields = raw.value as Record<string, unknown>;
  const removes = 'remove' in fields && type in removals;
  const schema = removes ? removals[type as keyof typeof removals] : schemas[type];
  const { givenFields, cleared } = splitCleared(fields, clearableFields[type] ?? {});
  const parsed = schema.safeParse(givenFields);
  return parsed.success ? Object.assign(parsed.data, cleared) : toProblems(raw, parsed.error);
}

export function isContent(line: AnyLine): line is ContentLine | RemovalLine {
  return line.type in contentLineSchemas;
}

export function isCheckout(line: AnyLine): line is CheckoutLine {
  return line.type in checkoutLineSchemas;
}

export function isSearch(line: AnyLine): line is SearchLine {
  return line.type in searchLineSchemas;
}
