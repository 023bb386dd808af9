import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imagesApp } from '../../emulators/src/images/app.ts';
import { imagesConfigSchema } from '../../emulators/src/images/config.ts';

let bucket: string;
beforeAll(async () => {
  bucket = join(await mkdtemp(join(tmpdir(), 'images-avif-')), 'bucket');
  await mkdir(bucket);
  const glass = { r: 9, g: 90, b: 200, alpha: 0.5 };
  await sharp({ create: { width: 400, height: 200, channels: 4, background: glass } })
    .webp()
    .toFile(join(bucket, 'logo.webp'));
});
afterAll(() => rm(join(bucket, '..'), { recursive: true }));

const ask = (accept: string, turnedOn: boolean) =>
  imagesApp(imagesConfigSchema.parse({ IMAGES_DIR: bucket, IMAGES_AVIF: String(turnedOn) })).request(
    '/vorulind/logo.webp?w=64&q=75',
    { headers: { accept } },
  );

it('AVIF comes where it is turned on and the client takes it, transparent and of the size asked for', async () => {
  const answer = await ask('image/avif,image/webp,*/*', true);
  expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['image/avif', 'Accept']);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 64,
    hasAlpha: true,
  });
});

it.each([
  ['image/webp', true],
  ['image/avif,image/webp,*/*', false],
])('WebP for %s where AVIF is turned on: %s', async (accept, turnedOn) => {
  expect((await ask(accept, turnedOn)).headers.get('content-type')).toBe('image/webp');
});
