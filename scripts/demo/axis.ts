import { z } from 'zod';
import { emojiNameSchema } from './emoji.ts';

/** How a variant's picture differs from its family's: another rendering, or its colours turned. */
export const lookSchema = z.strictObject({
  emoji: emojiNameSchema.optional(),
  /** Nearly white, with its shadows. */
  pale: z.boolean().optional(),
  /** The whole rendering in this colour; light and shadow stay. */
  tone: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** Degrees by which the colours are turned. */
  hue: z.number().optional(),
  saturation: z.number().optional(),
  brightness: z.number().optional(),
});
export type Look = z.infer<typeof lookSchema>;

/** What sets a choice apart besides its value and price. */
export const extraSchema = z.strictObject({
  /** What the product's name says, in the gender and case that it needs; the value where absent. */
  label: z.string().optional(),
  /** A sentence that only this variant's description has. */
  text: z.string().optional(),
  packageSize: z.string().optional(),
  unitOfMeasure: z.int().optional(),
  look: lookSchema.optional(),
});

export type Choice = z.infer<typeof extraSchema> & {
  /** What the attribute says. */
  value: string;
  /** Whole krónur on top of the family's price. */
  price: number;
};

export type Axis = { name: string; choices: Choice[] };
