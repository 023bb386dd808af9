import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';
import type { Context } from 'hono';
import { isObject, type JsonObject } from './json.ts';
import { SearchError } from './search-error.ts';

/** Bytes of the largest body, decompressed. */
const maxBodyBytes = 64 * 1024 * 1024;

const unpackers = new Map([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
]);

/** The body as a JSON object, whatever its content type; 400 when invalid. An empty one is `{}`. */
export async function readJsonObject(c: Context): Promise<JsonObject> {
  const body = await readAnyJson(c);
  if (!isObject(body)) throw new SearchError('Invalid object: expected a JSON object');
  return body;
}

export async function readAnyJson(c: Context): Promise<unknown> {
  const text = (await readUnpacked(c)).toString('utf8');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchError('Invalid JSON');
  }
}

async function readUnpacked(c: Context): Promise<Buffer> {
  const bytes = Buffer.from(await c.req.arrayBuffer());
  if (bytes.length > maxBodyBytes) throw new SearchError('Request entity too large', 413);
  const unpack = unpackers.get(c.req.header('content-encoding') ?? '');
  if (!unpack) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: maxBodyBytes });
  } catch {
    throw new SearchError('Invalid JSON');
  }
}
