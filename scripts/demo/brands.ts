import { z } from 'zod';
import { emojiNameSchema } from './emoji.ts';
import { readData } from './read-data.ts';

const brandSchema = z.strictObject({
  name: z.string(),
  /** Dark enough for white lettering. */
  theme: z.string().regex(/^#[0-9a-f]{6}$/),
  /** What the cover shows. */
  cover: z.tuple([emojiNameSchema, emojiNameSchema, emojiNameSchema]),
  description: z.string(),
});

export type Brand = z.infer<typeof brandSchema>;

/** Fictional makers by their slugs; their addresses end in .test, which can never be registered. */
export const brands = readData('brands.json', z.record(z.string(), brandSchema));
