import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FolderBucket } from '../../backend/src/import/pictures/folder-bucket.ts';
import { BucketPictures } from '../../backend/src/import/pictures/bucket-pictures.ts';
import type { Network } from '../../backend/src/import/pictures/fetch-picture.ts';
import { isPublicAddress } from '../../backend/src/import/pictures/public-address.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';

/** A picture of this size by its header, which is all that is looked at. */
function pngOf(width: number, height: number): Buffer {
  const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([start, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(4)]);
}
const png = pngOf(640, 480);
let server: Server;
let origin: string;
let folder: string;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const leadTo = (location: string) => response.writeHead(302, { location }).end();
    if (path === '/til.png' || path === '/eins.png') response.end(png);
    else if (path === '/elsewhere.png') leadTo('/til.png');
    else if (path === '/inside.png') leadTo('http://innra.test/til.png');
    else if (path === '/metadata.png') leadTo('http://169.254.169.254/latest');
    else if (path === '/file.png') leadTo('file:///etc/passwd');
    else if (path === '/round.png') leadTo('/round.png');
    else if (path === '/broad.png') response.end(pngOf(12_001, 1));
    else if (path === '/vast.png') response.end(pngOf(10_000, 5_001));
    else if (path === '/torn.png') response.end(png.subarray(0, 14));
    else if (path === '/page.png') response.end('<html>');
    else if (path === '/large.png') response.end(Buffer.concat([png, Buffer.alloc(11_000_000)]));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://myndir.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(async () => {
  asked = [];
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  return () => rm(folder, { recursive: true });
});

/** The public host of the test is this machine; any other is asked as it is. */
const network: Network = {
  resolve: (host) => Promise.resolve([host === 'myndir.test' ? '127.0.0.1' : '192.168.0.7']),
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
};

/** Names of the pictures that the bucket keeps. */
async function kept(): Promise<string[]> {
  return (await readdir(join(folder, 'innflutt'))).filter((name) => name !== 'heimildir');
}

async function fetchFor(...pictures: string[]) {
  const bucket = await BucketPictures.open(new FolderBucket(folder), network);
  async function* lines(): AsyncGenerator<RawLine> {
    yield { line: 2, value: { sku: 'A' }, pictures };
  }
  const resolved: RawLine[] = [];
  for await (const line of bucket.fetchFor(lines())) resolved.push(line);
  const [line] = resolved;
  if (!line || 'problem' in line) throw new Error('The line was lost');
  return { value: line.value as { images?: string[] }, remarks: line.remarks ?? [] };
}

describe('a picture from an address', () => {
  it('stands in the bucket afterwards, and is fetched once', async () => {
    const { value, remarks } = await fetchFor(`${origin}/til.png`, `${origin}/elsewhere.png`);
    expect(remarks).toEqual([]);
    expect(value.images).toHaveLength(2);
    expect(await readFile(join(folder, value.images![0]!))).toEqual(png);
    const before = asked.length;
    expect((await fetchFor(`${origin}/til.png`)).value.images).toEqual([value.images![0]]);
    expect(asked).toHaveLength(before);
  });

  it('is kept once however many addresses it has, under the digest of its bytes', async () => {
    const { value } = await fetchFor(`${origin}/til.png`, `${origin}/eins.png`);
    const name = createHash('sha256').update(png).digest('hex').slice(0, 32);
    expect(value.images).toEqual([`innflutt/${name}.png`, `innflutt/${name}.png`]);
    expect(await kept()).toEqual([`${name}.png`]);
    const before = asked.length;
    expect((await fetchFor(`${origin}/eins.png`)).value).toEqual({ sku: 'A', images: [value.images![0]] });
    expect(asked).toHaveLength(before);
  });

  it('is fetched again when somebody took it out of the bucket', async () => {
    const { value } = await fetchFor(`${origin}/til.png`);
    await rm(join(folder, value.images![0]!));
    expect((await fetchFor(`${origin}/til.png`)).value).toEqual(value);
    expect(await kept()).toHaveLength(1);
  });

  it('is found by its address where an earlier version named it so', async () => {
    const name = createHash('sha256').update(`${origin}/til.png`).digest('hex').slice(0, 32);
    await mkdir(join(folder, 'innflutt'));
    await writeFile(join(folder, 'innflutt', `${name}.png`), png);
    expect((await fetchFor(`${origin}/til.png`)).value.images).toEqual([`innflutt/${name}.png`]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['/inside.png', 'private network (innra.test)'],
    ['/metadata.png', 'private network (169.254.169.254)'],
    ['/file.png', 'takes an http or https address'],
    ['/round.png', 'leads elsewhere more than 3 times'],
    ['/page.png', 'is no picture'],
    ['/large.png', 'is larger than 10 MB'],
    ['/broad.png', 'measures 12001 × 1: a side may have 12000 pixels, the whole 50 million'],
    ['/vast.png', 'measures 10000 × 5001'],
    ['/torn.png', 'is a broken picture'],
    ['/none.png', 'answers 404'],
  ])('%s is remarked, and leaves no file: %s', async (path, reason) => {
    const { value, remarks } = await fetchFor(`${origin}${path}`, `${origin}/til.png`);
    expect(remarks).toEqual([{ line: 2, field: 'pictures.0', reason: expect.stringContaining(reason) }]);
    expect(value.images).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.2/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://0x7f.1.1.1/',
  ])('is not asked for at %s', async (address) => {
    const { remarks } = await fetchFor(address);
    expect(remarks).toMatchObject([{ reason: expect.stringContaining('private network') }]);
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '157.157.1.1', '2a00:1450:4001::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '2002:a00:1::',
    '64:ff9b::a00:1',
    'myndir.test',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
