import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environmentFaults, shopSchemas } from './check.ts';
import { type Child, ChildFailure, keeper, root, startChild, untilReady } from './children.ts';
import { type Given, shopEnvironment } from './environment.ts';
import { busyPorts } from './ports.ts';
import { prepare } from './prepare.ts';
import { task } from './progress.ts';
import { claimData, releaseData } from './running.ts';
import type { Ports } from './variables.ts';

export interface ShopOptions {
  /** Variables that replace the local defaults: process.env for `npm start`, nothing for the tests. */
  given: Given;
  /** Folder of database, accounts and logs. */
  data: string;
  /** First of the ports, which follow each other, instead of the default ones. */
  portsFrom?: number | undefined;
  /** Hot reload instead of a production build. */
  dev?: boolean;
  /** Aborting it stops whatever has started. */
  signal: AbortSignal;
}

export interface Shop {
  url: string;
  env: Record<string, string>;
  ports: Ports;
  logs: string;
  /** Rejects when one of the processes ends although nobody asked it to. */
  broken: Promise<never>;
  /** Ends every process: the storefront first, since its requests need the backend. */
  stop(): Promise<void>;
}

/** The catalogue's pictures are the same for every shop of this checkout, and slow to make. */
const images = join(root, '.data/images');
const demo = join(root, '.data/demo');

interface Part {
  name: string;
  args: string[];
  env: Record<string, string>;
  ready: number[];
}

function parts(ports: Ports, dev: boolean): Part[] {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : [];
  const next = join(root, 'node_modules/next/dist/bin/next');
  const mode = dev ? 'dev' : 'start';
  return [
    {
      name: 'backend',
      args: ['--max-old-space-size=256', ...watch, 'backend/src/main.ts'],
      env: { PORT: String(ports.backend) },
      ready: [ports.backend],
    },
    {
      name: 'emulators',
      args: ['--max-old-space-size=128', ...watch, 'emulators/src/main.ts'],
      // Resizing pictures from several threads leaves glibc's heaps in pieces: two keep memory near what is used.
      env: { MALLOC_ARENA_MAX: '2' },
      ready: [ports.identity, ports.images, ports.search, ports.electronicId, ports.mail, ports.acquirer],
    },
    {
      name: 'storefront',
      args: [`--max-old-space-size=${dev ? 2048 : 320}`, next, mode, '--port', String(ports.storefront)],
      env: {
        PORT: String(ports.storefront),
        NODE_ENV: dev ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      ready: [ports.storefront],
    },
  ];
}

/** Milliseconds that processes may take to finish what they are doing. */
const grace = 10_000;

function stopper(children: readonly Child[], data: string): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    const storefront = children.find(({ name }) => name === 'storefront');
    const others = children.filter((child) => child !== storefront);
    // Preparing processes and the rest wait for the storefront for half of the time at most.
    await Promise.race([storefront?.stop(grace), delay(storefront ? grace / 2 : 0)]);
    await Promise.all(others.map((child) => child.stop(grace / 2)));
    await storefront?.ended;
    releaseData(data);
  };
  return () => (stopping ??= stop());
}

/**
 * Prepares and starts a whole shop and waits until every process is ready.
 * @throws Error with a message for the operator; what had started is stopped by then
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { dev = false, signal } = options;
  const data = resolve(options.data);
  const place = {
    data,
    images,
    ...(options.portsFrom === undefined ? {} : { portsFrom: options.portsFrom }),
  };
  const { ports, values: env } = shopEnvironment(options.given, place);
  const url = `http://localhost:${ports.storefront}`;
  claimData(data, url);
  const children: Child[] = [];
  const stop = stopper(children, data);
  const onChild = (child: Child): void => {
    children.push(child);
    if (signal.aborted) void child.stop(grace);
  };
  signal.addEventListener('abort', () => void stop(), { once: true });
  try {
    const faults = environmentFaults(shopSchemas, env);
    if (faults.length > 0)
      throw new Error(`The environment is not right:\n${faults.map((line) => `  ${line}`).join('\n')}`);
    const busy = await busyPorts(ports);
    if (busy.length > 0) throw new Error(busy.join('\n'));
    signal.throwIfAborted();
    await prepare({ env, data, demo, images, onChild }, { build: !dev });
    signal.throwIfAborted();
    const logs = join(data, 'logs');
    const started = await task('Starting backend, emulators and storefront', () =>
      Promise.all(
        parts(ports, dev).map(async (part) => {
          const child = startChild({
            ...part,
            args: dev ? [keeper, '-', '-', process.execPath, ...part.args] : part.args,
            env: { ...env, ...part.env },
            log: join(logs, `${part.name}.log`),
          });
          onChild(child);
          for (const port of part.ready) await untilReady(child, `http://localhost:${port}/readyz`);
          return child;
        }),
      ),
    );
    const broken = Promise.race(
      started.map((child) =>
        child.ended.then((code) => {
          throw new ChildFailure(child, `ended by itself (exit code ${code})`);
        }),
      ),
    );
    // Whoever stops the shop before listening must not meet an unhandled rejection.
    broken.catch(() => undefined);
    return { url, env, ports, logs, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
