import { Hono } from 'hono';
import { z } from 'zod';
import { parseOrderNumber } from '../../../lib/rules/orders/order-number.ts';
import type { Platform } from '../context.ts';
import type { Database } from '../db/connect.ts';
import { retryOnConflict } from '../db/retry.ts';
import { cancelOrderUnits } from '../modules/orders/cancel-units.ts';
import { correctTracking } from '../modules/orders/correct-tracking.ts';
import { expectGoods } from '../modules/orders/expect-goods.ts';
import { describeOrder } from '../modules/orders/pick-list.ts';
import { deliverShipment, sendShipment } from '../modules/orders/ship-order.ts';
import { readSigned } from './signed-body.ts';

// PostgreSQL cannot store NUL in text.
const plainText = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .refine((text) => !text.includes('\u0000'));
const sku = plainText(64);
const oncePerSku = <Line extends z.ZodType<{ sku: string }>>(line: Line) =>
  z
    .array(line)
    .min(1)
    .max(1000)
    .refine((lines) => new Set(lines.map((one) => one.sku)).size === lines.length);
const unitLines = oncePerSku(z.strictObject({ sku, quantity: z.int().min(1).max(1_000_000) }));
/** Sent twice, it happens once. */
const key = plainText(100);

const shipmentSchema = z
  .strictObject({
    key,
    /** Without them everything that is left. */
    lines: unitLines.optional(),
    carrier: plainText(100).optional(),
    trackingNumber: plainText(100).optional(),
  })
  .refine(({ carrier, trackingNumber }) => trackingNumber === undefined || carrier !== undefined);
const partSchema = z.union([
  z.strictObject({ delivered: z.literal(true) }),
  z.strictObject({ carrier: plainText(100).optional(), trackingNumber: plainText(100) }),
]);
const expectedSchema = z.strictObject({
  key,
  lines: oncePerSku(z.strictObject({ sku, expectedOn: plainText(10).nullable() })),
});
const cancelledSchema = z.strictObject({ key, lines: unitLines });

/** Parts of orders; each call answers the order as the warehouse's list has it. All are signed and idempotent. */
export function warehouseShipmentRoutes({ db, config }: Platform): Hono {
  const routes = new Hono();
  const change = async (number: string, make: (tx: Database, orderId: number) => Promise<unknown>) => {
    const id = parseOrderNumber(number) ?? 0;
    await retryOnConflict(() => db.transaction((tx) => make(tx, id)));
    return describeOrder(db, id);
  };
  routes.post('/:number/shipments', async (c) => {
    const { key: callKey, ...call } = readSigned(shipmentSchema, await c.req.text());
    const { lines = null, carrier = null, trackingNumber = null } = call;
    const shipment = { key: callKey, lines, carrier, trackingNumber };
    return c.json(await change(c.req.param('number'), (tx, id) => sendShipment(tx, config, id, shipment)));
  });
  routes.post('/:number/shipments/:part{[0-9]{1,4}}', async (c) => {
    const call = readSigned(partSchema, await c.req.text());
    const part = Number(c.req.param('part'));
    return c.json(
      await change(c.req.param('number'), (tx, id) =>
        'delivered' in call
          ? deliverShipment(tx, id, part)
          : correctTracking(tx, config, id, part, { carrier: null, ...call }),
      ),
    );
  });
  routes.post('/:number/expected', async (c) => {
    const call = readSigned(expectedSchema, await c.req.text());
    return c.json(await change(c.req.param('number'), (tx, id) => expectGoods(tx, config, id, call)));
  });
  routes.post('/:number/cancelled', async (c) => {
    const call = readSigned(cancelledSchema, await c.req.text());
    return c.json(await change(c.req.param('number'), (tx, id) => cancelOrderUnits(tx, config, id, call)));
  });
  return routes;
}
