import { z } from 'zod';
import { emojiNameSchema } from './emoji.ts';

/** How a variant's picture differs from its family's: another rendering, or shifted colours. */
export const lookSchema = z.strictObject({
  emoji: emojiNameSchema.optional(),
  /** Nearly white, with its shadows. */
  pale: z.boolean().optional(),
  /** The whole rendering in this colour; light and shadow stay. */
  tone: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** Hue shift in degrees. */
  hue: z.number().optional(),
  saturation: z.number().optional(),
  brightness: z.number().optional(),
});
export type Look = z.infer<typeof lookSchema>;

/** Differences of a choice besides its value and price. */
export const extraSchema = z.strictObject({
  /** The word in the product's name, in the gender and case that it needs; default: the value. */
  label: z.string().optional(),
  /** A sentence in this variant's description only. */
  text: z.string().optional(),
  packageSize: z.string().optional(),
  unitOfMeasure: z.int().optional(),
  look: lookSchema.optional(),
});

export type Choice = z.infer<typeof extraSchema> & {
  /** Value of the attribute. */
  value: string;
  /** Whole krónur on top of the family's price. */
  price: number;
};

export type Axis = { name: string; choices: Choice[] };
