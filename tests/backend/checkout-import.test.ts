import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutOptions, deliveryMethods } from '../../backend/src/db/schema/carts.ts';
import { promoCodes } from '../../backend/src/db/schema/promo.ts';
import { loadLines } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() => shop.db.delete(promoCodes));
afterAll(() => shop.connection.close());

const method = (over: Record<string, unknown> = {}) => ({ id: 'van', name: 'Bíll', amount: 500, ...over });
const methods = (...list: unknown[]) => ({ type: 'delivery-methods', methods: list });
const options = (...list: unknown[]) => ({ type: 'checkout-options', options: list });
const promo = (over: Record<string, unknown> = {}) => ({
  type: 'promo-code',
  code: 'sumar20',
  discountPercentage: 20,
  ...over,
});
const point = { id: 'a', name: 'A', address: 'Gata 1' };

describe('delivery methods', () => {
  it('are stored in their order, unchanged by a second import, and no longer offered when left out', async () => {
    const line = methods(
      method({ cutOff: '13:30', transitDays: 2, freeFrom: 9_000, pickupPoints: [point] }),
      method({ id: 'pickup', name: 'Sótt', amount: 0 }),
    );
    expect(await loadLines(shop.db, [line])).toMatchObject({ problems: [], changed: { content: 1 } });
    expect((await loadLines(shop.db, [line])).changed.content).toBe(0);
    const rows = await shop.db.select().from(deliveryMethods).orderBy(deliveryMethods.position);
    expect(rows.filter(({ isActive }) => isActive)).toMatchObject([
      {
        id: 'van',
        amount: 500,
        freeFrom: 9_000,
        requiresAddress: false,
        cutOff: 48_600,
        handlingMinutes: 120,
        transitDays: 2,
        pickupPoints: [{ ...point, hours: null }],
      },
      { id: 'pickup', name: 'Sótt', transitDays: null },
    ]);
    // Carts and orders may reference it.
    expect(rows.find(({ id }) => id === 'home')?.isActive).toBe(false);
    expect((await loadLines(shop.db, [methods(method())])).changed.content).toBe(1);
  });

  it.each([
    ['none', methods(), 'methods'],
    ['two of one id', methods(method(), method()), 'methods.1'],
    ['a negative amount', methods(method({ amount: -1 })), 'methods.0.amount'],
    ['half a króna', methods(method({ amount: 1.5 })), 'methods.0.amount'],
    ['no name', methods(method({ name: ' ' })), 'methods.0.name'],
    ['a time that is none', methods(method({ cutOff: '25:00' })), 'methods.0.cutOff'],
    ['a way of years', methods(method({ transitDays: 900 })), 'methods.0.transitDays'],
    ['an unknown field', methods(method({ price: 5 })), 'methods.0.price'],
    ['two places of one id', methods(method({ pickupPoints: [point, point] })), 'methods.0.pickupPoints.1'],
    [
      'a place without an address',
      methods(method({ pickupPoints: [{ ...point, address: '' }] })),
      'methods.0.pickupPoints.0.address',
    ],
  ])('are refused with %s', async (_, line, field) => {
    const { problems, changed } = await loadLines(shop.db, [line]);
    expect(problems.map((one) => one.field)).toContain(field);
    expect(changed.content).toBe(0);
  });
});

describe('checkout options', () => {
  it('are all replaced, and unchanged by a second import', async () => {
    const line = options(
      { id: 'order-number', name: 'Pöntunarnúmer', isRequired: true },
      { id: 'door', name: 'Dyrakóði', deliveryMethods: ['home'] },
    );
    expect((await loadLines(shop.db, [line])).changed.content).toBe(1);
    expect((await loadLines(shop.db, [line])).changed.content).toBe(0);
    expect(await shop.db.select().from(checkoutOptions).orderBy(checkoutOptions.position)).toMatchObject([
      { id: 'order-number', isRequired: true, deliveryMethodIds: null },
      { id: 'door', isRequired: false, deliveryMethodIds: ['home'] },
    ]);
    expect((await loadLines(shop.db, [options()])).changed.content).toBe(1);
    expect(await shop.db.select().from(checkoutOptions)).toEqual([]);
  });

  it.each([
    ['twins', options({ id: 'a', name: 'A' }, { id: 'a', name: 'B' }), 'options.1'],
    ['too long a name', options({ id: 'a', name: 'x'.repeat(101) }), 'options.0.name'],
    ['a name that is no text', options({ id: 'a', name: 5 }), 'options.0.name'],
  ])('are refused with %s', async (_, line, field) => {
    expect((await loadLines(shop.db, [line])).problems.map((one) => one.field)).toEqual([field]);
  });
});

describe('a promo code', () => {
  const stored = async () => (await shop.db.select().from(promoCodes))[0];

  it('is stored in upper case, changed without losing its uses, and ended', async () => {
    const line = promo({ maxUses: 100, maxUsesPerCustomer: 1, validUntil: '2030-01-01T00:00:00Z' });
    expect((await loadLines(shop.db, [line])).changed.content).toBe(1);
    expect((await loadLines(shop.db, [line])).changed.content).toBe(0);
    expect(await stored()).toMatchObject({ code: 'SUMAR20', discountPercentage: 20, maxUses: 100, used: 0 });
    await shop.db.update(promoCodes).set({ used: 7 });
    // Below the use count: no further uses.
    await loadLines(shop.db, [promo({ discountPercentage: 12.5, maxUses: 3 })]);
    expect(await stored()).toMatchObject({ discountPercentage: 12.5, maxUses: 7, used: 7, validUntil: null });
    await loadLines(shop.db, [{ type: 'promo-code', code: 'SUMAR20', remove: true }]);
    expect((await stored())!.validUntil!.getTime()).toBeLessThanOrEqual(Date.now());
    expect(
      (await loadLines(shop.db, [{ type: 'promo-code', code: 'sumar20', remove: true }])).changed.content,
    ).toBe(0);
  });

  it.each([
    ['nothing off', { discountPercentage: 0 }, 'discountPercentage'],
    ['more than everything off', { discountPercentage: 101 }, 'discountPercentage'],
    ['three decimals', { discountPercentage: 1.2345 }, 'discountPercentage'],
    ['a blank in the code', { code: 'A B' }, 'code'],
    ['a code of one letter', { code: 'A' }, 'code'],
    ['a code too long', { code: 'A'.repeat(41) }, 'code'],
    [
      'an end before its beginning',
      { validFrom: '2026-02-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' },
      'validUntil',
    ],
    ['a day for a moment', { validUntil: '2026-01-01' }, 'validUntil'],
    ['no uses at all', { maxUses: 0 }, 'maxUses'],
  ])('is refused with %s, and the lines around it are loaded', async (_, over, field) => {
    const { problems, changed } = await loadLines(shop.db, [promo(over), promo({ code: 'ANNAR' })]);
    expect(problems).toMatchObject([{ line: 1, field }]);
    expect(changed.content).toBe(1);
    expect(await shop.db.select().from(promoCodes).where(eq(promoCodes.code, 'ANNAR'))).toHaveLength(1);
  });
});
