import { createHash } from 'node:crypto';
import { brands } from '../brands.ts';
import type { Look } from '../axis.ts';
import type { ImageLine } from '../lines.ts';
import { pick, share } from '../share.ts';
import { nameOf } from '../variants.ts';
import type { Variant } from '../variants.ts';
import { backdrops, productPixels, productScene, views } from './product-scene.ts';
import type { View } from './product-scene.ts';
import type { Scene } from './scene.ts';

/** Tile hues in degrees; products of one sales code share a range. */
const tints: Record<string, number> = {
  HRE: 185,
  HLA: 205,
  PAP: 265,
  HLI: 30,
  SKR: 225,
  KAF: 28,
  UMB: 38,
  VER: 210,
  HEI: 345,
  HUS: 95,
};

const alts: Record<View, string> = {
  front: 'að framan',
  pack: 'í pakkningu',
  beside: 'í notkun',
  pair: 'tvö eintök saman',
  close: 'nærmynd',
  small: 'úr fjarlægð',
};

/** The first `count` pictures of a product, named as in the import file. */
export function picturesOf(variant: Variant, count: number): ImageLine[] {
  return views.slice(0, count).map((view, at) => ({
    assetPath: assetPathOf(variant, view),
    alt: at === 0 ? nameOf(variant) : `${nameOf(variant)}, ${alts[view]}`,
    width: productPixels,
    height: productPixels,
  }));
}

/** Nobody finds the pictures of goods that guests do not see from the number of one that they do. */
export function assetPathOf({ family, sku }: Variant, view: View): string {
  const mark = createHash('sha256').update(`${family.key} ${sku} ${view}`).digest('hex').slice(0, 16);
  return `vorur/${family.key}/${sku.toLowerCase()}-${views.indexOf(view) + 1}-${mark}.webp`;
}

export function sceneOf(variant: Variant, view: View): Scene {
  const { family, choices, number } = variant;
  const look: Look = { ...family.picture };
  for (const { choice } of choices) Object.assign(look, choice.look);
  return productScene(
    {
      emoji: look.emoji ?? family.picture.emoji,
      companion: family.picture.companion,
      look: {
        pale: look.pale,
        tone: look.tone,
        hue: look.hue,
        saturation: look.saturation,
        brightness: look.brightness,
      },
      tint: (tints[family.sku.slice(0, 3)] ?? 0) + share(family.key) * 60 - 30,
      backdrop: pick(`${family.key} backdrop`, backdrops),
      number,
      brand: nameOfBrand(family.brand),
      label: view === 'pack' ? packageOf(variant) : labelOf(variant),
    },
    view,
  );
}

/** The value of the last axis, in a word that is clear without the axis' name. */
function labelOf({ family, choices }: Variant): string {
  const choice = choices.at(-1)?.choice;
  if (!choice) return family.packageSize;
  return choice.value === 'Já' || choice.value === 'Nei' ? (choice.label ?? choice.value) : choice.value;
}

function packageOf({ family, choices }: Variant): string {
  return choices.findLast(({ choice }) => choice.packageSize)?.choice.packageSize ?? family.packageSize;
}

function nameOfBrand(slug: string): string {
  const found = Object.entries(brands).find(([key]) => key === slug);
  return found ? found[1].name : slug;
}
