import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';
import type { Context } from 'hono';
import { isObject, type JsonObject } from './json.ts';
import { SearchError } from './search-error.ts';

/** Bytes of the largest body, unpacked. */
const largestBody = 64 * 1024 * 1024;

const unpackers = new Map([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
]);

/** The body as JSON, whatever its content type says; 400 when it is not. An empty one is `{}`. */
export async function jsonBody(c: Context): Promise<JsonObject> {
  const body = await anyBody(c);
  if (!isObject(body)) throw new SearchError('Invalid object: expected a JSON object');
  return body;
}

/** The body as any JSON. */
export async function anyBody(c: Context): Promise<unknown> {
  const text = (await unpacked(c)).toString('utf8');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchError('Invalid JSON');
  }
}

async function unpacked(c: Context): Promise<Buffer> {
  const bytes = Buffer.from(await c.req.arrayBuffer());
  if (bytes.length > largestBody) throw new SearchError('Request entity too large', 413);
  const unpack = unpackers.get(c.req.header('content-encoding') ?? '');
  if (!unpack) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: largestBody });
  } catch {
    throw new SearchError('Invalid JSON');
  }
}
