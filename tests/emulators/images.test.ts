import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { imagesApp } from '../../emulators/src/images/app.ts';
import { imagesConfigSchema } from '../../emulators/src/images/config.ts';

let home: string;
let app: ReturnType<typeof imagesApp>;

const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
const photo = await sharp({ create: { width: 1000, height: 500, channels: 3, noise, background: '#808080' } })
  .webp({ quality: 90, effort: 0 })
  .toBuffer();
const glass = { r: 9, g: 90, b: 200, alpha: 0.5 };
const logo = await sharp({ create: { width: 400, height: 200, channels: 4, background: glass } })
  .webp()
  .toBuffer();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'images-'));
  const bucket = join(home, 'bucket');
  await mkdir(join(bucket, 'vorur'), { recursive: true });
  await writeFile(join(bucket, 'vorur', 'photo.webp'), photo);
  await writeFile(join(bucket, 'vorur', 'logo.webp'), logo);
  await writeFile(join(bucket, 'vorur', 'sheet.pdf'), '%PDF-1.4 sheet');
  await writeFile(join(bucket, 'vorur', 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(bucket, '.hidden.webp'), 'hidden');
  await writeFile(join(home, 'secret.pdf'), 'secret');
  await symlink(join(home, 'secret.pdf'), join(bucket, 'vorur', 'link.pdf'));
  app = imagesApp(imagesConfigSchema.parse({ IMAGES_DIR: bucket }));
});
afterEach(() => rm(home, { recursive: true }));

const webp = { accept: 'image/avif,image/webp,*/*' };
const get = async (path: string, headers: Record<string, string> = webp) => app.request(path, { headers });

async function metadata(answer: Response) {
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
}

describe('widths', () => {
  test.each([
    ['w=16', 16, 8],
    ['w=384', 384, 192],
    ['w=640', 640, 320],
    ['w=750', 750, 375],
    ['', 1000, 500],
    ['w=3840', 1000, 500],
    ['w=300&h=300&fit=cover', 300, 300],
    ['w=300&h=300&fit=contain', 300, 300],
    ['w=300&h=300&fit=inside', 300, 150],
    ['w=300&fit=cover', 300, 150],
  ])('%s gives %i × %i', async (query, width, height) => {
    const answer = await get(`/vorulind/vorur/photo.webp?${query}`);
    expect(answer.status).toBe(200);
    expect(await metadata(answer)).toMatchObject({ format: 'webp', width, height });
  });
});

test('a lower quality makes a smaller file', async () => {
  const sizes = await Promise.all(
    [100, 75, 30, 1].map(
      async (q) => (await (await get(`/vorulind/vorur/photo.webp?q=${q}`)).arrayBuffer()).byteLength,
    ),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});

describe('formats', () => {
  test.each([
    ['photo', 'image/avif,image/webp,*/*', 'webp'],
    ['photo', '*/*', 'jpeg'],
    ['photo', 'image/png', 'jpeg'],
    ['logo', '*/*', 'png'],
    ['logo', 'image/webp', 'webp'],
  ])('%s for %s is %s', async (name, accept, format) => {
    const answer = await get(`/vorulind/vorur/${name}.webp?w=100`, { accept });
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('vary')).toContain('Accept');
    expect((await metadata(answer)).format).toBe(format);
  });
});

