import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { type FaultyProxy, faultyProxy } from './pages/faulty-proxy.ts';
import { load, visitOnce } from './pages/load.ts';
import { productPaths, type Storefront, startStorefront } from './pages/storefront.ts';

const options = {
  products: 1_000,
  connections: 20,
  seconds: 10,
  age: 0,
  data: '.data',
  'ports-from': 0,
  root: '.',
};

const notes = {
  seconds: 'how long each round takes',
  age: 'seconds that the pages are old before the backend gets its faults',
  data: 'of the running shop, as npm start was given it',
  'ports-from': 'likewise; 0 for the default ports',
  root: 'a checkout whose build is measured',
};

/** Interleaved, so that a slow minute of the machine affects all alike. */
const rounds = 3;

/** Visits random pages in several rounds and returns the metrics of all of them. */
class PageLoad {
  readonly #took: number[] = [];
  readonly #rates: number[] = [];
  readonly #processor: number[] = [];
  readonly #name: string;
  readonly #visit: () => ReturnType<typeof load>;
  readonly #storefront: Storefront;

  constructor(
    storefront: Storefront,
    what: string,
    paths: readonly string[],
    how: { connections: number; seconds: number },
  ) {
    this.#storefront = storefront;
    this.#name = `${what}, ${how.connections} at once`;
    this.#visit = () => load(storefront.url, paths, how);
  }

  async run(): Promise<void> {
    const before = this.#storefront.processorMs();
    const { took, rate, hits, failed } = await this.#visit();
    if (failed > 0 || hits < 100)
      console.log(`${this.#name}: ${hits.toFixed(0)} % cached, ${failed} of ${took.length} failed`);
    this.#took.push(...took);
    this.#rates.push(rate);
    this.#processor.push((this.#storefront.processorMs() - before) / took.length);
  }

  metrics(): Metric[] {
    return [
      timing(this.#name, this.#took),
      { name: `${this.#name}, requests a second`, unit: '1/s', samples: this.#rates },
      { name: `${this.#name}, processor time of one`, unit: 'ms', samples: this.#processor },
    ];
  }
}

async function measure(
  backend: FaultyProxy,
  storefront: Storefront,
  {
    products,
    connections,
    seconds,
    age,
  }: Pick<typeof options, 'products' | 'connections' | 'seconds' | 'age'>,
): Promise<Metric[]> {
  const all = await productPaths(storefront.url, products);
  const few = all.filter((_, index) => index % Math.ceil(all.length / 50) === 0);
  const began = performance.now();
  const expectations = all.map((path) => ({ path, status: 200 }));
  await visitOnce(storefront.url, expectations, connections);
  const made = single(`${all.length} pages made`, 's', (performance.now() - began) / 1_000);
  const loadOf = (what: string, paths: readonly string[]) =>
    [1, connections].map((count) => new PageLoad(storefront, what, paths, { connections: count, seconds }));
  const well = [...loadOf(`${few.length} pages`, few), ...loadOf(`${all.length} pages`, all)];
  for (let round = 0; round < rounds; round += 1) for (const one of well) await one.run();
  if (age > 0) await storefront.untilAged(age);
  const metrics = well.flatMap((one) => one.metrics());
  const old = age > 0 ? `, pages ${age} s old` : '';
  for (const fault of ['none', 'refused', 'hung', 'slow'] as const) {
    await backend.set(fault);
    for (const one of loadOf(`backend ${fault === 'none' ? 'well' : fault}${old}`, all)) {
      await one.run();
      metrics.push(...one.metrics());
    }
  }
  return [made, ...metrics, single('most memory of the storefront', 'MB', storefront.memory())];
}

async function benchPages({
  root,
  data,
  'ports-from': portsFrom,
  ...how
}: typeof options): Promise<Metric[]> {
  const backend = await faultyProxy();
  try {
    const storefront = await startStorefront({ root, data, portsFrom, through: backend });
    try {
      return await measure(backend, storefront, how);
    } finally {
      await storefront.stop();
    }
  } finally {
    await backend.stop();
  }
}

export const bench = task(options, benchPages, notes);
