import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import {
  billToCustomers,
  companyMembers,
  companyRoles,
  customerAddresses,
  customerDiscounts,
  customers,
  logins,
} from '../../../db/schema/customers.ts';
import { electronicLogins } from '../../../db/schema/electronic-id.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { actors } from '../../session/acting-rights.ts';
import type { PostalAddress } from '../../../../../lib/contract/forms/address.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type AddressRow = typeof customerAddresses.$inferSelect;

export async function findCustomer(db: Database, id: number): Promise<CustomerRow | null> {
  const rows = await db.select().from(customers).where(eq(customers.id, id));
  return rows[0] ?? null;
}

/** Addresses of a customer, the main one first. */
export function findAddresses(db: Database, customerId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.isMain), asc(customerAddresses.id));
}

/** Street and postal code identify an address. */
export async function insertAddress(
  tx: Database,
  customerId: number,
  address: PostalAddress,
): Promise<AddressRow> {
  const own = await findAddresses(tx, customerId);
  const isSame = own.find(
    (existing) =>
      existing.addressLine1 === address.addressLine1 && existing.postalCode === address.postalCode,
  );
  if (isSame) return isSame;
  const { addressLine1, addressLine2, city, state, country, postalCode } = address;
  const rows = await tx
    .insert(customerAddresses)
    .values({
      customerId,
      isMain: own.length === 0,
      addressLine1,
      addressLine2,
      city,
      state,
      country,
      postalCode,
    })
    .returning();
  const [row] = rows;
  if (!row) throw new Error('The address was not written');
  return row;
}

export async function updateAddress(
  tx: Database,
  id: number,
  { addressLine1, addressLine2, city, state, country, postalCode }: PostalAddress,
): Promise<AddressRow> {
  const [row] = await tx
    .update(customerAddresses)
    .set({ addressLine1, addressLine2, city, state, country, postalCode })
    .where(eq(customerAddresses.id, id))
    .returning();
  if (!row) throw new Error('The address is gone');
  return row;
}

/** False when it is the main address, or not this customer's. */
export async function deleteAddress(db: Database, customerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(customerAddresses)
    .where(
      and(
        eq(customerAddresses.id, id),
        eq(customerAddresses.customerId, customerId),
        eq(customerAddresses.isMain, false),
      ),
    )
    .returning({ id: customerAddresses.id });
  return rows.length > 0;
}

/** Serialises changes of one customer. */
export async function lockCustomer(tx: Database, id: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');
}

export function findDiscounts(db: Database, customerId: number) {
  return db
    .select()
    .from(customerDiscounts)
    .where(eq(customerDiscounts.customerId, customerId))
    .orderBy(asc(customerDiscounts.code));
}

/** Companies that a person may act for, each with its main address. */
export function findCompanies(db: Database, customerId: number) {
  return db
    .select({
      company: customers,
      role: companyMembers.role,
      companyRole: { name: companyRoles.name, abilities: companyRoles.abilities },
      address: customerAddresses,
    })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.companyId), eq(customers.isActive, true)))
    .leftJoin(companyRoles, eq(companyRoles.id, companyMembers.companyRoleId))
    .leftJoin(
      customerAddresses,
      and(eq(customerAddresses.customerId, customers.id), eq(customerAddresses.isMain, true)),
    )
    .where(eq(companyMembers.customerId, customerId))
    .orderBy(asc(customers.nameSort));
}

export function findLogins(db: Database, identityUid: string) {
  return db
    .select({
      id: customers.id,
      name: customers.name,
      actorName: logins.actorName,
      isActive: customers.isActive,
    })
    .from(logins)
    .innerJoin(customers, eq(customers.id, logins.customerId))
    .where(eq(logins.identityUid, identityUid))
    .orderBy(asc(customers.isCompany), asc(customers.nameSort));
}

/** The person with this national id as a customer, and the other customers they may sign in as; persons before companies. */
export function findCustomersByNationalId(db: Database, nationalId: string) {
  const self = db.select({ id: customers.id }).from(customers).where(eq(customers.ssn, nationalId));
  const others = db
    .select({ id: electronicLogins.customerId })
    .from(electronicLogins)
    .where(eq(electronicLogins.nationalId, nationalId));
  return db
    .select({
      id: customers.id,
      name: customers.name,
      actorName: electronicLogins.actorName,
      isActive: customers.isActive,
      // A login made by the shop counts as proof.
      isUnproven: sql<boolean>`${customers.isOwnerUnproven} AND ${electronicLogins.customerId} IS NULL`,
    })
    .from(customers)
    .leftJoin(
      electronicLogins,
      and(eq(electronicLogins.customerId, customers.id), eq(electronicLogins.nationalId, nationalId)),
    )
    .where(inArray(customers.id, union(self, others)))
    .orderBy(asc(customers.isCompany), asc(customers.nameSort));
}

/** The national id of a customer that has not been proven to own it; null for all others. */
export async function findUnprovenSsn(db: Database, id: number): Promise<string | null> {
  const rows = await db
    .select({ ssn: customers.ssn })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.isOwnerUnproven, true)));
  return rows[0]?.ssn ?? null;
}

export async function markProven(db: Database, id: number): Promise<void> {
  await db.update(customers).set({ isOwnerUnproven: false }).where(eq(customers.id, id));
}

/** A customer and who acts for it: the person, where the login is a company's; null when either is gone. */
export async function findActedFor(
  db: Database,
  customerId: number,
  sessionId: number,
): Promise<{ customer: CustomerRow; actor: { name: string; isAgent: boolean } } | null> {
  const [row] = await db
    .select({
      customer: customers,
      actorName: sessions.actorName,
      actor: { name: actors.name, isAgent: actors.isAgent },
    })
    .from(sessions)
    .innerJoin(actors, eq(actors.id, sessions.actorId))
    .innerJoin(customers, eq(customers.id, customerId))
    .where(eq(sessions.id, sessionId));
  if (!row) return null;
  const { customer, actorName, actor } = row;
  return { customer, actor: { ...actor, name: actorName ?? actor.name } };
}

/** The customers that an order of this customer may be billed to. */
export function findBillTo(db: Database, customerId: number) {
  return db
    .select({ id: customers.id, name: customers.name, ssn: customers.ssn })
    .from(billToCustomers)
    .innerJoin(customers, and(eq(customers.id, billToCustomers.billToId), eq(customers.isActive, true)))
    .where(eq(billToCustomers.customerId, customerId))
    .orderBy(asc(customers.nameSort));
}