test.each(['gif', 'avif'] as const)('a %s, as imports bring it, is made smaller too', async (format) => {
  const original = await sharp(photo).toFormat(format, { effort: 1 }).toBuffer();
  await writeFile(join(home, 'bucket', 'vorur', `import.${format}`), original);
  const answer = await get(`/vorulind/vorur/import.${format}?w=100`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(await metadata(answer)).toMatchObject({ format: 'webp', width: 100, height: 50 });
});

test('other files are served unchanged', async () => {
  const answer = await get('/vorulind/vorur/sheet.pdf?w=100');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-1.4 sheet');
});

test.each(['vorur/photo.webp?w=64', 'vorur/sheet.pdf'])(
  '%s may be cached forever and by any site',
  async (path) => {
    const first = await get(`/vorulind/${path}`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const again = await get(`/vorulind/${path}`, { ...webp, 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  },
);

describe('a byte range', () => {
  const film = Buffer.from('0123456789');
  const part = async (range: string, more: Record<string, string> = {}) => {
    await writeFile(join(home, 'bucket', 'vorur', 'film.mp4'), film);
    return get('/vorulind/vorur/film.mp4', { range, ...more });
  };

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(await answer.text()).toBe(body);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('in %s is not satisfiable', async (range) => {
    const answer = await part(range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=0-1', 'x'])(
    'in %j is ignored, and the file is answered in full',
    async (range) => {
      const answer = await part(range);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
      expect(await answer.text()).toBe('0123456789');
    },
  );

  test('of another version is answered in full', async () => {
    const answer = await part('bytes=0-3', { 'if-range': '"other"' });
    expect(answer.status).toBe(200);
    const tag = answer.headers.get('etag') ?? '';
    expect((await get('/vorulind/vorur/film.mp4', { range: 'bytes=0-3', 'if-range': tag })).status).toBe(206);
  });
});

test('HEAD responds as GET does, without a body', async () => {
  const answer = await app.request('/vorulind/vorur/photo.webp?w=64', { method: 'HEAD', headers: webp });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(await answer.text()).toBe('');
});

test('concurrent requests render once, and the result is cached beside the bucket', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => get('/vorulind/vorur/photo.webp?w=320&q=60')),
  );
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  const digests = new Set(bodies.map((body) => createHash('sha1').update(body).digest('hex')));
  expect(digests.size).toBe(1);
  const kept = await readdir(join(home, 'bucket-cache'), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(1);
});

test('a changed original is rendered again', async () => {
  const before = (await get('/vorulind/vorur/photo.webp?w=32')).headers.get('etag');
  const file = join(home, 'bucket', 'vorur', 'photo.webp');
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
    .webp()
    .toFile(file);
  expect((await get('/vorulind/vorur/photo.webp?w=32')).headers.get('etag')).not.toBe(before);
});

describe('refusals', () => {
  test.each([
    'w=15',
    'w=3841',
    'w=0',
    'w=-5',
    'w=1e3',
    'w=abc',
    'w=',
    'w=64.5',
    'h=9999',
    'q=0',
    'q=101',
    'q=x',
    'fit=crop',
  ])('%s', async (query) => {
    const answer = await get(`/vorulind/vorur/photo.webp?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  test.each([
    ['/vorulind/vorur/none.webp', 404],
    ['/vorulind/vorur', 404],
    ['/vorulind/vorur/sheet.pdf/deeper.webp', 404],
    ['/other/vorur/photo.webp', 404],
    ['/vorulind/vorur/link.pdf', 404],
    ['/vorulind/vorur/drawing.svg', 400],
    ['/vorulind/.hidden.webp', 400],
    ['/vorulind/vorur/..%2f..%2fsecret.pdf', 400],
    ['/vorulind/vorur/..%5c..%5csecret.pdf', 400],
    ['/vorulind/%2e%2e%2fsecret.pdf', 400],
    ['/vorulind/vorur//photo.webp', 400],
    ['/vorulind/vorur/%00.pdf', 400],
    ['/vorulind/vorur/%E0%A4%A.pdf', 400],
    ['/vorulind/', 400],
  ])('%s gets %i as JSON without details', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const body = await answer.text();
    expect(JSON.parse(body)).toHaveProperty('code');
    expect(body).not.toContain('secret');
    expect(body).not.toContain(home);
  });
});

describe('health', () => {
  test('is ready while the bucket exists', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    await rm(join(home, 'bucket'), { recursive: true });
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    await mkdir(join(home, 'bucket'));
  });
});

describe('a file that the bucket lacks', () => {
  const making = (module: string) =>
    imagesApp(imagesConfigSchema.parse({ IMAGES_DIR: join(home, 'bucket'), IMAGES_MAKER: module }));
  /** Makes any text file, and writes down each time it does. */
  const maker = `
    import { appendFileSync } from 'node:fs';
    export const makeAsset = (path) => {
      if (path === 'fails.pdf') throw new Error('No paint.');
      if (!path.endsWith('.pdf')) return undefined;
      appendFileSync(new URL('made', import.meta.url), path + '\\n');
      return Buffer.from('made ' + path);
    };`;
  let made: ReturnType<typeof imagesApp>;
  beforeEach(async () => {
    await writeFile(join(home, 'maker.mjs'), maker);
    made = making(join(home, 'maker.mjs'));
  });
  const log = () => readFile(join(home, 'made'), 'utf8');

  test('is made once, however many ask for it, and kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => made.request('/vorulind/skjol/new/sheet.pdf')),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      Array.from({ length: 20 }, () => 'made skjol/new/sheet.pdf'),
    );
    expect(await log()).toBe('skjol/new/sheet.pdf\n');
    expect(await (await get('/vorulind/skjol/new/sheet.pdf')).text()).toBe('made skjol/new/sheet.pdf');
    expect(await readdir(join(home, 'bucket/skjol/new'))).toEqual(['sheet.pdf']);
  });

  test('is not found where the maker does not know it, and a stored one is served as it is', async () => {
    expect((await made.request('/vorulind/skjol/unknown.webp')).status).toBe(404);
    expect(await (await made.request('/vorulind/vorur/sheet.pdf')).text()).toBe('%PDF-1.4 sheet');
  });

  test('fails alone: what is asked for next is made', async () => {
    const [failed, next] = await Promise.all(
      ['fails.pdf', 'next.pdf'].map(async (path) => made.request(`/vorulind/${path}`)),
    );
    expect(failed!.status).toBe(500);
    expect(await next!.text()).toBe('made next.pdf');
  });

  test('is not made outside the bucket', async () => {
    expect((await made.request('/vorulind/..%2foutside.pdf')).status).toBe(400);
    await expect(log()).rejects.toThrow('ENOENT');
  });
});
