import { inArray, sql, type SQL } from 'drizzle-orm';
import { reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import type { Database } from '../../db/connect.ts';
import { idList } from '../../db/id-list.ts';
import { rows } from '../../db/rows.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberMay } from '../session/member-abilities.ts';

/** Somebody who may pass a step of a request. */
export interface Decider {
  requestId: number;
  position: number;
  deciderId: number;
  /** The approver who is away, where the decider stands in. */
  insteadOfId: number | null;
}

/**
 * Who may pass which step: its approvers who are still of the company, but never the buyer; where that leaves nobody, those who decide
 * for the company, and the company itself; that passes its own order only where it has nobody else. On the days of an absence also who
 * stands in for one of them.
 * @param where narrows `s`, the step, and `r`, its request
 */
function selectDeciders(where: SQL): SQL {
  const { date } = reykjavikNow(new Date());
  return sql`
    WITH steps AS (
      SELECT s.request_id, s.position, r.company_id, r.actor_id FROM request_steps s
      JOIN order_requests r ON r.id = s.request_id WHERE ${where}
    ), named AS (
      SELECT s.request_id, s.position, s.company_id, s.actor_id, m.customer_id FROM steps s
      JOIN request_step_approvers a ON a.request_id = s.request_id AND a.position = s.position
      JOIN company_members m ON m.company_id = s.company_id AND m.customer_id = a.customer_id
      JOIN customers c ON c.id = m.customer_id AND c.is_active
      WHERE m.customer_id <> s.actor_id
    ), direct AS (
      SELECT * FROM named
      UNION ALL
      SELECT s.request_id, s.position, s.company_id, s.actor_id, d.id FROM steps s
      CROSS JOIN LATERAL (
        SELECT id, count(*) OVER () AS choices FROM (SELECT m.customer_id AS id FROM company_members m JOIN customers c ON c.id = m.customer_id AND c.is_active
        WHERE m.company_id = s.company_id AND ${memberMay('approve-orders', 'm')}
        UNION SELECT s.company_id) AS found
      ) d
      WHERE (d.id <> s.actor_id OR (d.id = s.company_id AND d.choices = 1))
        AND NOT EXISTS (SELECT FROM named n WHERE n.request_id = s.request_id AND n.position = s.position)
    )
    SELECT request_id AS "requestId", position, customer_id AS "deciderId", NULL::integer AS "insteadOfId" FROM direct
    UNION ALL
    SELECT d.request_id, d.position, w.stand_in_id, min(d.customer_id) FROM direct d
    JOIN approver_absences w ON w.company_id = d.company_id AND w.customer_id = d.customer_id
      AND ${date}::date BETWEEN w.from_on AND w.to_on
    JOIN company_members m ON m.company_id = d.company_id AND m.customer_id = w.stand_in_id
    JOIN customers c ON c.id = w.stand_in_id AND c.is_active
    WHERE w.stand_in_id <> d.actor_id
      AND NOT EXISTS (SELECT FROM direct o WHERE o.request_id = d.request_id AND o.position = d.position
        AND o.customer_id = w.stand_in_id)
    GROUP BY d.request_id, d.position, w.stand_in_id`;
}

/** The step of a request that is waited for. */
const isCurrent = sql`r.status = 'Waiting' AND s.passed_at IS NULL AND NOT EXISTS (
  SELECT FROM request_steps e WHERE e.request_id = s.request_id AND e.position < s.position AND e.passed_at IS NULL)`;

/** Who may pass each step of these requests, passed or not. */
export function findDeciders(db: Database, requestIds: readonly number[]): Promise<Decider[]> {
  if (requestIds.length === 0) return Promise.resolve([]);
  return rows(db, selectDeciders(sql`s.request_id = ANY (${idList(requestIds)})`));
}

/** Ids of the requests of these companies that wait for this person's answer. */
export async function findRequestsToDecide(
  db: Database,
  personId: number,
  companyIds: readonly number[],
): Promise<number[]> {
  if (companyIds.length === 0) return [];
  const waiting = selectDeciders(sql`r.company_id = ANY (${idList(companyIds)}) AND ${isCurrent}`);
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT DISTINCT "requestId" AS id FROM (${waiting}) AS waiting WHERE "deciderId" = ${personId}`,
  );
  return found.map(({ id }) => id);
}

/** Whether a person may pass steps of a company at all: decides for it, is named in its rules or requests, or stands in for who is. */
export async function isApproverOf(db: Database, personId: number, companyId: number): Promise<boolean> {
  const found = await rows<{ yes: boolean }>(
    db,
    sql`SELECT EXISTS (
        SELECT FROM company_members m WHERE m.company_id = ${companyId} AND m.customer_id = ${personId} AND (
          ${memberMay('approve-orders', 'm')}
          OR EXISTS (SELECT FROM approval_rule_approvers a JOIN approval_rules u ON u.id = a.rule_id
            WHERE u.company_id = ${companyId} AND a.customer_id = ${personId})
          OR EXISTS (SELECT FROM unit_approvers a WHERE a.company_id = ${companyId} AND a.customer_id = ${personId})
          OR EXISTS (SELECT FROM request_step_approvers a JOIN order_requests r ON r.id = a.request_id
            WHERE r.company_id = ${companyId} AND r.status = 'Waiting' AND a.customer_id = ${personId}))) AS yes`,
  );
  return found[0]?.yes ?? false;
}

/** Names by customer id. */
export async function readNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
