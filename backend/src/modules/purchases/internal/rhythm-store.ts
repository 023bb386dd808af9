import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { reykjavikDay } from '../../../db/reykjavik-day.ts';
import { rows } from '../../../db/rows.ts';

/** Days on which a product was bought from which a habit is computed, at least. */
const minPurchaseDays = 4;
/** Older purchases say nothing about today's habit. */
const countedYears = 2;
/** Days before it is due from which a product is shown. */
const daysAhead = 3;
/** After so many of its own intervals without a purchase the habit is over. */
const habitIntervals = 3;
/** Days after which a product that is due is no news to an agent. */
const agentDays = 14;

const toMoment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** The last customer of the next batch; null after the last one. */
export async function findBatchEnd(db: Database, after: number, size: number): Promise<number | null> {
  const [row] = await rows<{ last: number | null }>(
    db,
    sql`SELECT max(id) AS last FROM (SELECT id FROM customers WHERE id > ${after} ORDER BY id LIMIT ${size}) batch`,
  );
  return row?.last ?? null;
}

/** Several invoices of one day count as one purchase; credit notes are ignored. */
export async function replaceRhythms(
  tx: Database,
  { after, last }: { after: number; last: number },
  now: Date,
): Promise<void> {
  const moment = toMoment(now);
  await tx.execute(sql`DELETE FROM purchase_rhythms WHERE customer_id > ${after} AND customer_id <= ${last}`);
  await tx.execute(
    sql`WITH days AS (
        SELECT i.customer_id, l.product_id, ${reykjavikDay(sql`i.issued_at`)} AS day, sum(l.quantity) AS quantity
        FROM invoices i JOIN invoice_items l ON l.invoice_id = i.id JOIN products p ON p.id = l.product_id
        WHERE i.customer_id > ${after} AND i.customer_id <= ${last} AND NOT i.is_credit
          AND i.issued_at > ${moment} - make_interval(years => ${countedYears}) AND i.issued_at <= ${moment}
        GROUP BY 1, 2, 3
      ), gaps AS (
        SELECT *, day - lag(day) OVER (PARTITION BY customer_id, product_id ORDER BY day) AS gap FROM days
      ), habits AS (
        SELECT customer_id, product_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY gap)::integer AS usual_days,
          percentile_disc(0.5) WITHIN GROUP (ORDER BY quantity)::integer AS usual_quantity, max(day) AS last_day
        FROM gaps GROUP BY 1, 2 HAVING count(*) >= ${minPurchaseDays}
      )
      INSERT INTO purchase_rhythms (customer_id, product_id, usual_days, usual_quantity, last_bought_on, due_on)
      SELECT customer_id, product_id, usual_days, usual_quantity, last_day, last_day + usual_days FROM habits
      ON CONFLICT DO NOTHING`,
  );
}

export interface DueProductRow {
  product_id: number;
  usual_days: number;
  usual_quantity: number;
  last_bought_on: string;
  due_on: string;
}

/** What a customer needs by now, the longest due first. */
export function findDueProducts(
  db: Database,
  customerId: number,
  now: Date,
  limit: number,
): Promise<DueProductRow[]> {
  return rows<DueProductRow>(
    db,
    sql`SELECT r.product_id, r.usual_days, r.usual_quantity, r.last_bought_on::text, r.due_on::text
      FROM ${dueRhythms(now)} WHERE r.customer_id = ${customerId} AND ${isDue(now)}
      ORDER BY r.due_on, r.product_id LIMIT ${limit}`,
  );
}

export interface DueCustomerRow {
  id: number;
  name: string;
  ssn: string;
  due_count: number;
  first_due_on: string;
  /** Names of the first few. */
  product_names: string[];
}

/** Customers who need something by now, those with the most products first. */
export function findDueCustomers(db: Database, now: Date, limit: number): Promise<DueCustomerRow[]> {
  const today = reykjavikDay(toMoment(now));
  return rows<DueCustomerRow>(
    db,
    sql`SELECT c.id, c.name, c.ssn, count(*)::integer AS due_count, min(r.due_on)::text AS first_due_on,
        to_json((array_agg(p.name ORDER BY r.due_on, p.id))[1:3]) AS product_names
      FROM ${dueRhythms(now)} JOIN customers c ON c.id = r.customer_id AND c.is_active AND c.is_confirmed
      WHERE r.due_on >= ${today} - ${agentDays}::integer AND ${isDue(now)}
      GROUP BY c.id ORDER BY due_count DESC, c.id LIMIT ${limit}`,
  );
}

/** Rhythms of goods that are sold, with a purchase that came after the count. */
const dueRhythms = (now: Date): SQL => sql`purchase_rhythms r
  JOIN products p ON p.id = r.product_id AND p.taken_out_at IS NULL
  LEFT JOIN last_purchases bought ON bought.customer_id = r.customer_id AND bought.product_id = r.product_id
    AND bought.bought_at <= ${toMoment(now)} AND ${reykjavikDay(sql`bought.bought_at`)} > r.last_bought_on`;

function isDue(now: Date): SQL {
  const today = reykjavikDay(toMoment(now));
  return sql`r.due_on <= ${today} + ${daysAhead}::integer AND bought.product_id IS NULL
    AND ${today} - r.last_bought_on <= r.usual_days * ${habitIntervals}::integer`;
}
