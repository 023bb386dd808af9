import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import type { Person } from './find-person.ts';

/** What has to be finished first, because it needs to know who the person is. */
const unfinished = ({ id }: Person): Readonly<Record<string, SQL>> => ({
  'orders that are not handed over': sql`FROM orders WHERE customer_id = ${id} AND status IN ('Pending', 'Shipping')`,
  'withdrawals whose goods are on their way': sql`FROM withdrawals w JOIN orders o ON o.id = w.order_id
    WHERE o.customer_id = ${id} AND w.state = 'Requested'`,
  'orders that wait for approval': sql`FROM order_requests
    WHERE ${id} IN (actor_id, customer_id) AND status = 'Waiting'`,
  'orders that are being placed': sql`FROM checkout_attempts WHERE customer_id = ${id} AND finished_at IS NULL`,
  'payments that are being taken or given back': sql`FROM checkout_attempts a JOIN card_payments p ON p.attempt_id = a.id
    LEFT JOIN card_refunds r ON r.payment_id = p.id
    WHERE a.customer_id = ${id} AND (p.check_at IS NOT NULL OR r.check_at IS NOT NULL)`,
});

/** @throws Error naming everything that is in the way of an erasure */
export async function refuseOpen(tx: Database, person: Person): Promise<void> {
  if (person.isCompany) throw new Error('That is a company, not a person.');
  const open: string[] = [];
  if (person.balanceDue !== 0) open.push(`${person.balanceDue} kr. on the account`);
  for (const [what, where] of Object.entries(unfinished(person))) {
    const [row] = await rows<{ count: number }>(tx, sql`SELECT count(*)::integer AS count ${where}`);
    if (row && row.count > 0) open.push(`${row.count} ${what}`);
  }
  if (open.length > 0) throw new Error(`Not yet: ${open.join(', ')}.`);
}
