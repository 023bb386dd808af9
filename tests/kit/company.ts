import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import type { EmployeeRole } from '../../lib/rules/people/roles.ts';
import { aCustomer } from './builders.ts';
import type { Shop } from './shop.ts';

/** A confirmed company with 1.000.000 kr. of credit; returns its id. */
export function aCompany(shop: Shop, name = 'Prófunarstofan ehf.'): Promise<number> {
  return aCustomer(shop.db, { name, isCompany: true, creditLimit: 1_000_000 });
}

/** A person with this role in a company; returns the person's id. */
export async function anEmployee(
  shop: Shop,
  companyId: number,
  role: EmployeeRole,
  over: Partial<typeof companyMembers.$inferInsert> = {},
): Promise<number> {
  const customerId = await aCustomer(shop.db);
  await shop.db.insert(companyMembers).values({ customerId, companyId, role, ...over });
  return customerId;
}
