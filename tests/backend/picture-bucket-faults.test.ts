import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BucketError } from '../../backend/src/import/pictures/bucket.ts';
import { BucketPictures } from '../../backend/src/import/pictures/bucket-pictures.ts';
import { S3Bucket } from '../../backend/src/import/pictures/s3-bucket.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';
import { startTestS3, type TestS3 } from '../kit/s3-server.ts';
import { type FaultProxy, startFaultProxy } from '../soak/fault-proxy.ts';

let server: TestS3;
let proxy: FaultProxy;

beforeAll(async () => {
  server = await startTestS3();
  proxy = await startFaultProxy(Number(new URL(server.settings.url).port));
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

const bytes = (text: string) => new TextEncoder().encode(text);
/** Reaches the server through what can break, and waits half a second for it. */
const through = (): S3Bucket =>
  new S3Bucket({ ...server.settings, url: `http://127.0.0.1:${proxy.port}`, timeoutMs: 500 });

/** The address of a server that answers everything by this. */
async function answering(status: number, text: string, headers: Record<string, string> = {}) {
  let asked = 0;
  const stand = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status, headers).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => stand.once('listening', done));
  onTestFinished(() => void stand.close());
  const url = `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
  return { bucket: new S3Bucket({ ...server.settings, url }), asked: () => asked };
}

const wrongSettings: readonly [Partial<TestS3['settings']>, RegExp][] = [
  [{ keyId: 'UNKNOWN' }, /refuses the key \(403 InvalidAccessKeyId\): see IMAGE_STORE_KEY_ID/],
  [{ secret: 'wrong' }, /refuses the key \(403 SignatureDoesNotMatch\): see .*IMAGE_STORE_SECRET/],
  [{ bucket: 'engin' }, /There is no bucket engin \(404 NoSuchBucket\): see IMAGE_STORE_BUCKET/],
  [{ url: 'http://127.0.0.1:9' }, /cannot be reached \(http:\/\/127\.0\.0\.1:9\): /],
];

describe('wrong settings', () => {
  it.each(wrongSettings)('%j are named before anything is fetched or kept', async (wrong, message) => {
    const settings = { ...server.settings, ...wrong };
    const opened = BucketPictures.open(new S3Bucket(settings));
    await expect(opened).rejects.toThrow(BucketError);
    await expect(opened).rejects.toThrow(message);
    await expect(opened).rejects.not.toThrow(settings.secret === 'wrong' ? /wrong/ : /S3RVER/);
  });
});

describe('a server that answers', () => {
  it.each([
    [500, '<Error><Code>InternalError</Code></Error>', /The bucket answers 500 InternalError/, 3],
    [503, 'busy', /The bucket answers 503$/, 3],
    [301, '<Error><Code>PermanentRedirect</Code></Error>', /is elsewhere \(301 PermanentRedirect\)/, 1],
    [400, '<Error><Code>InvalidRequest</Code></Error>', /answers 400 InvalidRequest/, 1],
    [200, '<html>Welcome</html>', /something else than its list: see IMAGE_STORE_URL/, 1],
  ])('%i %s is reported, after as many attempts as may help', async (status, text, message, attempts) => {
    const { bucket, asked } = await answering(status, text, { location: 'http://127.0.0.1:9/' });
    await expect(bucket.list('innflutt')).rejects.toThrow(message);
    expect(asked()).toBe(attempts);
  });

  it('with escaped names is understood', async () => {
    const keys = '<Key>innflutt/a &amp; b.jpg</Key><Key>innflutt/&#39;c&#x27;.jpg</Key>';
    const { bucket } = await answering(200, `<ListBucketResult>${keys}</ListBucketResult>`);
    expect(await bucket.list('innflutt')).toEqual(['innflutt/a & b.jpg', "innflutt/'c'.jpg"]);
  });
});

describe.each([
  ['hung', /does not answer within 0.5 s/],
  ['away', /cannot be reached/],
  ['cut', /cannot be reached|does not answer/],
] as const)('a connection that is %s', (fault, message) => {
  it('is reported, and what is put again is whole', async () => {
    const bucket = through();
    const path = `bilun/${fault}.jpg`;
    // As always the same path has the same picture: an attempt that was given up may still arrive.
    const picture = `${fault} `.repeat(50_000);
    const put = () => bucket.put(path, bytes(picture), 'image/jpeg');
    proxy.set(fault);
    await expect(put()).rejects.toThrow(message);
    proxy.set(null);
    await put();
    expect((await (await server.read(path)).text()) === picture).toBe(true);
  });
});

describe('an import whose bucket fails midway', () => {
  const picture = Buffer.from('89504e470d0a1a0a0000000d494844520000001000000010080600000000000000', 'hex');

  it.each(['away', 'cut', 'hung'] as const)(
    'stops with the reason, not a remark for each picture; the next one keeps them all, whole (%s)',
    async (fault) => {
      const sent = (path: string) => Buffer.concat([picture, bytes(`${fault}${path}`.repeat(5_000))]);
      const source = createServer((request, response) => {
        response.end(sent(request.url ?? ''));
      }).listen(0, '127.0.0.1');
      await new Promise((done) => source.once('listening', done));
      onTestFinished(() => void source.close());
      const { port } = source.address() as AddressInfo;
      const network = { resolve: () => Promise.resolve(['127.0.0.1']), isAllowed: () => true };
      async function* lines(): AsyncGenerator<RawLine> {
        for (let line = 0; line < 20; line += 1)
          yield {
            line,
            value: { sku: `A-${line}` },
            pictures: [`http://myndir.test:${port}/${line % 15}.png`],
          };
      }
      const run = async (breakAfter: number): Promise<string[]> => {
        const pictures = await BucketPictures.open(through(), network);
        const paths: string[] = [];
        for await (const line of pictures.fetchFor(lines())) {
          if ('problem' in line || line.remarks?.length) throw new Error(`Line ${line.line} has a remark`);
          paths.push(...(line.value as { images: string[] }).images);
          if (paths.length === breakAfter) proxy.set(fault);
        }
        return paths;
      };
      await expect(run(3)).rejects.toThrow(BucketError);
      proxy.set(null);
      const paths = await run(Infinity);
      expect(new Set(paths).size).toBe(15);
      for (const [line, path] of paths.entries()) {
        const kept = await (await server.read(path)).arrayBuffer();
        expect(Buffer.from(kept).equals(sent(`/${line % 15}.png`))).toBe(true);
      }
    },
  );
});
