import type { Brand } from '../brands.ts';
import { fitting, lettering, widthOf } from './lettering.ts';
import { shadow, shadowFill } from './scene.ts';
import type { Scene } from './scene.ts';

export const logoSize = { width: 640, height: 240 };

type BrandPicture = 'logo' | 'cover' | 'mobileCover';

export function brandAssetPath(slug: string, picture: BrandPicture): string {
  return `framleidendur/${slug}/${picture === 'mobileCover' ? 'mobile-cover' : picture}.webp`;
}

/** A disc in the theme colour with the initial, and the name beside it. */
export function logoShapes({ name, theme }: Brand): string {
  const initial = name.slice(0, 1);
  const size = fitting(name, 92, 400);
  return `<circle cx="110" cy="120" r="92" fill="${theme}"/><path d="M36 166a92 92 0 0 0 148 0q-74-46-148 0z" fill="#ffffff" opacity=".22"/>${lettering(initial, 110 - widthOf(initial, 112) / 2, 160, 112, '#ffffff')}${lettering(name, 228, 120 + size * 0.36, size, theme)}`;
}

/** Goods of the brand on its theme colour, with the name where there is room for it. */
export function coverScene({ name, theme, cover }: Brand, picture: 'cover' | 'mobileCover'): Scene {
  const mobile = picture === 'mobileCover';
  const [width, height] = mobile ? [800, 600] : [1600, 480];
  const middle = mobile ? [400, 380] : [1140, 250];
  const [x = 0, y = 0] = middle;
  const size = fitting(name, mobile ? 88 : 112, mobile ? 680 : 620);
  const items = [
    { emoji: cover[1], size: 210, x: x - 190, y: y + 20, angle: -8 },
    { emoji: cover[2], size: 210, x: x + 190, y: y + 20, angle: 8 },
    { emoji: cover[0], size: 280, x, y },
  ];
  return {
    width,
    height,
    below: `<defs>${shadowFill}</defs><rect width="${width}" height="${height}" fill="${theme}"/><circle cx="${x}" cy="${y}" r="${mobile ? 330 : 400}" fill="#ffffff" opacity=".16"/><circle cx="${x}" cy="${y}" r="${mobile ? 230 : 260}" fill="#ffffff" opacity=".5"/>${items.map((item) => shadow(item.x, item.y + item.size * 0.48, item.size * 0.9)).join('')}${lettering(name, mobile ? 60 : 110, mobile ? 130 : 240 + size * 0.36, size, '#ffffff')}`,
    items,
  };
}
