import { dayMs, hourMs } from '../../../../lib/rules/dates/durations.ts';
import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../lib/rules/orders/order-status.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import { companyMembers, customerAddresses, customers } from '../../db/schema/customers.ts';
import { checkoutAttempts, orderEvents, orders } from '../../db/schema/orders.ts';
import { buyersCartId } from '../../modules/cart/carts.ts';
import { toChosenAddress } from '../../modules/customer/customers.ts';
import { issueInvoice } from '../../modules/invoices/issue-invoice.ts';
import type { SoldLine } from '../../db/schema/order-draft.ts';
import { createOrder } from '../../modules/orders/create-order.ts';
import { writeAudit } from '../../modules/session/audit.ts';
import { totalsOf } from '../../../../lib/rules/money/totals.ts';

/** The buyer, read once for all of their orders. */
export interface PastBuyer {
  customer: typeof customers.$inferSelect;
  actorId: number;
  cartId: number;
  address: ChosenAddress | null;
}

export async function readPastBuyer(tx: Database, customerId: number): Promise<PastBuyer> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error(`No customer ${customerId}`);
  const actorId = await findBuyer(tx, customerId);
  return {
    customer,
    actorId,
    cartId: await buyersCartId(tx, { actorId, customerId }),
    address: await findAddress(tx, customerId),
  };
}

interface PastOrder {
  lines: readonly SoldLine[];
  orderedAt: Date;
  /** Null: not paid. */
  paidAt: Date | null;
  /** The buyer's own order number. */
  reference: string | null;
}

/**
 * Writes an order on account and its invoice as they would be today had the order been placed in the shop at its date. The caller
 * charges the account.
 */
export async function writePastOrder(
  tx: Database,
  buyer: PastBuyer,
  past: PastOrder,
  now: Date,
): Promise<void> {
  const { lines, orderedAt, paidAt, reference } = past;
  const { customer, actorId, cartId, address } = buyer;
  const customerId = customer.id;
  const session = { actorId, customerId, billToId: null };
  const totals = totalsOf(lines.map(({ price, vat }) => ({ gross: price, taxPercentage: vat })));
  const options =
    reference === null ? [] : [{ kind: 'Reference' as const, name: 'Tilvísun', value: reference }];
  const attemptId = await writeAttempt(tx, customerId, cartId, orderedAt);
  const orderId = await createOrder(tx, {
    session,
    attemptId,
    lines,
    totals,
    delivery: customer.isCompany
      ? { id: 'home', name: 'Heimsending', amount: 0, address }
      : { id: 'pickup', name: 'Sækja í verslun', amount: 0, address: null },
    receiver: {
      email: customer.email,
      name: customer.name,
      ssn: customer.isCompany ? null : customer.ssn,
      companySsn: customer.isCompany ? customer.ssn : null,
      phone: customer.phoneNumber ?? '5550100',
    },
    paymentType: 'Account',
    options,
    createdAt: orderedAt,
  });
  await writeAudit(tx, session, 'order', { orderId, total: totals.gross });
  const invoiceId = await issueInvoice(tx, {
    paymentType: 'Account',
    orderId,
    customerId,
    billToId: null,
    lines,
    totals,
    options,
    issuedAt: orderedAt,
    paidAt,
  });
  await tx
    .update(checkoutAttempts)
    .set({ answer: { orderId, invoiceId } })
    .where(eq(checkoutAttempts.id, attemptId));
  await advanceOrder(tx, orderId, orderedAt, now);
}

async function writeAttempt(
  tx: Database,
  customerId: number,
  cartId: number,
  placedAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(checkoutAttempts)
    .values({
      idempotencyKey: `demo-${customerId}-${placedAt.toISOString()}`,
      cartId,
      customerId,
      inputHash: '',
      state: 'Completed',
      answer: { orderId: 0, invoiceId: 0 },
      startedAt: placedAt,
      finishedAt: placedAt,
    })
    .returning({ id: checkoutAttempts.id });
  if (!row) throw new Error('The attempt was not written');
  return row.id;
}

/** Shipped the day after, delivered two days later, archived after two months. */
async function advanceOrder(tx: Database, orderId: number, orderedAt: Date, now: Date): Promise<void> {
  const steps: { kind: Exclude<OrderStatus, 'Pending' | 'Deleted'>; after: number }[] = [
    { kind: 'Shipping', after: dayMs - hourMs },
    { kind: 'Fulfilled', after: 3 * dayMs + 2 * hourMs },
    { kind: 'Archived', after: 60 * dayMs },
  ];
  const done = steps
    .map(({ kind, after }) => ({
      orderId,
      kind,
      by: 'Shop' as const,
      at: new Date(orderedAt.getTime() + after),
    }))
    .filter(({ at }) => at <= now);
  const last = done.at(-1);
  if (!last) return;
  await tx.insert(orderEvents).values(done);
  await writeShipment(tx, orderId, done);
  const fulfilledAt = done.find(({ kind }) => kind === 'Fulfilled')?.at ?? null;
  await tx.update(orders).set({ status: last.kind, fulfilledAt }).where(eq(orders.id, orderId));
}

/** All of the order as one part, in one statement: there are hundreds of orders. */
async function writeShipment(
  tx: Database,
  orderId: number,
  steps: readonly { kind: OrderStatus; at: Date }[],
): Promise<void> {
  const timeOf = (kind: OrderStatus): string | null =>
    steps.find((step) => step.kind === kind)?.at.toISOString() ?? null;
  await tx.execute(sql`WITH shipment AS (
      INSERT INTO shipments (order_id, part, key, input_hash, sent_at, delivered_at)
      VALUES (${orderId}, 1, 'past', '', ${timeOf('Shipping')}, ${timeOf('Fulfilled')}) RETURNING id
    ), sent AS (
      UPDATE order_items SET shipped = quantity WHERE order_id = ${orderId} RETURNING id, quantity
    )
    INSERT INTO shipment_items (shipment_id, order_item_id, quantity)
    SELECT shipment.id, sent.id, sent.quantity FROM shipment, sent`);
}

/** The first of a company's people; other customers buy for themselves. */
async function findBuyer(tx: Database, customerId: number): Promise<number> {
  const [member] = await tx
    .select({ id: companyMembers.customerId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, customerId))
    .orderBy(companyMembers.customerId)
    .limit(1);
  return member?.id ?? customerId;
}

async function findAddress(tx: Database, customerId: number): Promise<ChosenAddress | null> {
  const [row] = await tx
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(customerAddresses.id)
    .limit(1);
  return row ? toChosenAddress(row) : null;
}
