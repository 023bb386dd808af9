import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import type { RawLine } from '../raw-line.ts';
import { fetchPicture, internet, type Network } from './fetch-picture.ts';

/** Folder of the bucket for pictures from addresses. */
const ownFolder = 'innflutt';
const maxPerProduct = 10;
const maxPerImport = 200_000;
/** Products whose pictures are fetched at once. */
const concurrency = 8;

/** Pictures that are fetched into the bucket's folder, each address once; one that is there already is not fetched again. */
export class BucketPictures {
  readonly #folder: string;
  readonly #network: Network;
  /** Name without extension → path in the bucket. */
  readonly #known = new Map<string, Promise<string>>();
  #fetched = 0;

  private constructor(folder: string, network: Network) {
    this.#folder = folder;
    this.#network = network;
  }

  static async open(folder: string, network: Network = internet): Promise<BucketPictures> {
    const pictures = new BucketPictures(folder, network);
    await mkdir(join(folder, ownFolder), { recursive: true });
    for (const file of await readdir(join(folder, ownFolder))) {
      const [name = '', extension] = file.split('.');
      if (extension && extension !== 'part')
        pictures.#known.set(name, Promise.resolve(`${ownFolder}/${file}`));
    }
    return pictures;
  }

  /** @returns its path in the bucket. @throws Error saying why there is no picture */
  #store(address: string): Promise<string> {
    const name = createHash('sha256').update(address).digest('hex').slice(0, 32);
    const path = this.#known.get(name) ?? this.#fetch(address, name);
    this.#known.set(name, path);
    return path;
  }

  async #fetch(address: string, name: string): Promise<string> {
    if ((this.#fetched += 1) > maxPerImport)
      throw new Error(`is one of more than ${maxPerImport}: import again`);
    const { bytes, extension } = await fetchPicture(address, this.#network);
    const path = `${ownFolder}/${name}.${extension}`;
    // Under its name a picture is whole, whatever ends the import.
    await writeFile(join(this.#folder, `${path}.part`), bytes);
    await rename(join(this.#folder, `${path}.part`), join(this.#folder, path));
    return path;
  }

  /** The line with its pictures as paths in the bucket; what could not be fetched is a remark, and the product is loaded without. */
  async #resolve(raw: RawLine): Promise<RawLine> {
    if ('problem' in raw || !raw.pictures || raw.pictures.length === 0) return raw;
    const remarks: Problem[] = [];
    const images: string[] = [];
    const attempts = raw.pictures.slice(0, maxPerProduct).map((address) => this.#store(address));
    for (const [index, attempt] of (await Promise.allSettled(attempts)).entries()) {
      if (attempt.status === 'fulfilled') images.push(attempt.value);
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

  /** The same lines in the same order; the pictures of several are fetched at once. */
  async *fetchFor(lines: AsyncIterable<RawLine>): AsyncGenerator<RawLine> {
    const waiting: Promise<RawLine>[] = [];
    for await (const line of lines) {
      waiting.push(this.#resolve(line));
      if (waiting.length < concurrency) continue;
      const next = await waiting.shift();
      if (next) yield next;
    }
    for (const next of waiting) yield await next;
  }
}
