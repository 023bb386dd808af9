import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bucket, BucketError } from './bucket.ts';

/** Pauses before the second and third attempt, in milliseconds. */
const pausesMs = [200, 1_000];

interface Settings {
  /** The service's address, without the bucket's name. */
  url: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  timeoutMs?: number;
}

interface Request {
  method: 'GET' | 'PUT';
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** What is wrong, and whether another attempt may go better. */
type Outcome = { text: string } | { problem: string; mayPass: boolean };

/** A bucket of S3 or of a service with the same protocol, asked by path (`/bucket/key`) as all of them take it. */
export class S3Bucket implements Bucket {
  readonly #settings: Settings;
  readonly #client: AwsClient;
  readonly #timeoutMs: number;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#timeoutMs = settings.timeoutMs ?? 15_000;
    const { keyId, secret, region } = settings;
    this.#client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });
  }

  async list(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for (let token = ''; ;) {
      const url = this.#address();
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', `${folder}/`);
      if (token) url.searchParams.set('continuation-token', token);
      const page = await this.#ask({ method: 'GET', url });
      if (!page.includes('</ListBucketResult>'))
        throw new BucketError('The bucket answers something else than its list: see IMAGE_STORE_URL');
      keys.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => fromXml(key)));
      token = fromXml(/<NextContinuationToken>([^<]*)</.exec(page)?.[1] ?? '');
      if (!token) return keys;
    }
  }

  async put(path: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
    const headers = {
      'content-type': contentType,
      // A path is made from what is kept there, so it never changes.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    await this.#ask({ method: 'PUT', url: this.#address(path), headers, body: bytes });
  }

  /** Of a path in the bucket, or of the bucket itself: then without a slash at the end, which some servers sign and some do not. */
  #address(path?: string): URL {
    const { url, bucket } = this.#settings;
    const names = path === undefined ? [bucket] : [bucket, ...path.split('/')];
    return new URL([url, ...names.map(encodeURIComponent)].join('/'));
  }

  /** @throws BucketError when three attempts fail, or one for a reason that stays */
  async #ask(request: Request): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await this.#attempt(request);
      if ('text' in outcome) return outcome.text;
      const pauseMs = pausesMs[attempt];
      if (!outcome.mayPass || pauseMs === undefined) throw new BucketError(outcome.problem);
      await pause(pauseMs);
    }
  }

  async #attempt({ url, ...init }: Request): Promise<Outcome> {
    try {
      const signed = await this.#client.sign(url, init);
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const response = await fetch(signed, { signal, redirect: 'manual' });
      const text = await response.text();
      return response.ok ? { text } : this.#refusal(response.status, text);
    } catch (error) {
      const { name, message, cause } = error as Error;
      const reason =
        cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
      return {
        problem:
          name === 'TimeoutError'
            ? `The bucket does not answer within ${this.#timeoutMs / 1_000} s (${url.origin})`
            : `The bucket cannot be reached (${url.origin}): ${reason}`,
        mayPass: true,
      };
    }
  }

  #refusal(status: number, text: string): Outcome {
    const code = /<Code>([\w.-]{1,80})<\/Code>/.exec(text)?.[1];
    const answer = code ? `${status} ${code}` : String(status);
    const { bucket } = this.#settings;
    const mayPass = status >= 500 || status === 429;
    if (status === 404)
      return { problem: `There is no bucket ${bucket} (${answer}): see IMAGE_STORE_BUCKET`, mayPass };
    if (status === 401 || status === 403)
      return {
        problem: `The bucket refuses the key (${answer}): see IMAGE_STORE_KEY_ID, IMAGE_STORE_SECRET and what the key may do`,
        mayPass,
      };
    if (status >= 300 && status < 400)
      return {
        problem: `The bucket is elsewhere (${answer}): see IMAGE_STORE_URL and IMAGE_STORE_REGION`,
        mayPass,
      };
    return { problem: `The bucket answers ${answer}`, mayPass };
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function fromXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole: string, hex?: string, decimal?: string, name?: string) =>
      name
        ? (entities[name] ?? whole)
        : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
