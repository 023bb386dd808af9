import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callBackend } from './call-backend.ts';
import { root } from './shop/children.ts';

/**
 * What the supplier's staff do with orders, as signed calls to a running backend (BACKEND_URL, WAREHOUSE_SECRET; without the secret
 * the demo's, of its data folder):
 *
 *   npm run orders -- list [Pending]           the oldest orders in a state
 *   npm run orders -- ship P000123             sent: the buyer gets a mail
 *   npm run orders -- deliver P000123          handed over: a consumer’s withdrawal period begins
 *   npm run orders -- archive P000123
 *   npm run orders -- delete P000123           cancelled: stock back, credit note, refund
 *   npm run orders -- received 7               goods of withdrawal 7 are back: stock, credit note, refund
 *   npm run orders -- declined 7 --reason …    they cannot be taken
 *   npm run orders -- goods SKU [--stock 12] [--price 1990]   units in the house, krónur with VAT before discounts
 *   npm run orders -- credit 10023 [--line 2:3 …] [--key …]   credit note over 3 units of line 2, or over all that is left
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reason: { type: 'string' },
    line: { type: 'string', multiple: true },
    stock: { type: 'string' },
    price: { type: 'string' },
    key: { type: 'string', default: randomUUID() },
    data: { type: 'string', default: join(root, '.data') },
  },
});
const [command = '', what = ''] = positionals;
const moves: Readonly<Record<string, string>> = {
  ship: 'Shipping',
  deliver: 'Fulfilled',
  archive: 'Archived',
  delete: 'Deleted',
};

function callOf(): { path: string; body: object } | null {
  if (command === 'list') return { path: '/orders', body: what ? { status: what } : {} };
  if (!what) return null;
  const status = moves[command];
  if (status) return { path: `/orders/${encodeURIComponent(what)}`, body: { status } };
  if (command === 'goods') {
    const amount = (text: string | undefined, name: string) =>
      text === undefined ? {} : { [name]: Number(text) };
    const { stock, price } = values;
    return {
      path: '/goods',
      body: { goods: [{ sku: what, ...amount(stock, 'stock'), ...amount(price, 'price') }] },
    };
  }
  const id = encodeURIComponent(what);
  if (command === 'received') return { path: `/withdrawals/${id}`, body: { state: 'Received' } };
  if (command === 'declined')
    return { path: `/withdrawals/${id}`, body: { state: 'Declined', reason: values.reason ?? '' } };
  if (command !== 'credit') return null;
  const lines = values.line?.map((text) => {
    const [line, quantity] = text.split(':').map(Number);
    return { line, quantity };
  });
  return { path: `/invoices/${id}/credit`, body: { key: values.key, ...(lines ? { lines } : {}) } };
}

const call = callOf();
if (!call) {
  console.error(
    'npm run orders -- list|ship|deliver|archive|delete|received|declined|credit|goods …; see docs/operations.md',
  );
  process.exit(1);
}

try {
  const answer = await callBackend(call.path, call.body, values.data);
  console.log(JSON.stringify(await answer.json(), null, 2));
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
