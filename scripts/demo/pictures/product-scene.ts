import type { EmojiName } from '../emoji.ts';
import type { Look } from '../axis.ts';
import { fitting, lettering, widthOf } from './lettering.ts';
import { shadow, shadowFill } from './scene.ts';
import type { Item, Label, Scene } from './scene.ts';

/** Width and height of every product picture, in pixels. */
export const productPixels = 800;

/** Width and height in the units of the arrangements. */
const units = 1000;

export const views = ['front', 'pack', 'beside', 'pair', 'close', 'small'] as const;
export type View = (typeof views)[number];

/** One per family, so that families of one colour differ at a glance. */
const backs = {
  disc: '<circle cx="500" cy="470" r="390" fill="#ffffff" opacity=".42"/>',
  arch: '<path d="M150 880V450a350 350 0 0 1 700 0v430z" fill="#ffffff" opacity=".4"/>',
  shelf: '<rect y="650" width="1000" height="350" fill="#ffffff" opacity=".42"/>',
  card: '<rect x="120" y="130" width="760" height="690" rx="90" fill="#ffffff" opacity=".42"/>',
  hills: '<path d="M0 640Q250 470 520 610T1000 560V1000H0z" fill="#ffffff" opacity=".42"/>',
  rings:
    '<circle cx="500" cy="470" r="410" fill="#ffffff" opacity=".24"/><circle cx="500" cy="470" r="290" fill="#ffffff" opacity=".34"/>',
};
type Backdrop = keyof typeof backs;
export const backdrops = ['disc', 'arch', 'shelf', 'card', 'hills', 'rings'] as const satisfies Backdrop[];

type ProductSubject = {
  emoji: EmojiName;
  companion: EmojiName;
  look: Look;
  /** Hue of the tile in degrees. */
  tint: number;
  /** The shape behind the goods. */
  backdrop: Backdrop;
  /** Number within the family: neighbours get another angle and another shade. */
  number: number;
  brand: string;
  label: string;
};

export function productScene(subject: ProductSubject, view: View): Scene {
  const items = arrangements[view](subject);
  return {
    width: units,
    height: units,
    scale: productPixels / units,
    below:
      tile(subject, view) +
      wordmark(subject) +
      items.map(({ x, y, size }) => shadow(x, y + size * 0.47, size * 0.86)).join(''),
    items,
    label: pill(subject.label),
  };
}

const arrangements: Record<View, (subject: ProductSubject) => Item[]> = {
  front: (of) => [item(of, 580 + (of.number % 3) * 24, 500, 470, leaning(of.number))],
  pack: (of) => [item(of, 330, 330, 390, -6), item(of, 330, 670, 390, 6), item(of, 430, 500, 510)],
  beside: (of) => [{ emoji: of.companion, size: 330, x: 715, y: 395, angle: 6 }, item(of, 500, 400, 500)],
  pair: (of) => [item(of, 430, 340, 440, -10), item(of, 430, 660, 480, 10)],
  close: (of) => [item(of, 880, 560, 480, leaning(of.number + 2))],
  small: (of) => [item(of, 400, 500, 470), { emoji: of.companion, size: 170, x: 770, y: 300 }],
};

function item({ emoji, look }: ProductSubject, size: number, x: number, y: number, angle = 0): Item {
  return { emoji, look, size, x, y, angle };
}

function leaning(number: number): number {
  return [0, -7, 7, -3, 4][number % 5] ?? 0;
}

function tile({ tint, number, backdrop }: ProductSubject, view: View): string {
  const hue = (tint + (number % 4) * 9 + views.indexOf(view) * 14) % 360;
  const lightness = 93 - (number % 2) * 2;
  return `<defs>${shadowFill}<linearGradient id="tile" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue},38%,${lightness + 3}%)"/><stop offset="1" stop-color="hsl(${hue},34%,${lightness - 5}%)"/></linearGradient></defs><rect width="1000" height="1000" fill="url(#tile)"/>${backs[backdrop]}`;
}

function wordmark({ brand }: ProductSubject): string {
  return lettering(brand, 56, 98, 44, '#1c2733a6');
}

function pill(text: string): Label {
  const size = fitting(text, 64, 800);
  const width = Math.ceil(widthOf(text, size)) + 72;
  const shapes = `<rect width="${width}" height="102" rx="51" fill="#ffffff" opacity=".94"/>${lettering(text, 36, 51 + size * 0.36, size, '#1c2733')}`;
  return { shapes, left: 52, top: 846, width, height: 102 };
}
