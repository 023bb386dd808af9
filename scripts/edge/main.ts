import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../shop/children.ts';
import { aborted, interruption } from '../shop/signals.ts';
import { startEdgeShop } from './shop.ts';

/** `npm run start:edge`. --page-rate is what one address may ask for in a second, more for a load test. */
const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'ports-from': { type: 'string', default: '3100' },
    data: { type: 'string', default: join(root, '.data/edge') },
    'page-rate': { type: 'string', default: '50' },
  },
});

const signal = interruption();

try {
  const shop = await startEdgeShop({
    port: Number(flags.port),
    portsFrom: Number(flags['ports-from']),
    data: flags.data,
    pageRate: Number(flags['page-rate']),
    signal,
  });
  console.log(`\n  Vörulind is open behind its edge:  ${shop.url}\n  Ctrl-C ends everything.\n`);
  await aborted(signal);
  await shop.stop();
} catch (error) {
  if (!signal.aborted) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
process.exit();
