import {
  type StatusActor,
  type OrderStatus,
  orderStatusLabel,
  statusesBefore,
} from '../../../../lib/rules/orders/order-status.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { readInvoiceOfOrder, issueCreditNote } from '../invoices/credit-notes.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { releasePromo } from '../promo/promo-codes.ts';
import { writeAudit } from '../session/audit.ts';
import { shippingLetter } from './internal/letters.ts';
import * as moves from './internal/move-store.ts';
import * as store from './internal/store.ts';

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
  const moved = await moves.updateOrderStatus(tx, orderId, statusesBefore(to, mover), to);
  if (!moved) return readUnmovedOrder(tx, orderId, to);
  await moves.insertEvent(tx, {
    orderId,
    kind: to as Exclude<OrderStatus, 'Pending'>,
    by: mover,
    actorId: actor?.actorId ?? null,
  });
  if (to === 'Deleted') await undoOrder(tx, config, moved, actor);
  if (to === 'Shipping') {
    const isFetched = await moves.isPickedUpInStore(tx, moved.deliveryMethodId);
    const letter = shippingLetter(moved, isFetched, siteUrl(config));
    await sendMail(tx, config, { to: moved.email, purpose: 'order', letter });
  }
  return moved;
}

async function readUnmovedOrder(tx: Database, orderId: number, to: OrderStatus): Promise<store.OrderRow> {
  const order = await moves.lockOrder(tx, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  if (order.status === to) return order;
  throw new ShopError(
    'FAILED_PRECONDITION',
    `Ekki er hægt að breyta pöntuninni: staða hennar er „${orderStatusLabel(order.status)}“.`,
    { reason: 'order.status', status: order.status },
  );
}

/** Rows are locked in the same order as when an order is placed: products by id, debtor, number series. */
async function undoOrder(
  tx: Database,
  config: Config,
  order: store.OrderRow,
  actor: OrderActor,
): Promise<void> {
  const items = await store.findItems(tx, order.id);
  for (const { productId, quantity } of items.toSorted((a, b) => a.productId - b.productId))
    await moves.restockUnits(tx, productId, quantity);
  await releasePromo(tx, order.attemptId);
  if (actor) await writeAudit(tx, actor, 'cancel-order', { orderId: order.id, total: order.total });
  await creditOrder(tx, config, order, { key: `order:${order.id}`, units: null });
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
