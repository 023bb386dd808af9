import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

const folder = 'bench';

/**
 * Publishes a page's bytes as a file, compressed as they come from the edge.
 * @param staticDir what the edge sends at `/_next/static/`
 * @returns its address at the edge
 * @throws Error when the edge does not send the same bytes
 */
export async function publishAsFile(url: string, staticDir: string, name: string): Promise<string> {
  const page = await bytesOf(url);
  mkdirSync(join(staticDir, folder), { recursive: true });
  const file = join(staticDir, folder, name);
  writeFileSync(file, gunzipSync(page));
  writeFileSync(`${file}.gz`, page);
  const address = new URL(`/_next/static/${folder}/${name}`, url).href;
  if (!page.equals(await bytesOf(address))) throw new Error(`${address} is not what ${url} is`);
  return address;
}

export function removeFiles(staticDir: string): void {
  rmSync(join(staticDir, folder), { recursive: true, force: true });
}

/** As they are sent: fetch would unpack them. */
async function bytesOf(url: string): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return Buffer.concat(chunks);
}
