import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { companyRoles, customers } from '../../../db/schema/customers.ts';
import { employeeInvitations } from '../../../db/schema/employees.ts';

export type InvitationRow = typeof employeeInvitations.$inferSelect;

/** An invitation with the role of the company's own that it is for. */
export type InvitationToRole = InvitationRow & {
  companyRole: Pick<typeof companyRoles.$inferSelect, 'id' | 'name' | 'abilities'> | null;
};
export type NewInvitation = typeof employeeInvitations.$inferInsert;

const isPending = isNull(employeeInvitations.acceptedAt);

export function findPendingInvitations(
  db: Database,
  companyId: number,
  limit: number,
): Promise<InvitationToRole[]> {
  return invitationsToRoles(db)
    .where(and(eq(employeeInvitations.companyId, companyId), isPending))
    .orderBy(desc(employeeInvitations.sentAt), desc(employeeInvitations.id))
    .limit(limit);
}

const invitationsToRoles = (db: Database) =>
  db
    .select({ ...getTableColumns(employeeInvitations), companyRole: companyRoles })
    .from(employeeInvitations)
    .leftJoin(companyRoles, eq(companyRoles.id, employeeInvitations.companyRoleId));

export async function findInvitation(db: Database, id: number): Promise<InvitationToRole | null> {
  const rows = await invitationsToRoles(db).where(and(eq(employeeInvitations.id, id), isPending));
  return rows[0] ?? null;
}

export async function findInvitationOf(
  db: Database,
  companyId: number,
  invited: string,
): Promise<InvitationToRole | null> {
  const rows = await invitationsToRoles(db).where(
    and(eq(employeeInvitations.companyId, companyId), eq(employeeInvitations.invited, invited), isPending),
  );
  return rows[0] ?? null;
}

export async function insertInvitation(tx: Database, values: NewInvitation): Promise<InvitationRow> {
  const [row] = await tx.insert(employeeInvitations).values(values).returning();
  if (!row) throw new Error('The invitation was not written');
  return row;
}

/** Null when it was accepted or withdrawn since. */
export async function updateInvitation(
  tx: Database,
  id: number,
  values: Partial<NewInvitation>,
): Promise<InvitationRow | null> {
  const rows = await tx
    .update(employeeInvitations)
    .set(values)
    .where(and(eq(employeeInvitations.id, id), isPending))
    .returning();
  return rows[0] ?? null;
}

/** False when it no longer exists. */
export async function deleteInvitation(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .delete(employeeInvitations)
    .where(and(eq(employeeInvitations.id, id), isPending))
    .returning({ id: employeeInvitations.id });
  return rows.length > 0;
}

/** The invitation behind a code, with its company while that is active; locked when `lock` is set. */
export async function findInvitationByCode(db: Database, codeHash: string, lock = false) {
  const query = db
    .select({ invitation: employeeInvitations, companyName: customers.name, companyRole: companyRoles.name })
    .from(employeeInvitations)
    .leftJoin(companyRoles, eq(companyRoles.id, employeeInvitations.companyRoleId))
    .innerJoin(customers, and(eq(customers.id, employeeInvitations.companyId), eq(customers.isActive, true)))
    .where(eq(employeeInvitations.codeHash, codeHash));
  const rows = await (lock ? query.for('update', { of: employeeInvitations }) : query);
  return rows[0] ?? null;
}

/** E-mail address of the person with this national id: only of a customer who has proven to be that person. */
export async function findAddressOfPerson(db: Database, ssn: string): Promise<string | null> {
  const rows = await db
    .select({ email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.ssn, ssn),
        eq(customers.isActive, true),
        eq(customers.isConfirmed, true),
        eq(customers.isOwnerUnproven, false),
      ),
    );
  return rows[0]?.email ?? null;
}

/** Following a link that was mailed to an address confirms the address. */
export async function confirmAddress(tx: Database, customerId: number, email: string): Promise<void> {
  await tx
    .update(customers)
    .set({ isConfirmed: true })
    .where(and(eq(customers.id, customerId), eq(sql`lower(${customers.email})`, email)));
}
