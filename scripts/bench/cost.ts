import { load } from './pages/load.ts';
import { type Metric, single } from '../harness/metric.ts';
import { memoryOf, processOnPort, processorMsOf } from '../harness/processor.ts';
import { postJson } from '../harness/post-json.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { signIn } from '../harness/sign-in.ts';
import { task } from '../harness/task.ts';

const options = { ...shopOptions, backend: 'http://localhost:4000', seconds: 5, connections: 20 };
const product = '/vara/golfsapa-fyrir-parket-1-l';
const cartCall = { query: 'query Cart { cart { totalItems items { id quantity } } }' };
/** Calls of the backend that are timed, so many at once. */
const calls = { count: 1_000, atOnce: 20 };

/** Processor time of one request, measured over many: what docs/scale.md counts with. */
export const bench = task(options, async (shop) => {
  const storefront = processOnPort(Number(new URL(shop.shop).port));
  const backend = processOnPort(Number(new URL(shop.backend).port));
  const cookie = await signIn(shop, 'jona@vorulind.test');
  const how = { seconds: shop.seconds, connections: shop.connections };
  const costOf = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
    await load(shop.shop, [path], { ...how, seconds: 1 }, headers);
    const before = processorMsOf(storefront);
    const { took } = await load(shop.shop, [path], how, headers);
    return (processorMsOf(storefront) - before) / took.length;
  };
  const metrics: Metric[] = [
    single('storefront, a kept page', 'ms', await costOf(product)),
    single('storefront, a cart that is rendered', 'ms', await costOf('/karfa', { cookie })),
    single('storefront, an account page', 'ms', await costOf('/auth/home', { cookie })),
  ];
  const before = processorMsOf(backend);
  await Promise.all(
    Array.from({ length: calls.atOnce }, async () => {
      for (let call = 0; call < calls.count / calls.atOnce; call += 1)
        await postJson(`${shop.shop}/backend/graphql?op=Cart`, cartCall, {
          ApiKey: shop['api-key'],
          Origin: shop.shop,
          Cookie: cookie,
        });
    }),
  );
  metrics.push(
    single('backend, a call', 'ms', (processorMsOf(backend) - before) / calls.count, calls.count),
    single('storefront, memory', 'MB', memoryOf(storefront)),
    single('backend, memory', 'MB', memoryOf(backend)),
  );
  return metrics;
});
