import { join } from 'node:path';
import { keeper, root } from './children.ts';
import type { ShopEnvironment } from './environment.ts';

/** Hashing and resizing on several threads fragment glibc's heaps: limiting them to two keeps memory near the actual use. */
const fewHeaps = { MALLOC_ARENA_MAX: '2' };

/**
 * Node's compile cache for the scripts: a process that uses it need not load the compiler that strips the types, which takes 20
 * MB for the life of the process.
 */
const compiled = { NODE_COMPILE_CACHE: join(root, '.data/compiled') };

/** Node's arguments for a storefront, in its build's folder. */
export const storefrontArgs = ['--max-old-space-size=192', '--max-semi-space-size=8', 'server.ts'];

/** A process of the shop. */
interface Part {
  name: string;
  args: string[];
  env: Record<string, string>;
  /** Ports that answer /readyz once it is ready. */
  ready: number[];
}

/** Ports of what runs twice. */
export interface SecondPorts {
  readonly storefront: number;
  readonly backend: number;
}

const emulatorEnv = { ...compiled, ...fewHeaps };

const emulatorArgs = (heap: number, flags: readonly string[]): string[] => [
  `--max-old-space-size=${heap}`,
  // By default Node gives new objects so much room that a small process uses 20 MB of it.
  '--max-semi-space-size=2',
  ...flags,
  'emulators/src/main.ts',
];

/** Heap of each thread of the search service in MB. */
const searchHeap = 256;

/**
 * What requests need that wait for each other outlives the room for new objects. V8 by itself lets so small a heap grow by a tenth,
 * and with many requests it collected it six times a second.
 */
const searchFlags = ['--heap-growing-percent=100'];

/**
 * Requests with many records, and arrays that grow, leave gaps in glibc's heap that nothing fits into later. What is as large as this
 * (bytes) has memory of its own, which the system has back at once; glibc would raise the limit after the first of these. A lower
 * one would take time of every question.
 */
const searchEnv = { ...emulatorEnv, MALLOC_MMAP_THRESHOLD_: '131072' };

/** How the search service of a shop is started; its name follows. */
export const searchProcess = { args: emulatorArgs(searchHeap, searchFlags), env: searchEnv };

/**
 * The processes of a shop. Each emulator whose memory grows with the products or the pictures has its own process, so that
 * running out of memory does not take accounts, mail or cards down with it; the others share one to save memory.
 */
export function partsOf(
  { ports, host, values }: ShopEnvironment,
  { dev = false, second }: { dev?: boolean; second?: SecondPorts | undefined },
): Part[] {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : [];
  const next = join(root, 'node_modules/next/dist/bin/next');
  const emulators = (
    name: string,
    heap: number,
    services: Record<string, number>,
    { flags = [], env = emulatorEnv }: { flags?: readonly string[]; env?: Record<string, string> } = {},
  ): Part => ({
    name,
    args: [...emulatorArgs(heap, [...flags, ...watch]), ...Object.keys(services)],
    env,
    ready: Object.values(services),
  });
  const parts: Part[] = [
    {
      name: 'backend',
      args: ['--max-old-space-size=256', ...watch, 'backend/src/main.ts'],
      env: { ...compiled, PORT: String(ports.backend) },
      ready: [ports.backend],
    },
    emulators('search', searchHeap, { search: ports.search }, { flags: searchFlags, env: searchEnv }),
    emulators('images', 64, { images: ports.images }),
    emulators('emulators', 96, {
      identity: ports.identity,
      'electronic-id': ports.electronicId,
      mail: ports.mail,
      acquirer: ports.acquirer,
    }),
    {
      name: 'storefront',
      args: dev
        ? ['--max-old-space-size=2048', next, 'dev', '--hostname', host, '--port', String(ports.storefront)]
        : storefrontArgs,
      env: {
        ...fewHeaps,
        PORT: String(ports.storefront),
        HOST: host,
        NODE_ENV: dev ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      ready: [ports.storefront],
    },
  ];
  return [...parts, ...secondParts(parts, second)].map((part) => ({
    ...part,
    args: dev ? [keeper, '-', '-', process.execPath, ...part.args] : part.args,
    env: { ...values, ...part.env },
  }));
}

function secondParts(parts: readonly Part[], second?: SecondPorts): Part[] {
  if (!second) return [];
  return parts.flatMap((part) => {
    const port = second[part.name as keyof SecondPorts] as number | undefined;
    if (port === undefined) return [];
    return { ...part, name: `${part.name}-2`, env: { ...part.env, PORT: String(port) }, ready: [port] };
  });
}
