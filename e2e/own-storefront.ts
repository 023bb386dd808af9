import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild, untilReady } from '../scripts/shop/children.ts';
import { storefrontArgs } from '../scripts/shop/parts.ts';
import { freePorts } from '../scripts/test/servers.ts';
import { storefrontEnvironment } from '../tests/kit/storefront-environment.ts';

interface OwnStorefront {
  readonly port: number;
  readonly url: string;
  readonly child: Child;
  /** What it has logged so far, a line each. */
  readLog(): string[];
  stop(): Promise<void>;
}

/** A storefront of the build for one test, which may break and end it. */
export async function startOwnStorefront(env: Readonly<Record<string, string>>): Promise<OwnStorefront> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-storefront-'));
  const log = join(folder, 'storefront.log');
  const url = `http://127.0.0.1:${port}`;
  const own = { SITE_URL: url, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' };
  const child = startChild({
    name: 'storefront',
    args: storefrontArgs,
    env: { ...storefrontEnvironment, ...own, ...env },
    log,
  });
  const stop = async (): Promise<void> => {
    await child.stop(0);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, `${url}/healthz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    url,
    child,
    readLog: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    stop,
  };
}
