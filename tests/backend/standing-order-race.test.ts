import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { standingOrders, standingOrderTimes } from '../../backend/src/db/schema/standing-orders.ts';
import { makeDay } from '../../backend/src/modules/standing-orders/internal/make.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { addSettings, shopOn, type Shop } from '../kit/shop.ts';
import { aStandingOrder, passMorning } from '../kit/standing.ts';

const standingOrderCount = 8;

let server: PostgresForTest;
let url: URL;
const connections: Connection[] = [];
/** Two backends on one database. */
let shops: Shop[];

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connections.push(connectPostgres(url.href, 4), connectPostgres(url.href, 4));
  await migrate(connections[0]!);
  await addSettings(connections[0]!);
  shops = connections.map((connection) => shopOn(connection));
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await dropDatabase(server.url, url);
  await server.stop();
});

it('two backends make each order and send each mail once', async () => {
  const [shop] = shops as [Shop, Shop];
  const companyId = await aCompany(shop);
  const buyer = await shop.signedIn(await anEmployee(shop, companyId, 'Employee'), { customerId: companyId });
  const product = await aProduct(shop.db, { stockOnHand: standingOrderCount });
  const made = [];
  for (let index = 0; index < standingOrderCount; index += 1)
    made.push(await aStandingOrder(buyer, { [product]: 1 }));
  const date = made[0]!.nextDays[0]!.date;

  await Promise.all([...shops, ...shops].map((one) => passMorning(one, date)));

  // A lease that ran out under a slow process: both work on the day at once.
  const again = made.flatMap(({ id }) =>
    shops.map((one) => makeDay(one, Number(id), { date, startedOn: date }, new Date(`${date}T07:00:00Z`))),
  );
  await Promise.all(again);

  const placed = await shop.db.select().from(orders).where(eq(orders.customerId, companyId));
  expect(placed).toHaveLength(standingOrderCount);
  const days = await shop.db.select().from(standingOrderTimes);
  expect(days.map(({ status }) => status)).toEqual(made.map(() => 'Ordered'));
  expect(new Set(days.map(({ orderId }) => orderId))).toEqual(new Set(placed.map(({ id }) => id)));
  const confirmations = await shop.db
    .select({ subject: sql<string>`payload->>'subject'` })
    .from(jobs)
    .where(sql`kind = 'mail' AND payload->>'subject' LIKE 'Pöntun %'`);
  expect(new Set(confirmations.map(({ subject }) => subject)).size).toBe(confirmations.length);
  expect(confirmations).toHaveLength(standingOrderCount);
  const left = await shop.db.$count(jobs, eq(jobs.kind, 'standing-order'));
  expect(left).toBe(0);
  const notices = await shop.db.$count(jobs, sql`kind = 'mail' AND payload->>'subject' LIKE 'Föst pöntun %'`);
  const announced = await shop.db.$count(standingOrders, sql`notice_on IS NULL`);
  expect(notices).toBe(announced);
  await checkInvariants(shop.db);
});

it('two orders of the last unit on two backends leave one order and one reason', async () => {
  const [shop] = shops as [Shop, Shop];
  const companyId = await aCompany(shop, 'Önnur ehf.');
  const buyer = await shop.signedIn(await anEmployee(shop, companyId, 'Employee'), { customerId: companyId });
  const product = await aProduct(shop.db, { stockOnHand: 1 });
  const [one, other] = [
    await aStandingOrder(buyer, { [product]: 1 }),
    await aStandingOrder(buyer, { [product]: 1 }),
  ];
  const date = one.nextDays[0]!.date;
  const states = async () =>
    (
      await shop.db
        .select()
        .from(standingOrderTimes)
        .where(sql`standing_order_id IN (${Number(one.id)}, ${Number(other.id)})`)
    ).map(({ status }) => status);
  await Promise.all(shops.map((each) => passMorning(each, date)));
  // The one that was a moment too late is tried again when its pause is over.
  if ((await states()).includes('Making')) {
    await shop.db
      .update(jobs)
      .set({ runAt: sql`now()` })
      .where(eq(jobs.kind, 'standing-order'));
    await Promise.all(shops.map((each) => passMorning(each, date)));
  }
  expect((await states()).toSorted()).toEqual(['Failed', 'Ordered']);
  await checkInvariants(shop.db);
});
