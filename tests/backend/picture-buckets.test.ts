import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bucket } from '../../backend/src/import/pictures/bucket.ts';
import { importConfigSchema } from '../../backend/src/config.ts';
import { chooseBucket } from '../../backend/src/import/pictures/choose-bucket.ts';
import { FolderBucket } from '../../backend/src/import/pictures/folder-bucket.ts';
import { S3Bucket } from '../../backend/src/import/pictures/s3-bucket.ts';
import { startTestS3 } from '../kit/s3-server.ts';

interface Opened {
  bucket: Bucket;
  read: (path: string) => Promise<Buffer>;
}

/** Both keepers of pictures, each empty. */
const adapters: Record<string, () => Promise<Opened>> = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return { bucket: new FolderBucket(folder), read: (path) => readFile(join(folder, path)) };
  },
  async S3() {
    const server = await startTestS3();
    onTestFinished(() => server.stop());
    return {
      bucket: new S3Bucket(server.settings),
      read: async (path) => Buffer.from(await (await server.read(path)).arrayBuffer()),
    };
  },
};

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(Object.entries(adapters))('a %s of pictures', (_name, open) => {
  it('is empty at first', async () => {
    const { bucket } = await open();
    expect(await bucket.list('innflutt')).toEqual([]);
  });

  it('keeps bytes as they are, and lists them by path, those of folders inside too', async () => {
    const { bucket, read } = await open();
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await bucket.put('innflutt/a.jpg', all, 'image/jpeg');
    await bucket.put('innflutt/heimildir/b.txt', bytes('innflutt/a.jpg'), 'text/plain');
    await bucket.put('innfluttar/c.png', bytes('c'), 'image/png');
    expect((await bucket.list('innflutt')).toSorted()).toEqual([
      'innflutt/a.jpg',
      'innflutt/heimildir/b.txt',
    ]);
    expect(await read('innflutt/a.jpg')).toEqual(Buffer.from(all));
  });

  it('keeps the later of two under one path', async () => {
    const { bucket, read } = await open();
    await bucket.put('innflutt/a.jpg', bytes('first'), 'image/jpeg');
    await bucket.put('innflutt/a.jpg', bytes('second'), 'image/jpeg');
    expect(await bucket.list('innflutt')).toEqual(['innflutt/a.jpg']);
    expect((await read('innflutt/a.jpg')).toString()).toBe('second');
  });

  it('keeps names with spaces, letters of Icelandic and marks of addresses', async () => {
    const { bucket, read } = await open();
    const path = 'innflutt/sápa og krem/50% + (1)~.jpg';
    await bucket.put(path, bytes('x'), 'image/jpeg');
    expect(await bucket.list('innflutt')).toEqual([path]);
    expect((await read(path)).toString()).toBe('x');
  });

  it('lists more than one page of them', async () => {
    const { bucket } = await open();
    const paths = Array.from(
      { length: 1_050 },
      (_, index) => `innflutt/${String(index).padStart(4, '0')}.jpg`,
    );
    for (let from = 0; from < paths.length; from += 50)
      await Promise.all(
        paths.slice(from, from + 50).map((path) => bucket.put(path, bytes('x'), 'image/jpeg')),
      );
    expect((await bucket.list('innflutt')).toSorted()).toEqual(paths);
  }, 30_000);
});

describe('where pictures go', () => {
  const store = {
    IMAGE_STORE_URL: 'https://s3.test/',
    IMAGE_STORE_BUCKET: 'myndir',
    IMAGE_STORE_REGION: 'auto',
    IMAGE_STORE_KEY_ID: 'key',
    IMAGE_STORE_SECRET: 'secret',
  };
  const IMAGES_DIR = '/srv/myndir';
  const empty = Object.fromEntries(Object.keys(store).map((name) => [name, '']));

  it.each([
    ['/tmp/myndir', { ...store, IMAGES_DIR }, FolderBucket],
    [undefined, { ...store, IMAGES_DIR }, S3Bucket],
    [undefined, { ...empty, IMAGES_DIR }, FolderBucket],
  ])('with --images %s and %j is chosen', (folder, env, kind) => {
    expect(chooseBucket(folder, importConfigSchema.parse(env))).toBeInstanceOf(kind);
  });

  it('is nowhere without any', () => {
    expect(chooseBucket(undefined, importConfigSchema.parse(empty))).toBeNull();
  });

  it('is not half said', () => {
    const { error } = importConfigSchema.safeParse({ ...store, IMAGE_STORE_SECRET: '' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['IMAGE_STORE_SECRET']]);
  });
});

it('tells S3 what a picture is, and that it never changes', async () => {
  const server = await startTestS3();
  onTestFinished(() => server.stop());
  await new S3Bucket(server.settings).put('innflutt/a.avif', bytes('x'), 'image/avif');
  const { headers } = await server.read('innflutt/a.avif');
  expect(headers.get('content-type')).toBe('image/avif');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
