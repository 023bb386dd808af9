import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EmployeeRole } from '../../../../lib/rules/people/abilities.ts';
import type { Database } from '../../db/connect.ts';
import { orderRequests } from '../../db/schema/approvals.ts';
import { companyMembers, customers } from '../../db/schema/customers.ts';

export type RequestRow = typeof orderRequests.$inferSelect;

const companies = alias(customers, 'companies');
const deciders = alias(customers, 'deciders');

/** The viewer sees their own requests, and those of companies that they may decide for. */
export interface Viewer {
  actorId: number;
  companyIds: readonly number[];
}

function isVisibleTo({ actorId, companyIds }: Viewer): SQL | undefined {
  return or(
    eq(orderRequests.actorId, actorId),
    companyIds.length > 0 ? inArray(orderRequests.companyId, [...companyIds]) : undefined,
  );
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
    })
    .from(orderRequests)
    .innerJoin(customers, eq(customers.id, orderRequests.actorId))
    .innerJoin(companies, eq(companies.id, orderRequests.companyId))
    .leftJoin(deciders, eq(deciders.id, orderRequests.decidedById))
    .where(where);
}
export type NamedRequest = Awaited<ReturnType<typeof selectNamedRequests>>[number];

export function findRequests(
  db: Database,
  viewer: Viewer,
  limit: number,
  offset: number,
): Promise<NamedRequest[]> {
  return selectNamedRequests(db, isVisibleTo(viewer))
    .orderBy(desc(sql`${orderRequests.status} = 'Waiting'`), desc(orderRequests.id))
    .limit(limit)
    .offset(offset);
}

export async function findRequest(db: Database, id: number): Promise<NamedRequest | null> {
  const rows = await selectNamedRequests(db, eq(orderRequests.id, id));
  return rows[0] ?? null;
}

export async function countRequests(
  db: Database,
  viewer: Viewer,
): Promise<{ total: number; toDecide: number }> {
  const rows = await db
    .select({
      total: count(),
      toDecide:
        sql<number>`count(*) FILTER (WHERE ${orderRequests.status} = 'Waiting' AND ${orderRequests.actorId} <> ${viewer.actorId})`.mapWith(
          Number,
        ),
    })
    .from(orderRequests)
    .where(isVisibleTo(viewer));
  return rows[0] ?? { total: 0, toDecide: 0 };
}

/** Mail addresses of a company's people with one of these roles, except one person. */
export async function findMailAddresses(
  db: Database,
  companyId: number,
  roles: readonly EmployeeRole[],
  exceptActorId: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ email: customers.email })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.customerId), eq(customers.isActive, true)))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        inArray(companyMembers.role, [...roles]),
        ne(companyMembers.customerId, exceptActorId),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(limit);
  return rows.map(({ email }) => email);
}
