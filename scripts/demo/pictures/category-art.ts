import type { EmojiName } from '../emoji.ts';
import { shadow, shadowFill } from './scene.ts';
import type { Scene } from './scene.ts';

export function categoryAssetPath(slug: string): string {
  return `flokkar/${slug}.webp`;
}

/** Two things from the category on its tint, 800 × 600. */
export function categoryScene(tint: string, [front, back]: readonly [EmojiName, EmojiName]): Scene {
  const items = [
    { emoji: back, size: 270, x: 530, y: 250, angle: 8 },
    { emoji: front, size: 370, x: 330, y: 300 },
  ];
  return {
    width: 800,
    height: 600,
    below: `<defs>${shadowFill}</defs><rect width="800" height="600" fill="#ffffff"/><rect width="800" height="600" fill="${tint}" opacity=".24"/><circle cx="400" cy="300" r="250" fill="#ffffff" opacity=".5"/>${items.map((item) => shadow(item.x, item.y + item.size * 0.48, item.size * 0.86)).join('')}`,
    items,
  };
}
