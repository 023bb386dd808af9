import { z } from 'zod';
import { emojiNameSchema } from './emoji.ts';
import { type IconName, isIconName } from './icons.ts';
import { readData } from './read-data.ts';

/** A name and one sentence; the slug is derived from the name. */
const leafSchema = z.tuple([z.string(), z.string()]);

const topCategorySchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.custom<IconName>(isIconName, { error: 'No such icon' }),
  picture: z.tuple([emojiNameSchema, emojiNameSchema]),
  children: z.array(
    z.strictObject({ name: z.string(), description: z.string(), leaves: z.array(leafSchema) }),
  ),
});

export type TopCategory = z.infer<typeof topCategorySchema>;

export const topCategories = readData('categories.json', z.array(topCategorySchema));
