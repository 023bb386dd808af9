import {
  type StatusActor,
  type OrderStatus,
  statusesBefore,
} from '../../../../lib/rules/orders/order-status.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { readInvoiceOfOrder, issueCreditNote } from '../invoices/credit-notes.ts';
import { releasePromo } from '../promo/promo-codes.ts';
import { writeAudit } from '../session/audit.ts';
import * as moves from './internal/move-store.ts';
import { isOpen, lockKnownOrder, nothingLeftError, statusError } from './internal/shipment-input.ts';
import * as store from './internal/store.ts';
import * as withdrawals from './internal/withdrawal-store.ts';
import { handOverRest, sendRest } from './ship-order.ts';

/** Who moves an order: a customer's session, or null for the supplier's staff. */
type OrderActor = Pick<Session, 'actorId' | 'customerId' | 'billToId'> | null;

/**
 * Moves an order by the table of lib/rules/orders/order-status.ts, once: a repeated or concurrent request changes nothing more.
 * Deleted returns the stock, and the money by a credit note over the whole invoice.
 * @throws ShopError NOT_FOUND; FAILED_PRECONDITION for a transition that the table does not have
 */
export async function moveOrder(
  tx: Database,
  config: Config,
  orderId: number,
  to: OrderStatus,
  actor: OrderActor,
): Promise<store.OrderRow> {
  const mover: StatusActor = actor ? 'Customer' : 'Shop';
  if (to === 'Shipping') return sendWhole(tx, config, orderId);
  if (to === 'Fulfilled') await handOverWhenOpen(tx, orderId);
  const moved = await moves.updateOrderStatus(tx, orderId, statusesBefore(to, mover), to);
  if (!moved) return readUnmovedOrder(tx, orderId, to);
  await moves.insertEvent(tx, {
    orderId,
    kind: to as Exclude<OrderStatus, 'Pending'>,
    by: mover,
    actorId: actor?.actorId ?? null,
  });
  if (to === 'Deleted') await undoOrder(tx, config, moved, actor);
  return moved;
}

async function readUnmovedOrder(tx: Database, orderId: number, to: OrderStatus): Promise<store.OrderRow> {
  const order = await lockKnownOrder(tx, orderId);
  if (order.status === to) return order;
  throw statusError(order);
}

/** Everything that is left of the order leaves as one shipment; once nothing is, nothing more happens. */
async function sendWhole(tx: Database, config: Config, orderId: number): Promise<store.OrderRow> {
  const order = await lockKnownOrder(tx, orderId);
  if (!isOpen(order)) throw statusError(order);
  const sent = await sendRest(tx, config, order);
  if (!sent && order.status === 'Pending') throw nothingLeftError();
  return { ...order, status: 'Shipping' };
}

async function handOverWhenOpen(tx: Database, orderId: number): Promise<void> {
  const order = await lockKnownOrder(tx, orderId);
  if (isOpen(order)) await handOverRest(tx, orderId);
}

/** Rows are locked in the same order as when an order is placed: products by id, debtor, number series. */
async function undoOrder(
  tx: Database,
  config: Config,
  order: store.OrderRow,
  actor: OrderActor,
): Promise<void> {
  const items = await store.findItems(tx, order.id);
  const cameBack = await withdrawals.findReceivedUnits(tx, order.id);
  // What was called off or came back before is in stock again.
  for (const { id, productId, quantity, cancelled } of items.toSorted((a, b) => a.productId - b.productId))
    await moves.restockUnits(tx, productId, quantity - cancelled - (cameBack.get(id) ?? 0));
  await receivePending(tx, order.id);
  await releasePromo(tx, order.attemptId);
  if (actor) await writeAudit(tx, actor, 'cancel-order', { orderId: order.id, total: order.total });
  await creditOrder(tx, config, order, { key: `order:${order.id}`, units: null });
}

/** What a buyer is sending back of the order came back with the rest. */
async function receivePending(tx: Database, orderId: number): Promise<void> {
  for (const { id } of await withdrawals.findPendingWithdrawals(tx, [orderId])) {
    await withdrawals.updateDecision(tx, id, { state: 'Received', reason: null });
    const details = { withdrawal: id };
    await moves.insertEvent(tx, { orderId, kind: 'WithdrawalReceived', by: 'Shop', details });
  }
}

/**
 * Credits an order's invoice, in full or by line, and records it in the order's history; does nothing when it is free of charge.
 */
export async function creditOrder(
  tx: Database,
  config: Config,
  order: Pick<store.OrderRow, 'id' | 'email'>,
  { key, units }: { key: string; units: ReadonlyMap<number, number> | null },
): Promise<void> {
  const invoice = await readInvoiceOfOrder(tx, order.id);
  if (!invoice || invoice.invoice.credited >= invoice.invoice.price) return;
  const creditNote = await issueCreditNote(tx, config, {
    key,
    invoiceId: invoice.invoice.id,
    units,
    email: order.email,
  });
  await moves.insertEvent(tx, {
    orderId: order.id,
    kind: 'Credited',
    by: 'Shop',
    details: { number: creditNote.number, amount: creditNote.amount },
  });
}
