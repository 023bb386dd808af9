import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { ViewEmployeesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let shop: Shop;
export let companyId: number;
export let managerId: number;
export let manager: Visitor;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpEmployees(): void {
  beforeAll(async () => {
    shop = await testShop();
  });
  afterAll(() => shop.connection.close());
  beforeEach(async () => {
    await shop.db.delete(rateLimits);
    await shop.db.delete(jobs);
    companyId = await aCompany(shop);
    managerId = await anEmployee(shop, companyId, 'Manager');
    manager = await shop.signedIn(managerId, { customerId: companyId });
  });
}

export const input = (invited: string, over: object = {}) => ({
  input: { companyId: String(companyId), invited, role: 'Employee' as const, ...over },
});

export const view = async (by: Visitor = manager) =>
  (await by.ask(ViewEmployeesDocument, { companyId: String(companyId) })).viewEmployees;

export const emailOf = async (id: number) =>
  (await shop.db.select().from(customers).where(eq(customers.id, id)))[0]!.email;
