import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { readInvoiceOfOrder } from '../invoices/credit-notes.ts';
import * as store from './internal/store.ts';
import { creditOrder } from './move-order.ts';

/**
 * Credits units of an order's lines, as far as they are not credited yet; the delivery with them where it is all of the order.
 * @param credit units by row id of the order's lines
 */
export async function creditItems(
  tx: Database,
  config: Config,
  order: store.OrderRow,
  credit: { key: string; units: ReadonlyMap<number, number>; isAll: boolean },
): Promise<void> {
  const invoice = await readInvoiceOfOrder(tx, order.id);
  if (!invoice) return;
  const items = await store.findItems(tx, order.id);
  // The invoice has the order's lines in the same order, followed by the delivery.
  const units = new Map<number, number>();
  for (const [index, { id }] of items.entries()) {
    const line = invoice.items[index];
    const credited = line ? Math.min(credit.units.get(id) ?? 0, line.quantity - line.credited) : 0;
    if (line && credited > 0) units.set(line.id, credited);
  }
  if (units.size > 0)
    await creditOrder(tx, config, order, { key: credit.key, units: credit.isAll ? null : units });
}
