import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { reykjavikDay } from '../../../db/reykjavik-day.ts';
import { rows } from '../../../db/rows.ts';

interface LateRow {
  id: number;
  name: string;
  ssn: string;
  last_day: string;
  usual_days: number;
  days_since: number;
  usual_total: number;
}

/** Gaps between order days from which a habit is computed, at least. */
const minGaps = 3;

/**
 * Customers whose time since the last order exceeds their usual gap by half, and by two days at least. Several invoices on one
 * day count as one order day; credit notes are ignored.
 */
export function findLate(db: Database, now: Date, count: number): Promise<LateRow[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const today = reykjavikDay(moment);
  return rows<LateRow>(
    db,
    sql`WITH days AS (
        SELECT customer_id, ${reykjavikDay(sql`issued_at`)} AS day, sum(price)::bigint AS total FROM invoices
        WHERE NOT is_credit AND issued_at > ${moment} - interval '1 year' AND issued_at <= ${moment}
        GROUP BY 1, 2
      ), gaps AS (
        SELECT customer_id, day, total, day - lag(day) OVER (PARTITION BY customer_id ORDER BY day) AS gap FROM days
      ), habits AS (
        SELECT customer_id, max(day) AS last_day, avg(total) AS total,
          percentile_disc(0.5) WITHIN GROUP (ORDER BY gap) AS usual
        FROM gaps GROUP BY 1 HAVING count(gap) >= ${minGaps}
      )
      SELECT c.id, c.name, c.ssn, last_day::text, usual::integer AS usual_days, (${today} - last_day)::integer AS days_since,
        least(round(total), 2000000000)::integer AS usual_total
      FROM habits JOIN customers c ON c.id = customer_id AND c.is_active AND c.is_confirmed
      WHERE ${today} - last_day >= greatest(usual * 1.5, usual + 2)
      ORDER BY total / usual DESC, c.id LIMIT ${count}`,
  );
}

export interface OrderRow {
  customer_id: number;
  number: number;
  issued_at: Date | string;
  price: number;
}

/** The last invoices of each of these customers that may be acted for, newest first, without credit notes. */
export function findLastOrders(
  db: Database,
  customerIds: readonly number[],
  perCustomer: number,
): Promise<OrderRow[]> {
  return rows<OrderRow>(
    db,
    sql`SELECT c.id AS customer_id, i.number, i.issued_at, i.price
      FROM customers c CROSS JOIN LATERAL (
        SELECT id, number, issued_at, price FROM invoices WHERE customer_id = c.id AND NOT is_credit
        ORDER BY issued_at DESC, id DESC LIMIT ${perCustomer}
      ) i
      WHERE c.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(customerIds)}::jsonb)::integer) AND c.is_active AND c.is_confirmed
      ORDER BY c.id, i.issued_at DESC, i.id DESC`,
  );
}
