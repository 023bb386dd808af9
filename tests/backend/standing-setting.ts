import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { standingOrders } from '../../backend/src/db/schema/standing-orders.ts';
import { StandingOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { passMorning } from '../kit/standing.ts';
import type { Visitor } from '../kit/visitor.ts';

/** A company whose employee may order for 5.000 kr., a manager, and goods. */
export let shop: Shop;
export let companyId: number;
export let employeeId: number;
export let employee: Visitor;
export let manager: Visitor;
export let coffee: number;
export let paper: number;

/** A Tuesday; the Thursday after next is the first day of summer. */
const tuesday = '2027-04-06';

export function setUpStandingOrders(): void {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tuesday}T12:00:00Z`) });
    shop = await testShop();
  });
  afterAll(async () => {
    await shop.connection.close();
    vi.useRealTimers();
  });
  beforeEach(async () => {
    vi.setSystemTime(new Date(`${tuesday}T12:00:00Z`));
    await shop.db.delete(jobs);
    await shop.db.delete(standingOrders);
    companyId = await aCompany(shop);
    employeeId = await anEmployee(shop, companyId, 'Employee', { orderLimit: 5000 });
    employee = await inCompany(employeeId);
    manager = await inCompany(await anEmployee(shop, companyId, 'Manager'));
    coffee = await aProduct(shop.db, { name: 'Kaffi' });
    paper = await aProduct(shop.db, { name: 'Pappír', unitOfMeasure: 2 });
  });
  afterEach(() => checkInvariants(shop.db));
}

/** A session of the day: those of the real one may be over. */
const inCompany = (actorId: number) =>
  shop.signedIn(actorId, { customerId: companyId, expiresAt: new Date('2027-12-31') });
export const read = async (by: Visitor, standingOrderId: string) =>
  (await by.ask(StandingOrderDocument, { standingOrderId })).standingOrder;
/** The clock stands at six, and what is due is done. */
export async function morningOf(date: string): Promise<void> {
  vi.setSystemTime(new Date(`${date}T06:00:00Z`));
  await passMorning(shop, date);
}
export const mails = async () =>
  await shop.db
    .select({
      to: sql<string>`payload->>'to'`,
      text: sql<string>`payload->>'text'`,
      subject: sql<string>`payload->>'subject'`,
    })
    .from(jobs)
    .where(eq(jobs.kind, 'mail'))
    .orderBy(jobs.id);
export const ordersOf = () => shop.db.select().from(orders).where(eq(orders.customerId, companyId));
