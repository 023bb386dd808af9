import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildPadWorker } from '../build/pad-worker.ts';
import { environmentFaults, reachableFaults, shopSchemas } from './check.ts';
import { type Child, root } from './children.ts';
import { type GivenVariables, shopEnvironment } from './environment.ts';
import { partsOf, type SecondPorts } from './parts.ts';
import { busyPorts } from './ports.ts';
import { prepare } from './prepare.ts';
import { task } from './progress.ts';
import { claimData, releaseData } from './running.ts';
import { SupervisedChild } from './supervised-child.ts';
import type { Ports } from './variables.ts';

interface ShopOptions {
  /** Variables that override the local defaults: process.env for `npm start`, none for the tests. */
  given: GivenVariables;
  /** Folder of database, accounts and logs. */
  data: string;
  /** First of the consecutive ports; default: the default ports. */
  portsFrom?: number | undefined;
  /** Hot reload instead of a production build. */
  dev?: boolean;
  /** Ports of a second storefront and a second backend, on PostgreSQL and Redis. */
  second?: SecondPorts;
  /** Aborting it stops everything that has started. */
  signal: AbortSignal;
}

export interface Shop {
  url: string;
  env: Record<string, string>;
  ports: Ports;
  logs: string;
  /** Ends its storefronts for good, which answer what they were asked; everything else runs on. */
  stopStorefronts(): Promise<void>;
  /** Ends every process: the storefront first, since its requests need the backend. */
  stop(): Promise<void>;
}

/** The catalogue's pictures are the same for every shop of this checkout, and slow to draw. */
export const images = join(root, '.data/images');
export const demo = join(root, '.data/demo');

/** Milliseconds that processes may take to finish their work. */
const grace = 10_000;

type Stoppable = Pick<Child, 'name' | 'stop'>;

function storefrontsOf(children: readonly Stoppable[]): Stoppable[] {
  return children.filter(({ name }) => name.startsWith('storefront'));
}

function stopper(children: readonly Stoppable[], data: string): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    const storefronts = storefrontsOf(children);
    const others = children.filter((child) => !storefronts.includes(child));
    // Preparing processes and the rest wait for the storefront for at most half of the time.
    const left = Promise.all(storefronts.map((child) => child.stop(grace)));
    await Promise.race([left, delay(storefronts.length > 0 ? grace / 2 : 0)]);
    await Promise.all(others.map((child) => child.stop(grace / 2)));
    await left;
    releaseData(data);
  };
  return () => (stopping ??= stop());
}

/**
 * Prepares and starts a whole shop and waits until every process is ready; from then on, a process that ends is restarted.
 * @throws Error with a message for the operator; everything that had started is stopped then
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { dev = false, second, signal } = options;
  const data = resolve(options.data);
  const place = {
    data,
    images,
    ...(options.portsFrom === undefined ? {} : { portsFrom: options.portsFrom }),
  };
  const environment = shopEnvironment(options.given, place);
  const { ports, host, values: env } = environment;
  const url = `http://localhost:${ports.storefront}`;
  claimData(data, url);
  const children: Stoppable[] = [];
  const stop = stopper(children, data);
  const onChild = (child: Stoppable): void => {
    children.push(child);
    if (signal.aborted) void child.stop(grace);
  };
  signal.addEventListener('abort', () => void stop(), { once: true });
  try {
    const faults = [...environmentFaults(shopSchemas, env), ...reachableFaults(host, env)];
    if (faults.length > 0)
      throw new Error(`The environment is invalid:\n${faults.map((line) => `  ${line}`).join('\n')}`);
    const busy = await busyPorts(ports, host);
    if (busy.length > 0) throw new Error(busy.join('\n'));
    signal.throwIfAborted();
    await prepare({ env, data, demo, images, onChild }, { build: !dev });
    if (dev) await buildPadWorker();
    signal.throwIfAborted();
    const logs = join(data, 'logs');
    await task('Starting backend, emulators and storefront', () =>
      Promise.all(
        partsOf(environment, { dev, second }).map((part) => {
          const child = new SupervisedChild({ ...part, log: join(logs, `${part.name}.log`) });
          onChild(child);
          return child.keep(part.ready.map((port) => `http://localhost:${port}/readyz`));
        }),
      ),
    );
    const stopStorefronts = async (): Promise<void> => {
      await Promise.all(storefrontsOf(children).map((child) => child.stop(grace)));
    };
    return { url, env, ports, logs, stopStorefronts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
