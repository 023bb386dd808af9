import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customerNotes, nextCalls } from '../../../db/schema/customer-notes.ts';
import { companyMembers, companyRoles, customers } from '../../../db/schema/customers.ts';
import { memberMay } from '../../session/member-abilities.ts';

/** Newest first, each with its author's name. */
export function findNotes(db: Database, customerId: number, limit: number) {
  return db
    .select({ note: customerNotes, authorName: customers.name })
    .from(customerNotes)
    .leftJoin(customers, eq(customers.id, customerNotes.authorId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
    .limit(limit);
}

export async function findNote(db: Database, id: number): Promise<typeof customerNotes.$inferSelect | null> {
  const [row] = await db.select().from(customerNotes).where(eq(customerNotes.id, id));
  return row ?? null;
}

/** Whose note was sent with this key before; null for a new one. */
export async function findNoteByKey(db: Database, authorId: number, key: string): Promise<number | null> {
  const [row] = await db
    .select({ customerId: customerNotes.customerId })
    .from(customerNotes)
    .where(and(eq(customerNotes.authorId, authorId), eq(customerNotes.key, key)));
  return row?.customerId ?? null;
}

export async function insertNote(
  db: Database,
  note: { customerId: number; authorId: number; key: string; text: string },
): Promise<void> {
  await db.insert(customerNotes).values(note).onConflictDoNothing();
}

export async function updateNote(db: Database, id: number, text: string): Promise<void> {
  await db.update(customerNotes).set({ text, changedAt: new Date() }).where(eq(customerNotes.id, id));
}

export async function deleteNote(db: Database, id: number): Promise<void> {
  await db.delete(customerNotes).where(eq(customerNotes.id, id));
}

export function countNotes(db: Database, customerId: number): Promise<number> {
  return db.$count(customerNotes, eq(customerNotes.customerId, customerId));
}

/** Calls that agents plan with a customer, the earliest first. */
export function findNextCalls(db: Database, customerId: number) {
  return db
    .select({ agentId: nextCalls.agentId, day: nextCalls.day, agentName: customers.name })
    .from(nextCalls)
    .innerJoin(customers, eq(customers.id, nextCalls.agentId))
    .where(eq(nextCalls.customerId, customerId))
    .orderBy(asc(nextCalls.day), asc(nextCalls.agentId));
}

export async function saveNextCall(
  db: Database,
  call: { agentId: number; customerId: number; day: string },
): Promise<void> {
  await db
    .insert(nextCalls)
    .values(call)
    .onConflictDoUpdate({ target: [nextCalls.agentId, nextCalls.customerId], set: { day: call.day } });
}

export async function deleteNextCall(db: Database, agentId: number, customerId: number): Promise<void> {
  await db.delete(nextCalls).where(and(eq(nextCalls.agentId, agentId), eq(nextCalls.customerId, customerId)));
}

/** Calls of an agent that are due by a day (ISO date), the longest due first; only to whom they may act for. */
export function findDueCalls(db: Database, agentId: number, day: string, limit: number) {
  return db
    .select({
      id: customers.id,
      name: customers.name,
      ssn: customers.ssn,
      phoneNumber: customers.phoneNumber,
      day: nextCalls.day,
    })
    .from(nextCalls)
    .innerJoin(customers, eq(customers.id, nextCalls.customerId))
    .where(
      and(
        eq(nextCalls.agentId, agentId),
        lte(nextCalls.day, day),
        eq(customers.isActive, true),
        eq(customers.isConfirmed, true),
      ),
    )
    .orderBy(asc(nextCalls.day), asc(customers.nameSort), asc(customers.id))
    .limit(limit);
}

/** Who may act for a company, its managers first. */
export function findPeople(db: Database, companyId: number, limit: number) {
  return db
    .select({
      id: customers.id,
      name: customers.name,
      email: customers.email,
      phoneNumber: customers.phoneNumber,
      role: companyMembers.role,
      companyRole: companyRoles.name,
    })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.customerId), eq(customers.isActive, true)))
    .leftJoin(companyRoles, eq(companyRoles.id, companyMembers.companyRoleId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(sql`${memberMay('manage-employees')} DESC`, asc(customers.nameSort), asc(customers.id))
    .limit(limit);
}
