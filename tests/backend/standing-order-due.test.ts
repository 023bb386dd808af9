import { expect, it } from 'vitest';
import { lastPurchases, purchaseRhythms } from '../../backend/src/db/schema/purchases.ts';
import { aCompany } from '../kit/company.ts';
import { aProduct } from '../kit/builders.ts';
import { aStandingOrder } from '../kit/standing.ts';
import {
  coffee,
  companyId,
  employee,
  mails,
  morningOf,
  setUpStandingOrders,
  shop,
} from './standing-setting.ts';

setUpStandingOrders();

/** A customer who buys it every ten days and needs it on this day. */
async function aRhythm(customerId: number, productId: number, dueOn: string): Promise<void> {
  const lastBoughtOn = '2027-03-30';
  await shop.db
    .insert(purchaseRhythms)
    .values({ customerId, productId, usualDays: 10, usualQuantity: 2, lastBoughtOn, dueOn });
  await shop.db.insert(lastPurchases).values({
    customerId,
    productId,
    boughtAt: new Date(`${lastBoughtOn}T12:00:00Z`),
    quantity: 2,
    unitPrice: 500,
  });
}

it('the mail of a standing order names what is due and not in it, of its own customer alone', async () => {
  const soap = await aProduct(shop.db, { name: 'Gólfsápa' });
  const mop = await aProduct(shop.db, { name: 'Moppa' });
  const bucket = await aProduct(shop.db, { name: 'Fata' });
  await aStandingOrder(employee, { [coffee]: 2 }, { weekdays: [1] });
  await aRhythm(companyId, coffee, '2027-04-09');
  await aRhythm(companyId, soap, '2027-04-09');
  await aRhythm(companyId, mop, '2027-05-20');
  await aRhythm(await aCompany(shop, 'Önnur ehf.'), bucket, '2027-04-09');
  await morningOf('2027-04-08');
  const [letter] = await mails();
  expect(letter!.text).toMatch(/Fer að vanta, en er ekki í pöntuninni:\s+Gólfsápa/);
  expect(letter!.text).not.toContain('Moppa');
  expect(letter!.text).not.toContain('Fata');
  expect(letter!.text.slice(letter!.text.indexOf('Fer að vanta')).split('Kaffi')).toHaveLength(2);
});

it('it says nothing of it where nothing is due', async () => {
  await aStandingOrder(employee, { [coffee]: 2 }, { weekdays: [1] });
  await morningOf('2027-04-08');
  expect((await mails())[0]!.text).not.toContain('Fer að vanta');
});
