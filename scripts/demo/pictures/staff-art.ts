import type { EmojiName } from '../emoji.ts';
import type { Scene } from './scene.ts';

/** Portraits of the sales staff (backend/src/seed/content/employees.json): a person and the background colour. */
export const staffPortraits: Readonly<Record<string, readonly [person: EmojiName, tint: string]>> = {
  sigrun: ['saleswoman', '#0a5876'],
  thorgeir: ['cook', '#9a6b1f'],
  aesa: ['teacher', '#1c6a40'],
  hrafnkell: ['mechanic', '#5a5f66'],
  asdis: ['doctor', '#a33a5c'],
  orn: ['clerk', '#3b4a9c'],
  lilja: ['programmer', '#6b3fa0'],
};

export function staffAssetPath(id: string): string {
  return `starfsfolk/${id}.webp`;
}

/** 480 × 480, the person a little below the middle so that a circular crop loses nothing. */
export function staffScene([person, tint]: readonly [EmojiName, string]): Scene {
  return {
    width: 480,
    height: 480,
    below: `<rect width="480" height="480" fill="#ffffff"/><rect width="480" height="480" fill="${tint}" opacity=".22"/>`,
    items: [{ emoji: person, size: 360, x: 240, y: 262 }],
  };
}
