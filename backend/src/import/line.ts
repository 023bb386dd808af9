import { z } from 'zod';
import { campaignLineSchema, type CampaignLine } from './campaign-line.ts';
import { checkoutLineSchemas, promoCodeRemovalSchema, type CheckoutLine } from './checkout-line.ts';
import {
  contentLineSchemas,
  removalLineSchemas,
  type ContentLine,
  type RemovalLine,
} from './content-line.ts';
import { color, id, image, optionalText, slug, text, webAddress } from './fields.ts';
import { productLineSchema } from './product-line.ts';
import { svgProblem } from './svg.ts';

const optionalImage = image.nullish().transform((value) => value ?? null);

const brandLineSchema = z.strictObject({
  type: z.literal('brand'),
  slug,
  name: text(200),
  website: z.preprocess((value) => (value === '' ? null : value), webAddress.nullish()),
  description: optionalText(5_000),
  theme: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'takes #rrggbb')
    .nullish(),
  logo: optionalImage,
  cover: optionalImage,
  mobileCover: optionalImage,
});
export type BrandLine = z.output<typeof brandLineSchema>;

const categoryLineSchema = z.strictObject({
  type: z.literal('category'),
  id: id.optional(),
  slug,
  parent: slug.nullish(),
  name: text(200),
  description: optionalText(5_000),
  linkColor: color.nullish(),
  icon: optionalText(10_000).superRefine((value, context) => {
    const problem = value === null ? null : svgProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  image: optionalImage,
  position: z.int().min(-1_000_000).max(1_000_000).default(0),
});
export type CategoryLine = z.output<typeof categoryLineSchema>;

export type CatalogueLine = BrandLine | CategoryLine | z.output<typeof productLineSchema>;

type AnyLine = CampaignLine | CatalogueLine | ContentLine | RemovalLine | CheckoutLine;

const removals = { ...removalLineSchemas, 'promo-code': promoCodeRemovalSchema } as const;

const schemas = {
  brand: brandLineSchema,
  category: categoryLineSchema,
  product: productLineSchema,
  ...contentLineSchemas,
  campaign: campaignLineSchema,
  ...checkoutLineSchemas,
} as const;

const kindSchema = z.looseObject({
  type: z.enum(Object.keys(schemas) as (keyof typeof schemas)[], {
    error: `takes ${Object.keys(schemas).join(', ')}`,
  }),
});

/**
 * One line of a file. Brands, categories and products come in this order: a line names what came before it.
 * @returns the line, or what is wrong with it
 */
export function parseLine(line: number, value: unknown): AnyLine | Problem[] {
  const kind = kindSchema.safeParse(value);
  if (!kind.success) return problemsOf(line, kind.error);
  const { type } = kind.data;
  const removes = 'remove' in kind.data && type in removals;
  const schema = removes ? removals[type as keyof typeof removals] : schemas[type];
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : problemsOf(line, parsed.error);
}

export function isContent(line: AnyLine): line is ContentLine | RemovalLine {
  return line.type in contentLineSchemas;
}

export function isCheckout(line: AnyLine): line is CheckoutLine {
  return line.type in checkoutLineSchemas;
}

/** What is wrong with a line: the field, or '' for the whole of it, and why. */
export interface Problem {
  line: number;
  field: string;
  reason: string;
}

/** What a schema says that was given no words for this. */
const unworded = 'Invalid input';

function problemsOf(line: number, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => issueProblems(line, issue, []));
}

function issueProblems(line: number, issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      line,
      field: [...path, key].join('.'),
      reason: 'is not a field of this kind of line',
    }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && issue.message === unworded) {
    // Of several forms the one that fits best says what is wrong, where they have no words of their own.
    const best = issue.errors.toSorted((a, b) => a.length - b.length).at(0) ?? [];
    return best.flatMap((inner) => issueProblems(line, inner, path));
  }
  return [{ line, field: path.join('.'), reason: issue.message }];
}
