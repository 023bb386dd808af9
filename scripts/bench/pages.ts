import { parseArgs } from 'node:util';
import { faultyProxy } from './pages/faulty-proxy.ts';
import { load, visitOnce } from './pages/load.ts';
import { productPaths, startStorefront } from './pages/storefront.ts';

const usage = `npm run bench:pages -- [--products NUMBER] [--connections NUMBER] [--seconds NUMBER] [--age SECONDS] [--root FOLDER]

Starts a storefront of its own against the backend of the shop that npm start runs (.data, or --data FOLDER and --ports-from PORT
as given to it) and prints how fast it serves kept product pages: 50 of them, so many at random, and both while the backend refuses
connections, hangs, or takes a second. --age waits until the pages are so old. --root takes the build of another checkout.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    age: { type: 'string', default: '0' },
    data: { type: 'string', default: '.data' },
    'ports-from': { type: 'string' },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', default: false },
  },
});
const [products, connections, seconds, age] = [
  values.products,
  values.connections,
  values.seconds,
  values.age,
].map(Number) as [number, number, number, number];
if (values.help || ![products, connections, seconds].every((number) => number >= 1)) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const portsFrom = values['ports-from'] === undefined ? undefined : Number(values['ports-from']);

/** Rounds of each figure, taken in turn so that a slow minute of the machine falls on all alike. */
const rounds = 3;

/** Prints how fast so many of the pages come. */
async function measure(what: string, paths: readonly string[], count: number): Promise<void> {
  const before = storefront.processorMs();
  const found = await load(storefront.url, paths, { connections: count, seconds });
  const { answers, rate, p50, p95, p99, hits, failed } = found;
  const cost = ((storefront.processorMs() - before) / answers).toFixed(1);
  const times = `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `${`${what}, ${count} at once`.padEnd(36)} ${rate.toFixed(0).padStart(5)} requests/s, ${cost} ms of processor each   ` +
      `${times}   ${hits.toFixed(0)} % kept, ${failed} failed`,
  );
}

const backend = await faultyProxy();
const storefront = await startStorefront({
  root: values.root,
  data: values.data,
  portsFrom,
  through: backend,
});
try {
  const all = await productPaths(storefront.url, products);
  const few = all.filter((_, index) => index % Math.ceil(all.length / 50) === 0);
  console.log(`${all.length} product pages, ${connections} connections, ${seconds} s each`);
  const began = performance.now();
  await visitOnce(storefront.url, all, connections);
  console.log(
    `all of them made in ${((performance.now() - began) / 1_000).toFixed(0)} s; ${storefront.memory()}`,
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const count of [1, connections]) {
      await measure(`${few.length} pages`, few, count);
      await measure(`${all.length} pages`, all, count);
    }
  }
  console.log(storefront.memory());
  if (age > 0) await storefront.untilAged(age);
  for (const fault of ['none', 'refused', 'hung', 'slow'] as const) {
    await backend.set(fault);
    for (const count of [1, connections])
      await measure(`backend ${fault === 'none' ? 'well' : fault}`, all, count);
  }
  console.log(storefront.memory());
} finally {
  await storefront.stop();
  await backend.stop();
}
