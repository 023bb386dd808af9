import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Asset } from './asset.ts';
import type { Rendition } from './rendition.ts';

/** Names a result: changes with the original and with everything that was asked for. */
export function renditionKey(asset: Asset, rendition: Rendition): string {
  const { q, w, h, fit, format } = rendition;
  const parts = [asset.file, asset.bytes, asset.modified, q, w, h, fit, format];
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 40);
}

/** Renders each result once: kept on disk, and equal requests at the same moment share the work. */
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
    // Written aside and moved, so that a crash or a second process never leaves half a picture.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}

/** Never enlarges: a width above the original's gives the original's. */
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
  return sized.webp({ quality: q, effort: 3 }).toBuffer();
}

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
