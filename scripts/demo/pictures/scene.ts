import type { EmojiName } from '../emoji.ts';
import type { Look } from '../axis.ts';

/** One rendering in the picture; x and y are its centre, in the scene's units. */
export type Item = { emoji: EmojiName; look?: Look; size: number; x: number; y: number; angle?: number };

/** Shapes above the renderings, in a box of their own: compositing a full-size layer would take far longer. */
export type Label = { shapes: string; left: number; top: number; width: number; height: number };

/** Everything in a picture; `below` is SVG that fills it. `scale` is pixels per unit, default 1. */
export type Scene = {
  width: number;
  height: number;
  scale?: number;
  below: string;
  items: Item[];
  label?: Label;
};

/** A soft round shadow on the ground under an item. */
export function shadow(x: number, y: number, width: number, strength = 0.22): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 9}" fill="url(#shadow)" opacity="${strength / 0.22}"/>`;
}

export const shadowFill =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#1c2733" stop-opacity=".3"/><stop offset=".55" stop-color="#1c2733" stop-opacity=".12"/><stop offset="1" stop-color="#1c2733" stop-opacity="0"/></radialGradient>';
