import { z } from 'zod';
import { type Axis, extraSchema, lookSchema } from './axis.ts';
import { colourNameSchema, colours, formSchema } from './colours.ts';
import { emojiNameSchema } from './emoji.ts';

const choiceSchema = z
  .tuple([z.string(), z.int(), extraSchema.optional()])
  .transform(([value, price, extra]) => ({ value, price, ...extra }));

/** Choices written as value, extra price in krónur, and other differences; sizes and colours at one price have short forms. */
const axisSchema = z.union([
  z.strictObject({ name: z.string(), choices: z.array(choiceSchema) }),
  z.strictObject({ sizes: z.array(z.string()) }).transform(({ sizes }): Axis => ({
    name: 'Stærð',
    choices: sizes.map((value) => ({ value, price: 0 })),
  })),
  z
    .strictObject({ colours: formSchema, of: z.array(colourNameSchema) })
    .transform(({ colours: form, of }) => colours(form, ...of)),
]);

/** Products that differ only along the axes, e.g. one glove in sizes and colours. */
export const familySchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** Sales code, hyphen and three digits; each variant appends two. Never reused, so that a product keeps its number. */
  sku: z.string().regex(/^[A-Z]{3}-\d{3}$/),
  brand: z.string(),
  /** Leaf categories, the main one first. */
  categories: z.array(z.string()),
  /** Whole krónur with VAT, before the axes' extra prices. */
  price: z.int(),
  taxPercentage: z.literal([24, 11]).optional(),
  packageSize: z.string(),
  /** Sold in multiples of this; default: 1. */
  unitOfMeasure: z.int().optional(),
  /** From how many, and the percent that each costs less then. */
  tiers: z.array(z.tuple([z.int().min(10), z.number()])).optional(),
  isSpecialOrder: z.boolean().optional(),
  /** As the import has it. */
  withdrawalExemption: z.enum(['MadeToOrder', 'Perishable', 'SealedHygiene']).optional(),
  description: z.string(),
  attributes: z.record(z.string(), z.string()),
  axes: z.array(axisSchema),
  picture: lookSchema.extend({ emoji: emojiNameSchema, companion: emojiNameSchema }),
});
export type Family = z.infer<typeof familySchema>;
