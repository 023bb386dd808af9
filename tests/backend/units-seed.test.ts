import { isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { unitPeople, units } from '../../backend/src/db/schema/units.ts';
import { seedDemoPeople } from '../../backend/src/seed/people.ts';
import { seedDemoUnits } from '../../backend/src/seed/units.ts';
import { aProduct } from '../kit/builders.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop } from '../kit/shop.ts';

it('the demo’s hotel has units with people and orders; a second time changes nothing', async () => {
  const shop = await testShop();
  for (const salesCode of ['HRE', 'PAP', 'KAF', 'UMB'])
    await aProduct(shop.db, { salesCode, listPrice: 900 });
  await seedDemoPeople(shop.db);
  const count = async () => [
    await shop.db.$count(units),
    await shop.db.$count(unitPeople),
    await shop.db.$count(orders, isNotNull(orders.unitId)),
    await shop.db.$count(invoices, isNotNull(invoices.unitId)),
  ];
  await seedDemoUnits(shop.db);
  const before = await count();
  expect(before.slice(0, 2)).toEqual([3, 2]);
  expect(before[2]).toBeGreaterThan(30);
  expect(before[3]).toBeGreaterThanOrEqual(before[2]!);
  await seedDemoUnits(shop.db);
  expect(await count()).toEqual(before);
  await checkInvariants(shop.db);
  await shop.connection.close();
});
