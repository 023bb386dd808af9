import { z } from 'zod';
import { readData } from './read-data.ts';

/** Families that have a video, and its title: it has no sound, so the title describes what it shows. */
export const videos: Readonly<Record<string, string>> = readData(
  'videos.json',
  z.record(z.string(), z.string()),
);

/** Path of a family's video in the bucket. */
export function videoPath(familyKey: string): string {
  return `vorur/${familyKey}/kynning.mp4`;
}
