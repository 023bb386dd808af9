import { z } from 'zod';
import { emojiNameSchema } from './emoji.ts';
import { readData } from './read-data.ts';

/** Children of category 737. A family in a campaign is sold at the campaign's discount, in percent. */
const campaignSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  tint: z.string(),
  picture: emojiNameSchema,
  companion: emojiNameSchema,
  discount: z.int(),
  families: z.array(z.string()),
});

export const campaigns = readData('campaigns.json', z.array(campaignSchema));

const clearance = { slug: 'rymingarsala', discount: 40 };

/** Campaign categories of a family's product, and the highest discount that they give, in percent. */
export function campaignsOf(
  family: string,
  isClearance: boolean,
): { categories: string[]; discount: number } {
  const own = [
    ...campaigns.filter(({ families }) => families.includes(family)),
    ...(isClearance ? [clearance] : []),
  ];
  return {
    categories: own.map(({ slug }) => slug),
    discount: Math.max(0, ...own.map(({ discount }) => discount)),
  };
}
