import { z } from 'zod';

/** Widths and heights in pixels; those of specification §7.5 run from 16 to 3840. */
const pixels = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(16).max(3840));

const querySchema = z.object({
  q: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(100)).default(100),
  w: pixels.optional(),
  h: pixels.optional(),
  fit: z.enum(['cover', 'contain', 'fill', 'inside', 'outside']).optional(),
});

type Format = 'avif' | 'webp' | 'jpeg' | 'png';
export type Rendition = z.infer<typeof querySchema> & { format: Format };

/** What the query and the Accept header request, or the reason why they are invalid. */
export function parseRendition(query: Record<string, string>, format: Format): Rendition | string {
  const parsed = querySchema.safeParse(query);
  return parsed.success ? { ...parsed.data, format } : z.prettifyError(parsed.error);
}

/**
 * The smallest that the client accepts: AVIF, WebP, JPEG, or PNG where transparency would be lost.
 * @param makesAvif encoding one takes some ten times as long as WebP
 */
export async function negotiateFormat(
  accept: string | undefined,
  isTransparent: () => Promise<boolean>,
  makesAvif: boolean,
): Promise<Format> {
  if (makesAvif && accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return (await isTransparent()) ? 'png' : 'jpeg';
}
