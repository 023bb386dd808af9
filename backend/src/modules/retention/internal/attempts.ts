import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { idList } from '../../../db/id-list.ts';
import { rows } from '../../../db/rows.ts';

/** Deletes finished attempts, without orders, with their payments and uses of promo codes. */
export async function deleteAttempts(tx: Database, attemptIds: readonly number[]): Promise<void> {
  const list = idList(attemptIds);
  await forgetPromoUses(tx, attemptIds);
  await tx.execute(
    sql`DELETE FROM adyen_payments WHERE reference IN (SELECT reference FROM card_payments WHERE attempt_id = ANY (${list}))`,
  );
  await tx.execute(sql`DELETE FROM card_payments WHERE attempt_id = ANY (${list})`);
  await tx.execute(sql`DELETE FROM checkout_attempts WHERE id = ANY (${list})`);
}

/** A code that is still good has as many uses left as before. */
async function forgetPromoUses(tx: Database, attemptIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`WITH gone AS (DELETE FROM promo_uses WHERE attempt_id = ANY (${idList(attemptIds)}) RETURNING promo_code_id),
      uses AS (SELECT promo_code_id, count(*)::integer AS count FROM gone GROUP BY promo_code_id)
      UPDATE promo_codes p SET used = p.used - u.count, max_uses = p.max_uses - u.count
      FROM uses u WHERE u.promo_code_id = p.id`,
  );
}

/** Deletes attempts that failed before a moment. @returns number of attempts */
export function deleteFailedAttempts(db: Database, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // Ids follow the clock: the walk ends at the first that is younger.
    const failed = await rows<{ id: number }>(
      tx,
      sql`SELECT id FROM checkout_attempts a WHERE state = 'Failed' AND finished_at < ${before.toISOString()}::timestamptz
        AND id < coalesce((SELECT id FROM checkout_attempts WHERE started_at >= ${before.toISOString()}::timestamptz
          ORDER BY id LIMIT 1), 2147483647)
        AND NOT EXISTS (SELECT FROM card_payments p WHERE p.attempt_id = a.id AND p.check_at IS NOT NULL)`,
    );
    await deleteAttempts(
      tx,
      failed.map(({ id }) => id),
    );
    return failed.length;
  });
}
