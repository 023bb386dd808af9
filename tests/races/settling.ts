import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../scripts/cluster/cluster.ts';

/** Seconds in which everything that a crash left must be settled (reliability F15). */
const settledWithin = 90;

/** Ages what is still open by a minute and a half. */
export async function ageOpenAttempts({ pool }: Cluster): Promise<void> {
  await pool.query(
    `UPDATE checkout_attempts SET started_at = started_at - interval '90 seconds' WHERE finished_at IS NULL`,
  );
  await pool.query(
    `UPDATE card_payments SET started_at = started_at - interval '90 seconds', check_at = now() WHERE check_at IS NOT NULL`,
  );
}

/** Waits until nothing is open any more. @returns descriptions of what still is */
export async function waitUntilSettled({ pool }: Cluster): Promise<string[]> {
  const started = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ open: string }>(
      `SELECT (SELECT count(*) FROM checkout_attempts WHERE finished_at IS NULL)
            + (SELECT count(*) FROM card_payments WHERE check_at IS NOT NULL) AS open`,
    );
    if (rows[0]?.open === '0') return [];
    if (performance.now() - started > settledWithin * 1_000)
      return [`${rows[0]?.open} attempts and payments open after ${settledWithin} s`];
    await delay(250);
  }
}

/** Compares the acquirer's records with ours: captured payments have an order or paid invoices, others have none. */
export async function findUnmatchedPayments({ pool, acquirer }: Cluster): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string; ordered: boolean }>(
    `SELECT p.reference, o.id IS NOT NULL OR i.id IS NOT NULL AS ordered
     FROM card_payments p LEFT JOIN orders o ON o.attempt_id = p.attempt_id
       LEFT JOIN invoice_payments i ON i.attempt_id = p.attempt_id`,
  );
  const wrong: string[] = [];
  for (const { reference, ordered } of rows) {
    const state = await acquirer.stateOf(reference);
    if ((state === 'captured') !== ordered)
      wrong.push(`payment ${reference} is ${state} with ${ordered ? 'an' : 'no'} order`);
    if (!ordered && state === 'authorised') wrong.push(`payment ${reference} still holds money`);
  }
  return wrong;
}
