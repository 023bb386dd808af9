import type { EmojiName } from './data/emoji.ts';
import type { icons } from './data/icons.ts';

/** Leaves are written as name and one sentence; their slug is made from the name. */
export type TopCategory = {
  name: string;
  description: string;
  color: string;
  icon: keyof typeof icons;
  picture: [EmojiName, EmojiName];
  children: { name: string; description: string; leaves: [name: string, description: string][] }[];
};
