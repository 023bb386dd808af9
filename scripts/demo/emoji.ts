import { z } from 'zod';
import codes from './data/emoji.json' with { type: 'json' };

export type EmojiName = keyof typeof codes;

/** Code points of the renderings of @lobehub/fluent-emoji-3d that the pictures are composed of, by subject. */
export const emojiCodes: Readonly<Record<EmojiName, string>> = codes;

export const emojiNameSchema = z.custom<EmojiName>(
  (name) => typeof name === 'string' && Object.hasOwn(codes, name),
  { error: ({ input }) => `No rendering is called ${JSON.stringify(input)}` },
);
