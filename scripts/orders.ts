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
 *   npm run orders -- ship P000123 --line SKU:2 … [--carrier posturinn] [--tracking RR1] [--key …]   a part of it
 *   npm run orders -- deliver P000123 [--part 1]   handed over: a consumer’s withdrawal period begins with the last
 *   npm run orders -- track P000123 --part 1 --tracking RR2 [--carrier posturinn]   another tracking number than was told
 *   npm run orders -- late P000123 --line SKU:2026-12-03 …   expected then; without a day no longer late
 *   npm run orders -- drop P000123 --line SKU:2 …   not to be sent: stock back, credit note, refund
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
    carrier: { type: 'string' },
    tracking: { type: 'string' },
    part: { type: 'string' },
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
  const partCall = partCallOf(`/orders/${encodeURIComponent(what)}`);
  if (partCall) return partCall;
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

/** A call about a part of an order; null for one about all of it. */
function partCallOf(path: string): { path: string; body: object } | null {
  const { line: lines, carrier, tracking, part, key } = values;
  const units = lines?.map((text) => ({ sku: splitLine(text)[0], quantity: Number(splitLine(text)[1]) }));
  if (command === 'ship' && (units ?? carrier ?? tracking))
    return {
      path: `${path}/shipments`,
      body: {
        key,
        ...(units && { lines: units }),
        ...(carrier && { carrier }),
        ...(tracking && { trackingNumber: tracking }),
      },
    };
  if (command === 'deliver' && part)
    return { path: `${path}/shipments/${encodeURIComponent(part)}`, body: { delivered: true } };
  if (command === 'track' && part)
    return {
      path: `${path}/shipments/${encodeURIComponent(part)}`,
      body: { trackingNumber: tracking ?? '', ...(carrier && { carrier }) },
    };
  if (command === 'drop') return { path: `${path}/cancelled`, body: { key, lines: units ?? [] } };
  if (command !== 'late') return null;
  const days = (lines ?? []).map((text) => ({
    sku: splitLine(text)[0],
    expectedOn: splitLine(text)[1] || null,
  }));
  return { path: `${path}/expected`, body: { key, lines: days } };
}

/** A SKU, which may hold colons, and what comes after the last one. */
function splitLine(text: string): [sku: string, value: string] {
  const at = text.lastIndexOf(':');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const call = callOf();
if (!call) {
  console.error(
    'npm run orders -- list|ship|deliver|track|late|drop|archive|delete|received|declined|credit|goods …; see docs/operations.md',
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
