import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Asset } from './asset.ts';
import type { Rendition } from './rendition.ts';

/** Cache key of a rendition: changes with the original and with every parameter. */
export function renditionKey(asset: Asset, rendition: Rendition): string {
  const { q, w, h, fit, format } = rendition;
  const parts = [asset.file, asset.bytes, asset.modified, q, w, h, fit, format];
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 40);
}

/** Renders each rendition once: cached on disk, and concurrent requests for one share the work. */
export function createRenderer(cacheFolder: string) {
  const running = new Map<string, Promise<Buffer>>();

  return async function render(asset: Asset, rendition: Rendition): Promise<Buffer> {
    const key = renditionKey(asset, rendition);
    const started = running.get(key);
    if (started) return started;
    const rendering = readOrMake(join(cacheFolder, key.slice(0, 2), key), () =>
      renderPicture(asset.file, rendition),
    );
    running.set(key, rendering);
    try {
      return await rendering;
    } finally {
      running.delete(key);
    }
  };
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(dirname(file), { recursive: true });
    // Written to a draft and renamed, so that neither a crash nor a second process leaves half a picture.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}

/** Never enlarges: a width above the original's returns the original's. */
async function renderPicture(file: string, { q, w, h, fit, format }: Rendition): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: 50_000_000 }).rotate();
  const sized =
    w || h
      ? picture.resize({
          width: w,
          height: h,
          fit: fit ?? 'inside',
          withoutEnlargement: true,
          background: transparent,
        })
      : picture;
  if (format === 'png') return sized.png().toBuffer();
  if (format === 'jpeg') return sized.flatten({ background: '#ffffff' }).jpeg({ quality: q }).toBuffer();
  // AVIF looks the same at a lower number.
  if (format === 'avif') return sized.avif({ quality: Math.ceil(q * 0.7), effort: 2 }).toBuffer();
  return sized.webp({ quality: q, effort: 3 }).toBuffer();
}

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
