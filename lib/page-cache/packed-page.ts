import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { joinInOwnBytes } from './own-bytes.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Header in which Next lists the tags of a page, separated by commas; it never leaves the server. */
export const tagsHeader = 'x-next-cache-tags';

/** Metadata of a page, readable without decompressing it. */
export interface PageHead {
  /** Next's key: names the route and the address. */
  readonly key: string;
  readonly kind: 'APP_PAGE' | 'APP_ROUTE';
  readonly status?: number | undefined;
  readonly headers?: OutgoingHttpHeaders | undefined;
  readonly etags?: Readonly<Record<'html' | 'payload', string>> | undefined;
  /** Seconds. */
  readonly cacheControl?: Lifetime | undefined;
  /** When it was rendered, ms since 1970. */
  readonly madeAt: number;
  /** When rendering started, ms since 1970: later changes may be missing in it. */
  readonly begunAt: number;
}

/** Seconds for which a page is fresh, and seconds after which no cache may serve it. */
export interface Lifetime {
  revalidate: number | false;
  expire?: number | undefined;
}

/** Named pieces of a page: its HTML, its payload for navigation, … */
export type PageParts = ReadonlyMap<string, Buffer>;

export interface PackedPage {
  readonly head: PageHead;
  readonly places: readonly PartPlace[];
  /** The parts behind each other, each compressed by itself. */
  readonly body: Buffer;
}

/** First byte and end of a part in the body, and its length when unpacked. Parts that are the same share their bytes. */
type PartPlace = readonly [name: string, from: number, to: number, length: number];

/** Each part is a gzip stream of its own: browsers are sent the HTML as it is kept. */
export async function packPage(head: PageHead, parts: PageParts): Promise<PackedPage> {
  const streams: Buffer[] = [];
  const places: PartPlace[] = [];
  let end = 0;
  for (const [name, bytes] of parts) {
    const identicalPlace = places.find(([earlier]) => parts.get(earlier)?.equals(bytes));
    if (identicalPlace) {
      const [, ...place] = identicalPlace;
      places.push([name, ...place]);
      continue;
    }
    const stream = await compress(bytes);
    places.push([name, end, end + stream.length, bytes.length]);
    streams.push(stream);
    end += stream.length;
  }
  return { head, places, body: joinInOwnBytes(streams) };
}

/** The compressed bytes of a part, or undefined when the page has none of that name. */
export function readPackedPart({ places, body }: PackedPage, name: string): Buffer | undefined {
  const [, from, to] = places.find(([partName]) => partName === name) ?? [];
  return from === undefined ? undefined : body.subarray(from, to);
}

/**
 * @param isNeeded whether a part is needed; without it all are
 * @throws Error for bytes that are damaged
 */
export async function unpackPage(
  page: PackedPage,
  isNeeded: (name: string) => boolean = () => true,
): Promise<PageParts> {
  const unpacked = new Map<number, Promise<Buffer>>();
  const places = page.places.filter(([name]) => isNeeded(name));
  for (const [, from, to, length] of places) {
    // Room for all of it at once: by the default of 16 KB each piece would be a task of its own.
    const gunzipOptions = { chunkSize: Math.max(length + 1, 64) };
    if (!unpacked.has(from)) unpacked.set(from, decompress(page.body.subarray(from, to), gunzipOptions));
  }
  const parts = new Map<string, Buffer>();
  for (const [name, from] of places) parts.set(name, (await unpacked.get(from)) ?? Buffer.alloc(0));
  return parts;
}

/** The bytes that a store keeps: length of the head (4 bytes), head as JSON, body. */
export function pageToBytes({ head, places, body }: PackedPage): Buffer {
  const text = Buffer.from(JSON.stringify({ head, places }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([size, text, body]);
}

/** @throws Error for bytes that are cut off or not of this form */
export function pageFromBytes(bytes: Buffer): PackedPage {
  const end = 4 + bytes.readUInt32LE(0);
  const { head, places } = JSON.parse(bytes.toString('utf8', 4, end)) as Omit<PackedPage, 'body'>;
  return { head, places, body: joinInOwnBytes([bytes.subarray(end)]) };
}

/** Changes of these tags invalidate the page. */
export function tagsOfPage({ headers }: PageHead): string[] {
  return tagsOfHeaders(headers);
}

export function tagsOfHeaders(headers?: OutgoingHttpHeaders): string[] {
  const tags = headers?.[tagsHeader];
  return typeof tags === 'string' ? tags.split(',') : [];
}
