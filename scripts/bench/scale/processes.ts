import { join } from 'node:path';
import {
  configureHostedSearch,
  type HostedSearch,
} from '../../../backend/src/modules/search/hosted-client.ts';
import { root, startChild, type Child, ChildFailure, untilReady } from '../../shop/children.ts';
import { memoryOf } from '../../harness/processor.ts';
import { searchProcess } from '../../shop/parts.ts';
import { freePorts } from '../../test/servers.ts';
import { reports } from '../../test/steps.ts';

/** Of the bench's own search service. */
const searchKeys = {
  SEARCH_APP_ID: 'VORULIND',
  SEARCH_ADMIN_KEY: 'bench-search-admin',
  SEARCH_SEARCH_KEY: 'bench-search-only',
};

/** How often the memory of a process is read that ends by itself. */
const memoryEveryMs = 100;

/** A command's seconds and its memory in MB. @throws ChildFailure when it fails */
export async function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ seconds: number; memory: number }> {
  const started = performance.now();
  const child = startChild({ name, args, env, log: logOf(name) });
  let memory = 0;
  const reader = setInterval(() => {
    if (child.ending() === '') memory = Math.max(memory, memoryOf(child.pid) || 0);
  }, memoryEveryMs);
  const code = await child.ended;
  clearInterval(reader);
  if (code !== 0) throw new ChildFailure(child, `ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

/** A search service with an index of its own, its address, the environment that leads to it, and what writes to it. */
export async function startSearch(
  folder: string,
): Promise<{ child: Child; address: string; env: Record<string, string>; hosted: HostedSearch }> {
  const [port] = await freePorts(1);
  const child = startChild({
    name: 'search',
    args: [...searchProcess.args, 'search'],
    env: {
      ...searchProcess.env,
      ...searchKeys,
      SEARCH_PORT: String(port),
      SEARCH_DATA_DIR: join(folder, 'search'),
    },
    log: logOf('search'),
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, `${address}/readyz`);
  const env = { ...searchKeys, SEARCH_HOSTS: address, SEARCH_INDEX: 'products' };
  const hosted = configureHostedSearch({ ...env, SEARCH_HOSTS: [address] });
  if (!hosted) throw new Error('The search is not configured.');
  return { child, address, env, hosted };
}

function logOf(name: string): string {
  return join(reports, `logs/scale-${name.replaceAll(' ', '-')}.log`);
}

export const importScript = join(root, 'backend/src/import/main.ts');
export const indexScript = join(root, 'backend/src/indexing/main.ts');
