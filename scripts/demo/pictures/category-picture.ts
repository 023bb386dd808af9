import type { EmojiName } from '../emoji.ts';
import { families } from '../families.ts';

/** The things in a category's picture: the first things of its leaves, or of a single leaf the first two. */
export function thingsOf(leaves: readonly string[]): [EmojiName, EmojiName] {
  const goods = leaves.map((leaf) => families.filter(({ categories }) => categories[0] === leaf));
  const [front] = goods.flat();
  if (!front) throw new RangeError(`Nothing stands in ${leaves.join(', ')}`);
  const others = [...goods.slice(1).flatMap(([first]) => first ?? []), ...goods.flat()];
  const back = others.find(({ picture }) => picture.emoji !== front.picture.emoji);
  return [front.picture.emoji, back?.picture.emoji ?? front.picture.companion];
}
