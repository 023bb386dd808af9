import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deliveryMethods } from '../../backend/src/db/schema/carts.ts';
import {
  GetDeliveryDatesDocument,
  GetDeliveryOptionsDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { openingHours } from '../../backend/src/db/schema/content.ts';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import { deliveryPromiseText } from '../../lib/rules/dates/delivery-promise.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let shelf: number;
let later: number;
let special: number;
let hidden: number;

beforeAll(async () => {
  shop = await testShop();
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 27_000, closesAt: 57_600 }));
  await shop.db.insert(openingHours).values(week);
  shelf = await aProduct(shop.db, { stockOnHand: 20 });
  later = await aProduct(shop.db, { stockOnHand: 20, deliveryTime: '4–6 virkir dagar' });
  special = await aProduct(shop.db, { isSpecialOrder: true, stockOnHand: 0 });
  hidden = await aProduct(shop.db, { stockOnHand: 20, visibleByGuest: false });
});
// A Friday morning.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00Z') }));
afterEach(() => vi.useRealTimers());
afterAll(() => shop.connection.close());

const ask = async (visitor: Visitor, ...goods: [id: number, quantity?: number][]) =>
  (
    await visitor.ask(GetDeliveryDatesDocument, {
      goods: goods.map(([id, quantity = 1]) => ({ productId: String(id), quantity })),
    })
  ).deliveryDates!;

it('says by the rule of the checkout when goods are there, and what comes after', async () => {
  const guest = shop.guest();
  const { now, goods, place } = await ask(guest, [shelf], [later]);
  expect(Math.abs(now - Date.now())).toBeLessThan(10_000);
  expect(place).toBeNull();
  const [soon, late] = goods.map(({ dates }) => dates);
  expect(soon).toHaveLength(2);
  expect(soon![1]!.date > soon![0]!.date).toBe(true);
  expect(soon![1]!.orderBy).toBeGreaterThan(soon![0]!.orderBy);
  expect(soon![0]!.orderBy).toBeGreaterThan(now - 1000);
  expect(late![0]!.date > soon![0]!.date).toBe(true);
  expect(goods[0]!.dates[0]).toMatchObject({ date: '2026-11-20', orderBy: Date.parse('2026-11-20T14:00Z') });
  // The cart of the goods gets the same promise.
  await guest.ask(addToCartDocument, { productId: String(later), quantity: 1 });
  const { deliveryOptions } = await guest.ask(GetDeliveryOptionsDocument, {});
  const { date, before } = late![0]!;
  expect(deliveryOptions[0]!.promise).toBe(deliveryPromiseText({ date, before }, new Date()));
});

it('says nothing where nobody can, where the stock does not reach, or of what the visitor does not see', async () => {
  const { goods } = await ask(shop.guest(), [special], [shelf, 21], [hidden], [shelf, 20]);
  expect(goods.map(({ productId, dates }) => [productId, dates.length])).toEqual([
    [String(special), 0],
    [String(shelf), 0],
    [String(shelf), 2],
  ]);
  const customer = await shop.signedIn(await aCustomer(shop.db));
  expect((await ask(customer, [hidden])).goods).toHaveLength(1);
});

it('refuses too many goods, and less than one of some', async () => {
  const refused = 'Upplýsingarnar eru ekki réttar';
  const guest = shop.guest();
  await expect(ask(guest, ...Array.from({ length: 101 }, (): [number] => [shelf]))).rejects.toThrow(refused);
  await expect(ask(guest, [shelf, 0])).rejects.toThrow(refused);
  expect((await ask(guest, [0], [-1])).goods).toEqual([]);
});

it('goes by the open checkout, else the last order, else to the door', async () => {
  const customerId = await aCustomer(shop.db);
  const buyer = await shop.signedIn(customerId);
  const guestMethod = (await ask(shop.guest(), [shelf])).method;
  const [home] = await shop.db.select().from(deliveryMethods).where(eq(deliveryMethods.id, 'home'));
  expect(await ask(buyer, [shelf])).toMatchObject({ method: home!.name, place: null });
  await fillCheckout(buyer, { [shelf]: 1 }, 'home');
  const address = { addressLine1: 'Prófgata 1', city: 'Reykjavík', postalCode: '101' };
  await buyer.ask(SetCheckoutOptionsDocument, { options: { address } });
  const atHome = { method: home!.name, place: 'Prófgata 1, 101 Reykjavík' };
  expect(await ask(buyer, [shelf])).toMatchObject(atHome);
  await pay(buyer, await readCheckout(buyer));
  expect(await ask(buyer, [shelf])).toMatchObject(atHome);
  // Nothing of it reaches another customer or a guest.
  expect(await ask(await shop.signedIn(await aCustomer(shop.db)), [shelf])).toMatchObject({ place: null });
  expect(await ask(shop.guest(), [shelf])).toMatchObject({ method: guestMethod, place: null });
});

it('shows an agent what the customer acted for gets, and a colleague nothing of another’s order', async () => {
  const companyId = await aCompany(shop);
  const colleague = await anEmployee(shop, companyId, 'Employee');
  const buyer = await shop.signedIn(companyId);
  await fillCheckout(buyer, { [shelf]: 1 }, 'home');
  const address = { addressLine1: 'Lagergata 2', city: 'Akureyri', postalCode: '600' };
  await buyer.ask(SetCheckoutOptionsDocument, { options: { address } });
  await pay(buyer, await readCheckout(buyer));
  const agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: companyId });
  expect(await ask(agent, [shelf])).toMatchObject({ place: 'Lagergata 2, 600 Akureyri' });
  const employee = await shop.signedIn(colleague, { customerId: companyId });
  expect(await ask(employee, [shelf])).toMatchObject({ place: null });
});
