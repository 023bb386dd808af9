import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { idList } from '../../../db/id-list.ts';
import { rows } from '../../../db/rows.ts';
import { deleteAttempts } from './attempts.ts';
import { findBound } from './document-range.ts';

/**
 * Deletes the invoices issued before a moment, with their orders and everything that belongs to these.
 * @returns number of invoices
 */
export async function deleteDocuments(db: Database, before: Date, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const deleted = await db.transaction((tx) => deleteBatch(tx, before));
    if (deleted === 0) break;
    count += deleted;
  }
  return count;
}

async function deleteBatch(tx: Database, before: Date): Promise<number> {
  const bound = await findBound(tx, before);
  if (bound === null) return 0;
  await tx.execute(
    sql`DELETE FROM card_refunds r USING invoices i WHERE i.id = r.invoice_id AND i.number < ${bound}`,
  );
  const gone = await rows<{ orderId: number | null }>(
    tx,
    sql`DELETE FROM invoices WHERE number < ${bound} RETURNING order_id AS "orderId"`,
  );
  await deleteOrders(
    tx,
    gone.flatMap(({ orderId }) => orderId ?? []),
  );
  await deletePayments(tx);
  return gone.length;
}

/** Payments of which no invoice is left. */
async function deletePayments(tx: Database): Promise<void> {
  const payments = await rows<{ attemptId: number | null }>(
    tx,
    sql`DELETE FROM invoice_payments p WHERE NOT EXISTS (SELECT FROM invoice_payment_lines l WHERE l.payment_id = p.id)
      RETURNING attempt_id AS "attemptId"`,
  );
  await deleteAttempts(
    tx,
    payments.flatMap(({ attemptId }) => attemptId ?? []),
  );
}

async function deleteOrders(tx: Database, orderIds: readonly number[]): Promise<void> {
  const list = idList(orderIds);
  await tx.execute(sql`DELETE FROM quotes WHERE order_id = ANY (${list})`);
  const requests = await rows<{ attemptId: number }>(
    tx,
    sql`DELETE FROM order_requests WHERE order_id = ANY (${list}) RETURNING attempt_id AS "attemptId"`,
  );
  await tx.execute(
    sql`DELETE FROM withdrawal_items w USING withdrawals d WHERE d.id = w.withdrawal_id AND d.order_id = ANY (${list})`,
  );
  for (const table of ['withdrawals', 'shipments', 'order_events'])
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE order_id = ANY (${list})`);
  const orders = await rows<{ attemptId: number }>(
    tx,
    sql`DELETE FROM orders WHERE id = ANY (${list}) RETURNING attempt_id AS "attemptId"`,
  );
  await deleteAttempts(
    tx,
    [...requests, ...orders].map(({ attemptId }) => attemptId),
  );
}
