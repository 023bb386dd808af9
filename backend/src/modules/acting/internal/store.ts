import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { containsPattern } from '../../../db/like-pattern.ts';
import { folded } from '../../../db/schema/columns.ts';
import { customers } from '../../../db/schema/customers.ts';
import { auditLog } from '../../../db/schema/sessions.ts';
import { actors, mayActFor } from '../../session/acting-rights.ts';

export interface CustomerFilter {
  isActive: boolean | null;
  isConfirmed: boolean | null;
  /** Each has to occur in the name or the national id, accents ignored. */
  words: readonly string[];
}

const agentColumns = {
  id: customers.id,
  name: customers.name,
  ssn: customers.ssn,
  email: customers.email,
  isCompany: customers.isCompany,
  creditLimit: customers.creditLimit,
  isActive: customers.isActive,
  isConfirmed: customers.isConfirmed,
};

export type AgentCustomerRow = Awaited<ReturnType<typeof findPage>>[number];

const sortColumns = { name: customers.nameSort, ssn: customers.ssn };

export function findPage(
  db: Database,
  { isActive, isConfirmed, words }: CustomerFilter,
  { column, descending }: { column: keyof typeof sortColumns; descending: boolean },
  { offset, limit }: { offset: number; limit: number },
) {
  const direction = descending ? desc : asc;
  const order = [direction(sortColumns[column]), direction(customers.id)];
  // Sorted by name this scans one covering index; the rows are read once the page is known.
  const page = db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        isActive === null ? undefined : eq(customers.isActive, isActive),
        isConfirmed === null ? undefined : eq(customers.isConfirmed, isConfirmed),
        ...words.map((word) => like(customers.searchText, folded(sql`${containsPattern(word)}::text`))),
      ),
    )
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page');
  return db
    .select(agentColumns)
    .from(page)
    .innerJoin(customers, eq(customers.id, page.id))
    .orderBy(...order);
}

/** Audit-log entries that are searched for the customers an agent acted for last. */
const auditEntriesSearched = 200;

/** The customers that an actor acted for last and still may, most recent first. */
export async function findRecent(db: Database, actorId: number, count: number): Promise<AgentCustomerRow[]> {
  const entries = db
    .select({ id: auditLog.id, customerId: auditLog.customerId })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, 'act-as')))
    .orderBy(desc(auditLog.id))
    .limit(auditEntriesSearched)
    .as('entries');
  const lastActed = db
    .select({ customerId: entries.customerId, at: sql<number>`max(${entries.id})`.as('at') })
    .from(entries)
    .groupBy(entries.customerId)
    .as('last');
  return db
    .select(agentColumns)
    .from(lastActed)
    .innerJoin(actors, eq(actors.id, actorId))
    .innerJoin(customers, and(eq(customers.id, lastActed.customerId), sql`${customers.id} <> ${actors.id}`))
    .where(mayActFor())
    .orderBy(desc(lastActed.at))
    .limit(count);
}
