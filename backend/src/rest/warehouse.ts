import { Hono } from 'hono';
import { streamText } from 'hono/streaming';
import { z } from 'zod';
import { isSigned } from '../../../lib/contract/signed-message.ts';
import type { Platform } from '../context.ts';
import { retryOnConflict } from '../db/retry.ts';
import { ShopError } from '../errors.ts';
import { loadAmounts } from '../import/load-amounts.ts';
import { findInvoiceIdByNumber } from '../modules/invoices/credit-notes.ts';
import { creditInvoice } from '../modules/orders/credit-invoice.ts';
import { moveOrder } from '../modules/orders/move-order.ts';
import { reachableStatuses } from '../../../lib/rules/orders/order-status.ts';
import { parseOrderNumber, orderNumber } from '../../../lib/rules/orders/order-number.ts';
import { listOrdersInState } from '../modules/orders/pick-list.ts';
import { decideWithdrawal } from '../modules/orders/withdrawal.ts';
import { configureHostedSearch } from '../modules/search/hosted-client.ts';
import { reindexAll } from '../modules/search/indexing.ts';
import { rehearseIndex } from '../modules/search/rehearse-index.ts';
import { readSearchReport } from '../modules/search/search-counts.ts';
import { readSigned } from './signed-body.ts';
import { warehouseShipmentRoutes } from './warehouse-shipments.ts';
import { limitBody } from './limit-body.ts';

const moveSchema = z.strictObject({ status: z.enum(reachableStatuses('Shop')) });
const decisionSchema = z.union([
  z.strictObject({ state: z.literal('Received') }),
  z.strictObject({ state: z.literal('Declined'), reason: z.string().trim().min(1).max(1000) }),
]);
const creditSchema = z.strictObject({
  /** The caller's idempotency key: sent twice, one credit note is made. */
  key: z.string().min(1).max(100),
  /** Lines by position on the invoice, from 1; without them everything that is left of it. */
  lines: z
    .array(z.strictObject({ line: z.int().min(1), quantity: z.int().min(1) }))
    .min(1)
    .max(1000)
    .optional(),
});
/** SKUs as in the catalogue import; each product once. */
const goodsSchema = z.strictObject({
  goods: z
    .array(
      z
        .strictObject({
          sku: z
            .string()
            .min(1)
            .max(64)
            // PostgreSQL cannot store NUL in text.
            .refine((sku) => !sku.includes('\u0000')),
          stock: z.int().min(0).max(1_000_000_000).optional(),
          price: z.int().min(0).max(100_000_000).optional(),
        })
        .refine(({ stock, price }) => stock !== undefined || price !== undefined),
    )
    .min(1)
    .max(1000)
    .refine((goods) => new Set(goods.map(({ sku }) => sku)).size === goods.length),
});
/** `isDryRun`: a line for each call that would be sent, and none is. */
const indexSchema = z.strictObject({ isDryRun: z.boolean().default(false) });
const searchesSchema = z.strictObject({
  days: z.int().min(1).max(90).default(30),
  /** Texts that were typed fewer times are nobody's business. */
  least: z.int().min(2).max(10_000).default(2),
});
const listSchema = z.strictObject({
  status: z.enum(['Pending', 'Shipping', 'Fulfilled', 'Archived', 'Deleted']).default('Pending'),
});

/**
 * What the supplier's staff and warehouse system do with orders, with stock and prices between two imports, and with the search. Each call is a
 * POST of JSON with the header `Signature: t=SECONDS,v1=HEX`, HMAC-SHA-256 by WAREHOUSE_SECRET over `SECONDS.PATH\nBODY`, valid
 * for five minutes. All calls are idempotent.
 */
export function warehouseRoutes(platform: Platform): Hono {
  const { db, config, log } = platform;
  const routes = new Hono();
  routes.use(limitBody());
  routes.use(async (c, next) => {
    const body = await c.req.text();
    const secret = config.WAREHOUSE_SECRET;
    if (!secret || !isSigned(c.req.header('Signature'), `${c.req.path}\n${body}`, secret)) {
      log.warn({ path: c.req.path }, 'warehouse call with an invalid signature');
      throw new ShopError('PERMISSION_DENIED');
    }
    await next();
  });

  routes.post('/goods', async (c) => {
    const { goods } = readSigned(goodsSchema, await c.req.text());
    const unknownSkus = await retryOnConflict(() => db.transaction((tx) => loadAmounts(tx, goods)));
    return c.json({ unknown: unknownSkus });
  });
  routes.post('/orders', async (c) => {
    const { status } = readSigned(listSchema, await c.req.text());
    return c.json({ orders: await listOrdersInState(db, status) });
  });
  routes.post('/orders/:number', async (c) => {
    const { status } = readSigned(moveSchema, await c.req.text());
    const id = parseOrderNumber(c.req.param('number')) ?? 0;
    const order = await retryOnConflict(() =>
      db.transaction((tx) => moveOrder(tx, config, id, status, null)),
    );
    return c.json({ number: orderNumber(order.id), status: order.status });
  });
  routes.route('/orders', warehouseShipmentRoutes(platform));
  routes.post('/withdrawals/:id{[0-9]{1,9}}', async (c) => {
    const decision = readSigned(decisionSchema, await c.req.text());
    const reason = decision.state === 'Declined' ? decision.reason : null;
    const id = Number(c.req.param('id'));
    await retryOnConflict(() =>
      db.transaction((tx) => decideWithdrawal(tx, config, id, { state: decision.state, reason })),
    );
    return c.json({ id, state: decision.state });
  });
  routes.post('/invoices/:number{[0-9]{1,9}}/credit', async (c) => {
    const { key, lines } = readSigned(creditSchema, await c.req.text());
    const id = await findInvoiceIdByNumber(db, Number(c.req.param('number')));
    if (id === null) throw new ShopError('NOT_FOUND');
    const note = await retryOnConflict(() =>
      db.transaction((tx) => creditInvoice(tx, config, id, { key, lines: lines ?? null })),
    );
    return c.json({ number: note.number, amount: note.amount });
  });
  routes.post('/searches', async (c) => {
    const { days, least } = readSigned(searchesSchema, await c.req.text());
    return c.json(await readSearchReport(db, days, least));
  });
  // A line of JSON for every step, and one with the outcome.
  routes.post('/search-index', async (c) => {
    const { isDryRun } = readSigned(indexSchema, await c.req.text());
    const hosted = configureHostedSearch(config);
    if (!hosted) throw new ShopError('NOT_FOUND');
    return streamText(c, async (stream) => {
      const write = (line: object) => stream.writeln(JSON.stringify(line));
      try {
        const count = isDryRun
          ? await rehearseIndex(db, config, (call) => void write({ call }))
          : await reindexAll(db, hosted, (done, total) => void write({ done, total }));
        await write({ count, index: hosted.index });
      } catch (error) {
        log.warn({ reason: String(error) }, 'the search index was not replaced');
        await write({ error: (error as Error).message });
      }
    });
  });
  return routes;
}
