import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companyMembers, customers } from '../../db/schema/customers.ts';

/** Who signed in, beside `customers` who is acted for. */
export const actors = alias(customers, 'actors');

/**
 * Whether `actors` may act for `customers` (specification §6): as itself, for its companies, and an agent for whoever is confirmed;
 * never for who is deactivated. Asked at every request, since a right can be taken back, and always of who signed in: acting for
 * somebody lends nobody's rights (reliability F24).
 */
export function mayActFor(): SQL<boolean> {
  const isMember = sql`EXISTS (
    SELECT 1 FROM ${companyMembers}
    WHERE ${companyMembers.customerId} = ${actors.id} AND ${companyMembers.companyId} = ${customers.id}
  )`;
  return sql<boolean>`(${customers.isActive} AND (
    ${customers.id} = ${actors.id} OR (${actors.isAgent} AND ${customers.isConfirmed}) OR ${isMember}
  ))`;
}
