import { access, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import sharp from 'sharp';
import { addFaults } from '../faults.ts';
import { type Asset, toAssetPath } from './asset.ts';
import type { ImagesConfig } from './config.ts';
import { createAssetFinder } from './missing-assets.ts';
import { parseRange } from './range.ts';
import { negotiateFormat, parseRendition } from './rendition.ts';
import { createRenderer, renditionKey } from './transform.ts';

const pictureExtensions = new Set(['.webp', '.jpg', '.jpeg', '.png', '.gif', '.avif']);
const contentTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/**
 * An image bucket: `GET /:bucket/:assetPath?q=&w=&h=&fit=`. Pictures are resized and re-encoded, other files are served as they
 * are, SVG is refused because it may contain scripts.
 */
export function imagesApp(config: ImagesConfig): Hono {
  const app = new Hono();
  const findOrMake = createAssetFinder(config.IMAGES_DIR, config.IMAGES_MAKER);
  const render = createRenderer(config.IMAGES_CACHE_DIR ?? `${config.IMAGES_DIR}-cache`);

  addFaults(app);
  app.use('*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const foundAsset = await access(config.IMAGES_DIR).then(
      () => true,
      () => false,
    );
    return c.json({ status: foundAsset ? 'ok' : 'unavailable', bucket: foundAsset }, foundAsset ? 200 : 503);
  });

  app.get(`/${config.IMAGES_BUCKET}/*`, async (c) => {
    const assetPath = toAssetPath(c.req.path.slice(config.IMAGES_BUCKET.length + 2));
    if (!assetPath) return sendBadRequest(c, 'Not a path inside the bucket.');
    const kind = extname(assetPath).toLowerCase();
    if (kind === '.svg') return sendBadRequest(c, 'SVG is not served.');
    const asset = await findOrMake(assetPath);
    if (!asset) return c.json({ code: 'NOT_FOUND', message: 'No such file in the bucket.' }, 404);
    return pictureExtensions.has(kind)
      ? sendPicture(c, asset, render, config.IMAGES_AVIF)
      : sendFile(c, asset, kind);
  });

  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'No such bucket.' }, 404));
  app.onError((error, c) => c.json({ code: 'INTERNAL', message: error.message }, 500));
  return app;
}

async function sendPicture(
  c: Context,
  asset: Asset,
  render: ReturnType<typeof createRenderer>,
  makesAvif: boolean,
): Promise<Response> {
  const isTransparent = async () => (await sharp(asset.file).metadata()).hasAlpha;
  const rendition = parseRendition(
    c.req.query(),
    await negotiateFormat(c.req.header('accept'), isTransparent, makesAvif),
  );
  if (typeof rendition === 'string') return sendBadRequest(c, rendition);
  c.header('Vary', 'Accept');
  return send(c, `image/${rendition.format}`, renditionKey(asset, rendition), () => render(asset, rendition));
}

/** Supports range requests: browsers need them to seek in a video. */
async function sendFile(c: Context, asset: Asset, kind: string): Promise<Response> {
  const type = contentTypes[kind] ?? 'application/octet-stream';
  const tag = `${asset.bytes}-${asset.modified}`;
  c.header('Accept-Ranges', 'bytes');
  const conditional = c.req.header('if-range');
  const range =
    conditional === undefined || conditional === `"${tag}"`
      ? parseRange(c.req.header('range'), asset.bytes)
      : 'whole';
  if (range === 'none') {
    c.header('Content-Range', `bytes */${asset.bytes}`);
    return c.body(null, 416);
  }
  if (range !== 'whole') {
    c.header('Content-Range', `bytes ${range.start}-${range.end}/${asset.bytes}`);
    c.status(206);
  }
  return send(c, type, tag, async () => {
    const bytes = await readFile(asset.file);
    return range === 'whole' ? bytes : bytes.subarray(range.start, range.end + 1);
  });
}

async function send(c: Context, type: string, tag: string, read: () => Promise<Buffer>): Promise<Response> {
  const etag = `"${tag}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const bytes = await read();
  c.header('Content-Type', type);
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(new Uint8Array(bytes));
}

function sendBadRequest(c: Context, message: string): Response {
  return c.json({ code: 'BAD_REQUEST', message }, 400);
}
