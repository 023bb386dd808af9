import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { idList } from '../../../db/id-list.ts';
import { rows } from '../../../db/rows.ts';
import { deleteAttempts } from './attempts.ts';

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Deletes a purchase that no invoice proves any more. */
export async function deleteLastPurchases(db: Database, before: Date): Promise<void> {
  await db.execute(
    sql`DELETE FROM last_purchases WHERE bought_at < least(${at(before)}, (SELECT min(issued_at) FROM invoices))`,
  );
}

/** Entries of the audit log; that of an order stays as long as the order. @returns number of entries */
export async function deleteAudit(db: Database, before: Date): Promise<number> {
  const gone = await rows<{ id: number }>(
    db,
    sql`DELETE FROM audit_log l WHERE at < ${at(before)}
      AND id < coalesce((SELECT id FROM audit_log WHERE at >= ${at(before)} ORDER BY id LIMIT 1), 2147483647)
      AND NOT (action = 'order' AND EXISTS (SELECT FROM orders o WHERE o.id = (l.details ->> 'orderId')::integer))
      RETURNING id`,
  );
  return gone.length;
}

/** Quotes nobody accepted, and requests that made no order. */
export async function deleteUnanswered(db: Database, before: Date): Promise<void> {
  await db.execute(sql`DELETE FROM quotes WHERE status <> 'Accepted' AND valid_until < ${at(before)}::date`);
  await db.transaction(async (tx) => {
    const requests = await rows<{ id: number; attemptId: number }>(
      tx,
      sql`SELECT id, attempt_id AS "attemptId" FROM order_requests
        WHERE status IN ('Declined', 'Withdrawn') AND decided_at < ${at(before)}`,
    );
    await tx.execute(
      sql`DELETE FROM order_requests WHERE id = ANY (${idList(requests.map(({ id }) => id))})`,
    );
    await deleteAttempts(
      tx,
      requests.map(({ attemptId }) => attemptId),
    );
  });
}

/**
 * Codes and links that expired before a moment, and sign-ups to the newsletter that were never confirmed. Addresses that mail came
 * back from are tried again from then on.
 */
export async function deleteExpiredLinks(db: Database, before: Date): Promise<void> {
  await db.execute(
    sql`DELETE FROM mail_addresses WHERE block = 'Bounced' AND blocked_at < ${at(before)} AND unsubscribed_at IS NULL`,
  );
  await db.execute(sql`DELETE FROM email_confirmations WHERE expires_at < ${at(before)}`);
  await db.execute(
    sql`DELETE FROM employee_invitations WHERE accepted_at IS NULL AND expires_at < ${at(before)}`,
  );
  await db.execute(
    sql`DELETE FROM newsletter_signups WHERE confirmed_at IS NULL AND confirm_expires_at < ${at(before)}`,
  );
}
