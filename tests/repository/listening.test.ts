import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startChild, untilReady } from '../../scripts/shop/children.ts';
import { shopEnvironment } from '../../scripts/shop/environment.ts';
import { partsOf } from '../../scripts/shop/parts.ts';
import { busyPorts } from '../../scripts/shop/ports.ts';
import { defaultPorts, type Ports } from '../../scripts/shop/variables.ts';
import { accepts, freePorts } from '../../scripts/test/servers.ts';

const data = mkdtempSync(join(tmpdir(), 'vorulind-listening-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const shop = (given: Record<string, string> = {}) => shopEnvironment(given, { data, images: data });
/** Ports that a test does not check: 0 is always free. */
const anyPorts = Object.fromEntries(Object.keys(defaultPorts).map((name) => [name, 0])) as unknown as Ports;

async function whileListening<T>(port: number, host: string, work: () => Promise<T>): Promise<T> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  try {
    return await work();
  } finally {
    await new Promise((done) => server.close(done));
  }
}

describe('the address of a demo', () => {
  it('is this machine’s own by default, or all of them on request', () => {
    expect(shop().host).toBe('127.0.0.1');
    expect(shop({ HOST: '' }).host).toBe('127.0.0.1');
    expect(shop({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('ignores a system that exports the machine’s name as HOST', () => {
    expect(shop({ HOST: 'mylla' }).values['HOST']).toBe('127.0.0.1');
  });

  it('cannot be one at which localhost does not reach it', () => {
    expect(() => shop({ HOST: '192.0.2.7' })).toThrow('HOST=192.0.2.7: npm start listens on 127.0.0.1');
  });

  it.each([false, true])('applies to every process (hot reload: %s)', (dev) => {
    const parts = partsOf(shop(), { dev });
    expect(new Set(parts.map(({ env }) => env['HOST']))).toEqual(new Set(['127.0.0.1']));
    const storefront = parts.find(({ name }) => name === 'storefront');
    expect(storefront?.args.includes('127.0.0.1')).toBe(dev);
  });

  it.each([
    ['127.0.0.1', false],
    ['0.0.0.0', true],
  ])(
    'HOST=%s: whether the backend accepts connections to another address: %s',
    async (HOST, taken) => {
      const [backend = 0] = await freePorts(1);
      const environment = shop({ HOST, BACKEND_PORT: String(backend), DATA_DIR: join(data, HOST) });
      const part = partsOf(environment, {}).find(({ name }) => name === 'backend');
      if (!part) throw new Error('There is no backend.');
      const child = startChild({ ...part, log: join(data, `backend-${HOST}.log`) });
      try {
        await untilReady(child, `http://localhost:${backend}/healthz`);
        expect(await accepts(backend, '127.0.0.1')).toBe(true);
        expect(await accepts(backend, '127.0.0.2')).toBe(taken);
      } finally {
        await child.stop(5_000);
      }
    },
    60_000,
  );
});

describe('a port', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', 1],
    ['127.0.0.1', '0.0.0.0', 1],
    ['127.0.0.1', '::', 1],
    // Listening would succeed, but `localhost` may resolve to the other program.
    ['127.0.0.1', '::1', 1],
    ['127.0.0.1', '127.0.0.2', 0],
    ['0.0.0.0', '127.0.0.2', 1],
  ])('is busy for %s when another program has it at %s', async (host, taken, lines) => {
    const [port = 0] = await freePorts(1);
    const busy = await whileListening(port, taken, () => busyPorts({ ...anyPorts, search: port }, host));
    expect(busy).toHaveLength(lines);
  });
});
