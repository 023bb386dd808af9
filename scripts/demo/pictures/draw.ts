import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { emojiCodes } from '../emoji.ts';
import type { Item, Scene } from './scene.ts';

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Renders the scene as WebP. */
export async function draw(scene: Scene): Promise<Buffer> {
  const { scale = 1, label } = scene;
  const [width, height] = [scene.width * scale, scene.height * scale];
  const items = scene.items.map((item) => scaled(item, scale));
  const layers: OverlayOptions[] = await Promise.all(items.map((item) => layerOf(item, width, height)));
  if (label) {
    layers.push({
      input: svg(label.shapes, label.width, label.height, scale),
      left: Math.round(label.left * scale),
      top: Math.round(label.top * scale),
    });
  }
  return sharp(svg(scene.below, scene.width, scene.height, scale))
    .removeAlpha()
    .composite(layers)
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
}

function scaled(item: Item, scale: number): Item {
  return { ...item, x: item.x * scale, y: item.y * scale, size: item.size * scale };
}

/** As `draw`, with a transparent background: for logos on any colour. */
export function drawTransparent(shapes: string, width: number, height: number): Promise<Buffer> {
  return sharp(svg(shapes, width, height))
    .webp({ quality: 90, effort: 2 })
    .toBuffer();
}

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Renderings in their final size, angle and colours; the pictures of one family share them. */
const sprites = new Map<string, Promise<Raw>>();
const spritesKept = 40;

function spriteOf(item: Item): Promise<Raw> {
  const { emoji: name, look, size, angle } = item;
  const key = JSON.stringify([name, look, size, angle]);
  const known = sprites.get(key);
  if (known) return known;
  const made = render(item);
  sprites.set(key, made);
  for (const oldest of sprites.keys()) {
    if (sprites.size <= spritesKept) break;
    sprites.delete(oldest);
  }
  return made;
}

/** Hues are shifted before enlarging, while the rendering is small. */
async function render({ emoji: name, look, size, angle }: Item): Promise<Raw> {
  const small = sharp(join(assets, `${emojiCodes[look?.emoji ?? name]}.webp`));
  if (look && (look.hue || look.saturation !== undefined || look.brightness !== undefined)) {
    small.modulate({
      hue: look.hue ?? 0,
      saturation: look.saturation ?? 1,
      brightness: look.brightness ?? 1,
    });
  }
  if (look?.tone) small.tint(look.tone);
  if (look?.pale) small.ensureAlpha().linear([0.42, 0.42, 0.42, 1], [143, 143, 143, 0]);
  if (angle) small.rotate(angle, { background: '#00000000' });
  const turned = await small.raw().toBuffer({ resolveWithObject: true });
  const scale = size / emojiPixels;
  return sharp(turned.data, { raw: turned.info })
    .resize(Math.round(turned.info.width * scale), Math.round(turned.info.height * scale), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const emojiPixels = 256;

/** A rendering in its position, clipped to the picture. */
async function layerOf(item: Item, width: number, height: number) {
  const sprite = await spriteOf(item);
  const left = Math.floor(item.x - sprite.info.width / 2);
  const top = Math.floor(item.y - sprite.info.height / 2);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(sprite.info.width, width - left) - Math.max(0, -left),
    height: Math.min(sprite.info.height, height - top) - Math.max(0, -top),
  };
  const whole = cut.width === sprite.info.width && cut.height === sprite.info.height;
  const { data, info } = whole
    ? sprite
    : await sharp(sprite.data, { raw: sprite.info }).extract(cut).raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: Math.max(0, left), top: Math.max(0, top) };
}

/** `width` and `height` in the shapes' units. */
function svg(shapes: string, width: number, height: number, scale = 1): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">${shapes}</svg>`,
  );
}
