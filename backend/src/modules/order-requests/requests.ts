import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import type { Database } from '../../db/connect.ts';
import { idList } from '../../db/id-list.ts';
import { orderRequests } from '../../db/schema/approvals.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberMay } from '../session/member-abilities.ts';

export type RequestRow = typeof orderRequests.$inferSelect;

const companies = alias(customers, 'companies');
const deciders = alias(customers, 'deciders');
const editors = alias(customers, 'editors');

/** The viewer sees their own requests, those of companies that they decide for, and those that they may pass a step of. */
export interface Viewer {
  actorId: number;
  /** Companies that they decide for. */
  companyIds: readonly number[];
  /** Companies whose steps they may be named in. */
  ownCompanyIds: readonly number[];
}

function isVisibleTo({ actorId, companyIds, ownCompanyIds }: Viewer): SQL | undefined {
  return or(
    eq(orderRequests.actorId, actorId),
    companyIds.length > 0 ? inArray(orderRequests.companyId, [...companyIds]) : undefined,
    ownCompanyIds.length > 0
      ? and(inArray(orderRequests.companyId, [...ownCompanyIds]), isInvolved(actorId))
      : undefined,
  );
}

/** Whether somebody is named in a step or has passed one, or stands in, today, for who may. */
function isInvolved(personId: number): SQL {
  const { date } = reykjavikNow(new Date());
  const absent = sql`SELECT w.customer_id FROM approver_absences w WHERE w.company_id = ${orderRequests.companyId}
    AND w.stand_in_id = ${personId} AND ${date}::date BETWEEN w.from_on AND w.to_on`;
  return sql`(EXISTS (SELECT FROM request_step_approvers a WHERE a.request_id = ${orderRequests.id}
      AND (a.customer_id = ${personId} OR a.customer_id IN (${absent})))
    OR EXISTS (SELECT FROM request_steps s WHERE s.request_id = ${orderRequests.id} AND s.passed_by_id = ${personId})
    OR EXISTS (SELECT FROM company_members m WHERE m.company_id = ${orderRequests.companyId} AND m.customer_id IN (${absent})
      AND ${memberMay('approve-orders', 'm')}))`;
}

export async function insertRequest(
  tx: Database,
  values: typeof orderRequests.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(orderRequests).values(values).returning({ id: orderRequests.id });
  if (!row) throw new Error('The request was not written');
  return row.id;
}

/** Locks a request until the transaction ends; null for one that the viewer may not see. */
export async function lockRequest(tx: Database, viewer: Viewer, id: number): Promise<RequestRow | null> {
  const rows = await tx
    .select()
    .from(orderRequests)
    .where(and(eq(orderRequests.id, id), isVisibleTo(viewer)))
    .for('update');
  return rows[0] ?? null;
}

export async function updateRequest(
  tx: Database,
  id: number,
  values: Partial<typeof orderRequests.$inferInsert>,
): Promise<void> {
  await tx.update(orderRequests).set(values).where(eq(orderRequests.id, id));
}

function selectNamedRequests(db: Database, where: SQL | undefined) {
  return db
    .select({
      request: orderRequests,
      employeeName: customers.name,
      companyName: companies.name,
      deciderName: deciders.name,
      editorName: editors.name,
    })
    .from(orderRequests)
    .innerJoin(customers, eq(customers.id, orderRequests.actorId))
    .innerJoin(companies, eq(companies.id, orderRequests.companyId))
    .leftJoin(deciders, eq(deciders.id, orderRequests.decidedById))
    .leftJoin(editors, eq(editors.id, orderRequests.editedById))
    .where(where);
}
export type NamedRequest = Awaited<ReturnType<typeof selectNamedRequests>>[number];

/** A page of what the viewer sees: what waits for their answer first, then what waits for others, then the newest. */
export function findRequests(
  db: Database,
  viewer: Viewer,
  toDecide: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<NamedRequest[]> {
  return selectNamedRequests(db, isVisibleTo(viewer))
    .orderBy(
      desc(sql`${orderRequests.id} = ANY (${idList(toDecide)})`),
      desc(sql`${orderRequests.status} = 'Waiting'`),
      desc(orderRequests.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function findRequest(db: Database, id: number): Promise<NamedRequest | null> {
  const rows = await selectNamedRequests(db, eq(orderRequests.id, id));
  return rows[0] ?? null;
}

export async function countRequests(db: Database, viewer: Viewer): Promise<number> {
  return db.$count(orderRequests, isVisibleTo(viewer));
}
