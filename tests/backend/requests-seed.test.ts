import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productAlerts } from '../../backend/src/db/schema/alerts.ts';
import { orderRequests } from '../../backend/src/db/schema/approvals.ts';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { seedDemoApprovals } from '../../backend/src/seed/approvals.ts';
import { seedDemoKeptCarts } from '../../backend/src/seed/kept-carts.ts';
import { baldur, chef, hotel } from '../../backend/src/seed/people/named.ts';
import { seedDemoPeople } from '../../backend/src/seed/people.ts';
import { seedDemoRequests } from '../../backend/src/seed/requests.ts';
import { seedDemoUnits } from '../../backend/src/seed/units.ts';
import {
  NamedCartsDocument,
  ProductListDocument,
  RequestsToDecideDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { approveAs, requestsOf } from '../kit/approvals.ts';
import { aProduct } from '../kit/builders.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop } from '../kit/shop.ts';

it('the demo’s kitchen shares a cart whose lines say who put them there, and watches what it sells', async () => {
  const shop = await testShop();
  for (const name of ['Kaffi', 'Te']) await aProduct(shop.db, { name, salesCode: 'KAF', stockOnHand: 500 });
  await aProduct(shop.db, { stockOnHand: 0 });
  await seedDemoPeople(shop.db);
  await seedDemoKeptCarts(shop.db);
  await seedDemoKeptCarts(shop.db);
  const idOf = async (ssn: string) =>
    (await shop.db.select().from(customers).where(eq(customers.ssn, ssn)))[0]!.id;
  const companyId = await idOf(hotel);
  const manager = await shop.signedIn(await idOf(baldur), { customerId: companyId });
  const { namedCarts } = await manager.ask(NamedCartsDocument, {});
  expect(namedCarts).toMatchObject([{ name: 'Vikupöntun eldhús', isOwn: false }]);
  const { productList } = await manager.ask(ProductListDocument, { listId: namedCarts[0]!.id });
  expect(productList.lines.map(({ addedBy }) => addedBy?.name)).toEqual(
    expect.arrayContaining(['Gná ÞÍ Ránardóttir', 'Baldur ÞÍ Jónsson']),
  );
  const kinds = await shop.db.select({ kind: productAlerts.kind }).from(productAlerts);
  expect(kinds.map(({ kind }) => kind)).toEqual(['Price', 'Stock']);
  await checkInvariants(shop.db);
  await shop.connection.close();
});

it('the demo’s manager finds two orders to answer, one at its second step, and both can be approved', async () => {
  const shop = await testShop();
  for (const salesCode of ['HRE', 'PAP', 'KAF', 'UMB'])
    await aProduct(shop.db, { salesCode, listPrice: 900, stockOnHand: 1000 });
  await seedDemoPeople(shop.db);
  await seedDemoApprovals(shop.db);
  await seedDemoUnits(shop.db);
  await seedDemoRequests(shop.db);
  await seedDemoRequests(shop.db);
  expect(await shop.db.$count(orderRequests)).toBe(2);
  expect(await shop.db.$count(jobs, eq(jobs.kind, 'mail'))).toBe(0);
  await checkInvariants(shop.db);

  const idOf = async (ssn: string) =>
    (await shop.db.select().from(customers).where(eq(customers.ssn, ssn)))[0]!.id;
  const companyId = await idOf(hotel);
  const manager = await shop.signedIn(await idOf(baldur), { customerId: companyId });
  expect((await manager.ask(RequestsToDecideDocument, {})).requestsToDecide).toBe(2);
  const { requests } = await requestsOf(manager);
  expect(requests.map(({ steps }) => steps.map(({ label, passedBy }) => [label, passedBy]))).toEqual([
    [
      ['Framkvæmdir, 1. þrep', 'Gná ÞÍ Ránardóttir'],
      ['Framkvæmdir, 2. þrep', null],
    ],
    [['Stórar pantanir í eldhús', null]],
  ]);
  expect(requests.map(({ costCentre, reference }) => [costCentre, reference])).toEqual([
    ['Framkvæmdir', null],
    ['Eldhús', null],
  ]);
  const employee = await shop.signedIn(await idOf(chef), { customerId: companyId });
  expect((await requestsOf(employee)).requests.map(({ mayDecide }) => mayDecide)).toEqual([false, false]);

  const before = await shop.db.$count(orders);
  for (const { id, total } of requests) expect((await approveAs(manager, id, total)).status).toBe('Approved');
  expect(await shop.db.$count(orders)).toBe(before + 2);
  await checkInvariants(shop.db);
  await shop.connection.close();
});
