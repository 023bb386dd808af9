import { z } from 'zod';
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

/** One line of a supplier's file. Lines come as brands, categories, products: a line names what came before it. */
export const lineSchema = z.discriminatedUnion(
  'type',
  [brandLineSchema, categoryLineSchema, productLineSchema],
  {
    error: (issue) => (issue.code === 'invalid_union' ? 'takes brand, category or product' : undefined),
  },
);

/** What is wrong with a line: the field, or '' for the whole of it, and why. */
export interface Problem {
  line: number;
  field: string;
  reason: string;
}

export function problemsOf(line: number, error: z.ZodError): Problem[] {
  return error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? { line, field: issue.keys.join(', '), reason: 'is not a field of this kind of line' }
      : { line, field: issue.path.join('.'), reason: issue.message },
  );
}
