import { createHash } from 'node:crypto';
import type { Problem } from '../problem.ts';
import type { RawLine } from '../raw-line.ts';
import { type Bucket, BucketError } from './bucket.ts';
import { fetchPicture, internet, type Network } from './fetch-picture.ts';

/** Folder of the bucket for pictures from addresses; each is named by the digest of its bytes. */
const ownFolder = 'innflutt';
/** In it a mark for each address that was fetched: a small file named by the address's digest and the picture's name. */
const sourceFolder = `${ownFolder}/heimildir`;
/** A picture's path (name), or a mark's (digest of the address, the picture's name and its extension). */
const keptNames =
  /^innflutt\/(?:([\da-f]{32})\.[a-z]+|heimildir\/([\da-f]{32})-([\da-f]{32})\.([a-z]+)\.txt)$/;
const maxPerProduct = 10;
const maxPerImport = 200_000;
/** Products whose pictures are fetched at once. */
const concurrency = 8;

/** Pictures that are fetched into the bucket: each address once, and the same bytes once, in this import and all later ones. */
export class BucketPictures {
  readonly #bucket: Bucket;
  readonly #network: Network;
  /** Digest of an address → path in the bucket. */
  readonly #sources = new Map<string, Promise<string>>();
  /** Digest of a picture's bytes → path in the bucket, of those that are whole there. */
  readonly #contents = new Map<string, Promise<string>>();
  #fetched = 0;

  private constructor(bucket: Bucket, network: Network) {
    this.#bucket = bucket;
    this.#network = network;
  }

  /** @throws BucketError */
  static async open(bucket: Bucket, network: Network = internet): Promise<BucketPictures> {
    const pictures = new BucketPictures(bucket, network);
    const paths = new Set(await bucket.list(ownFolder));
    for (const path of paths) {
      const [, name, source, content, extension] = keptNames.exec(path) ?? [];
      // Earlier versions named a picture by the digest of its address, and wrote no mark.
      if (name) pictures.#sources.set(name, Promise.resolve(path));
      const marked = `${ownFolder}/${content}.${extension}`;
      // A picture that somebody took away is fetched again.
      if (!source || !content || !paths.has(marked)) continue;
      pictures.#sources.set(source, Promise.resolve(marked));
      pictures.#contents.set(content, Promise.resolve(marked));
    }
    return pictures;
  }

  /** @returns its path in the bucket. @throws Error saying why there is no picture */
  #store(address: string): Promise<string> {
    return once(this.#sources, digest(address), (source) => this.#fetch(address, source));
  }

  async #fetch(address: string, source: string): Promise<string> {
    if ((this.#fetched += 1) > maxPerImport)
      throw new Error(`is one of more than ${maxPerImport}: import again`);
    const { bytes, extension, contentType } = await fetchPicture(address, this.#network);
    const path = await once(this.#contents, digest(bytes), async (name) => {
      await this.#bucket.put(`${ownFolder}/${name}.${extension}`, bytes, contentType);
      return `${ownFolder}/${name}.${extension}`;
    });
    // Written last: a picture that no mark names may be half, where a server keeps what it got of a broken upload.
    const mark = `${sourceFolder}/${source}-${path.slice(ownFolder.length + 1)}.txt`;
    await this.#bucket.put(mark, new TextEncoder().encode(path), 'text/plain');
    return path;
  }

  /**
   * The line with its pictures as paths in the bucket; what could not be fetched is a remark, and the product is loaded without.
   * @throws BucketError
   */
  async #resolve(raw: RawLine): Promise<RawLine> {
    if ('problem' in raw || !raw.pictures || raw.pictures.length === 0) return raw;
    const remarks: Problem[] = [];
    const images: string[] = [];
    const attempts = raw.pictures.slice(0, maxPerProduct).map((address) => this.#store(address));
    for (const [index, attempt] of (await Promise.allSettled(attempts)).entries()) {
      if (attempt.status === 'fulfilled') images.push(attempt.value);
      else if (attempt.reason instanceof BucketError) throw attempt.reason;
      else
        remarks.push({
          line: raw.line,
          field: `pictures.${index}`,
          reason: `${(attempt.reason as Error).message} (given: ${JSON.stringify(raw.pictures[index])})`,
        });
    }
    const value = images.length > 0 ? { ...(raw.value as object), images } : raw.value;
    return { ...raw, value, remarks };
  }

  /** The same lines in the same order; the pictures of several are fetched at once. @throws BucketError */
  async *fetchFor(lines: AsyncIterable<RawLine>): AsyncGenerator<RawLine> {
    const waiting: Promise<RawLine>[] = [];
    for await (const line of lines) {
      const resolved = this.#resolve(line);
      // Awaited in its turn; until then a failure is nobody's to handle.
      resolved.catch(() => undefined);
      waiting.push(resolved);
      if (waiting.length < concurrency) continue;
      const next = await waiting.shift();
      if (next) yield next;
    }
    for (const next of waiting) yield await next;
  }
}

function once(
  known: Map<string, Promise<string>>,
  name: string,
  make: (name: string) => Promise<string>,
): Promise<string> {
  const path = known.get(name) ?? make(name);
  known.set(name, path);
  return path;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
