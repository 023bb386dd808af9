import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, untilReady } from '../scripts/shop/children.ts';
import { shopEnvironment } from '../scripts/shop/environment.ts';
import { freePorts } from '../scripts/test/servers.ts';

/** A backend for one test, with the demo's settings but for `env`. */
export async function startOwnBackend(
  env: Readonly<Record<string, string>>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-backend-'));
  const { values } = shopEnvironment({}, { data: folder, images: folder });
  const url = `http://127.0.0.1:${port}`;
  const child = startChild({
    name: 'backend',
    args: ['backend/src/main.ts'],
    env: { ...values, PORT: String(port), ...env },
    log: join(folder, 'backend.log'),
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
  return { url, stop };
}
