import { unitsLeft } from '../../../../lib/rules/orders/shipments.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import {
  type CreditNote,
  hasCreditNote,
  issueCreditNote,
  readInvoiceOfOrder,
} from '../invoices/credit-notes.ts';
import { readInvoiceItems } from '../invoices/invoice-lines.ts';
import { releasePromo } from '../promo/promo-codes.ts';
import * as moves from './internal/move-store.ts';
import { isOpen, lockKnownOrder, requireLeft } from './internal/shipment-input.ts';
import { cancelUnits } from './internal/shipment-store.ts';
import * as store from './internal/store.ts';
import { fulfilWhenDelivered } from './ship-order.ts';

/**
 * A credit note that the supplier issues by itself, for the whole invoice or by line (position on the invoice, from 1). Units that were
 * not sent and that nobody pays for any more are called off with it.
 * @throws ShopError as issueCreditNote
 */
export async function creditInvoice(
  tx: Database,
  config: Config,
  invoiceId: number,
  { key: callKey, lines }: { key: string; lines: readonly { line: number; quantity: number }[] | null },
): Promise<CreditNote> {
  const { orderId } = await readInvoiceItems(tx, invoiceId);
  const order = orderId === null ? null : await lockKnownOrder(tx, orderId);
  // What is credited of an order is written under its lock.
  const { items } = await readInvoiceItems(tx, invoiceId);
  const units = lines && new Map<number, number>();
  for (const { line, quantity } of lines ?? []) {
    const item = items[line - 1];
    if (!item || units?.has(item.id)) throw new ShopError('BAD_REQUEST', badRequestMessage);
    units?.set(item.id, quantity);
  }
  const key = `shop:${callKey}`;
  if (order && isOpen(order) && !(await hasCreditNote(tx, key))) {
    const paid = items.map(({ id, quantity, credited }) =>
      units === null ? 0 : quantity - credited - (units.get(id) ?? 0),
    );
    await callOffUnpaid(tx, order, paid);
  }
  const note = await issueCreditNote(tx, config, { key, invoiceId, units });
  if (orderId !== null && !note.isExisting) {
    const details = { number: note.number, amount: note.amount };
    await moves.insertEvent(tx, { orderId, kind: 'Credited', by: 'Shop', details });
  }
  if (order?.status === 'Pending') await endWhenCredited(tx, order);
  return note;
}

/** @param paid units by position that stay charged; the invoice has the order's lines in the same order, followed by the delivery */
async function callOffUnpaid(tx: Database, order: store.OrderRow, paid: readonly number[]): Promise<void> {
  const items = await store.findItems(tx, order.id);
  const unpaid = items.flatMap((item, index) => {
    const quantity = unitsLeft(item) - Math.max(0, paid[index] ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  if (unpaid.length === 0) return;
  for (const { id, quantity } of unpaid) requireLeft(await cancelUnits(tx, id, quantity), id);
  for (const { productId, quantity } of unpaid.toSorted((a, b) => a.productId - b.productId))
    await moves.restockUnits(tx, productId, quantity);
  for (const { name, quantity } of unpaid) {
    const details = { name, units: quantity };
    await moves.insertEvent(tx, { orderId: order.id, kind: 'Cancelled', by: 'Shop', details });
  }
  await fulfilWhenDelivered(tx, order);
}

/** An order of which nothing is sent and nothing charged is called off. */
async function endWhenCredited(tx: Database, order: store.OrderRow): Promise<void> {
  const items = await store.findItems(tx, order.id);
  const invoice = await readInvoiceOfOrder(tx, order.id);
  const isCredited = invoice !== null && invoice.invoice.credited === invoice.invoice.price;
  if (!isCredited || items.some(({ cancelled, quantity }) => cancelled < quantity)) return;
  if (!(await moves.updateOrderStatus(tx, order.id, ['Pending'], 'Deleted'))) return;
  await moves.insertEvent(tx, { orderId: order.id, kind: 'Deleted', by: 'Shop' });
  await releasePromo(tx, order.attemptId);
}
