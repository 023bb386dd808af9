import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, ChildFailure, keeper, startChild } from '../shop/children.ts';
import { untilAccepts } from '../test/servers.ts';
import { renderVarnishConfig, type VarnishSettings } from './render-config.ts';

/** Room for the tags of a page and of a purge, which are more than Varnish takes of one header by default. */
const parameters = [
  'http_req_hdr_len=32k',
  'http_req_size=64k',
  'http_resp_hdr_len=32k',
  'http_resp_size=64k',
  'workspace_client=160k',
  'workspace_backend=160k',
];

/**
 * @param program path of varnishd
 * @param at where it listens, and a folder for what it writes
 * @throws Error when it refuses its configuration or does not listen in time
 */
export async function startVarnish(
  program: string,
  settings: VarnishSettings,
  { port, folder }: { port: number; folder: string },
): Promise<Child> {
  const config = join(folder, 'shop.vcl');
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, renderVarnishConfig(settings));
  const listen = ['-a', `127.0.0.1:${port}`, '-T', 'none', '-n', join(folder, 'run')];
  // Without a jail it runs as who started it, who owns the folder.
  const how = ['-j', 'none', '-F', '-s', 'malloc,64m', ...parameters.flatMap((value) => ['-p', value])];
  const child = startChild({
    name: 'Varnish',
    args: [keeper, '-', '-', program, ...how, ...listen, '-f', config],
    env: {},
    log: join(folder, 'varnish.log'),
  });
  const ended = child.ended.then(() => {
    throw new ChildFailure(child, 'ended before it listened');
  });
  ended.catch(() => undefined);
  await Promise.race([untilAccepts(port), ended]);
  return child;
}
