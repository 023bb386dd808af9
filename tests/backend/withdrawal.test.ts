import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { orderEvents, orders } from '../../backend/src/db/schema/orders.ts';
import { ViewOrderDocument, WithdrawFromOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { readBalance, readStock } from '../kit/facts.ts';
import { moveOrder, callWarehouse } from '../kit/warehouse.ts';
import { shop, bought, mails, setUpOrderStates } from './order-states-setting.ts';

setUpOrderStates();

describe('a consumer who withdraws', () => {
  async function delivered(over: Parameters<typeof aCustomer>[1] = {}) {
    const one = await bought(3, over);
    await moveOrder(shop, one.orderId, 'Fulfilled');
    const [soap, book] = (await one.view()).items;
    return { ...one, soapLine: soap!.id, bookLine: book!.id };
  }
  const daysAgo = (orderId: string, days: number) =>
    shop.db
      .update(orders)
      .set({ fulfilledAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(orders.id, Number(orderId)));

  it('by line gets a confirmation, and the refund when the goods are back', async () => {
    const { customerId, visitor, orderId, soap, soapLine, view } = await delivered();
    const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, {
      orderId,
      lines: [{ itemId: soapLine, quantity: 2 }],
    });
    expect(withdrawFromOrder.withdrawals).toMatchObject([
      { state: 'Requested', lines: [{ name: 'Sápa', quantity: 2 }] },
    ]);
    expect(await readBalance(shop.db, customerId)).toBe(4830);
    const letter = (await mails()).at(-1);
    expect(letter?.subject).toBe(`Staðfesting: fallið frá samningi, pöntun P${orderId.padStart(6, '0')}`);
    expect(letter?.text).toContain('2 stk.');
    expect(letter?.text).toContain('innsiglaðrar');
    const path = `/withdrawals/${withdrawFromOrder.withdrawals[0]!.id}`;
    await Promise.all([1, 2, 3].map(() => callWarehouse(shop, path, { state: 'Received' })));
    expect((await callWarehouse(shop, path, { state: 'Declined', reason: 'x' })).status).toBe(409);
    expect(await readBalance(shop.db, customerId)).toBe(4830 - 2480);
    expect(await readStock(shop.db, soap)).toEqual([9, 0]);
    expect((await view()).events.map(({ kind }) => kind)).toEqual([
      'Placed',
      'Fulfilled',
      'WithdrawalRequested',
      'WithdrawalReceived',
      'Credited',
    ]);
    expect(
      (await visitor.fail(WithdrawFromOrderDocument, { orderId, lines: [{ itemId: soapLine, quantity: 2 }] }))
        .code,
    ).toBe('FAILED_PRECONDITION');
  });

  it('from everything gets the delivery refunded too', async () => {
    const { customerId, visitor, orderId, view } = await bought(3, {}, 'home');
    expect((await view()).deliveryAmount).toBe(1490);
    await moveOrder(shop, orderId, 'Shipping');
    const lines = (await view()).items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
    await callWarehouse(shop, `/withdrawals/${withdrawFromOrder.withdrawals[0]!.id}`, { state: 'Received' });
    expect(await readBalance(shop.db, customerId)).toBe(0);
  });

  it('gets each unit into stock once where the parcel comes back after some of it did', async () => {
    const { customerId, visitor, orderId, soap, view } = await bought(3);
    await moveOrder(shop, orderId, 'Shipping');
    const soapLine = (await view()).items[0]!.id;
    const declare = async () => {
      const lines = [{ itemId: soapLine, quantity: 1 }];
      const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
      return `/withdrawals/${withdrawFromOrder.withdrawals.at(-1)!.id}`;
    };
    await callWarehouse(shop, await declare(), { state: 'Received' });
    const waiting = await declare();
    await moveOrder(shop, orderId, 'Deleted');
    expect(await readStock(shop.db, soap)).toEqual([10, 0]);
    expect(await readBalance(shop.db, customerId)).toBe(0);
    // What was on its way back is decided with the order.
    expect((await view()).withdrawals.map(({ state }) => state)).toEqual(['Received', 'Received']);
    expect((await callWarehouse(shop, waiting, { state: 'Received' })).status).toBe(200);
    expect((await callWarehouse(shop, waiting, { state: 'Declined', reason: 'x' })).status).toBe(409);
    expect(await readStock(shop.db, soap)).toEqual([10, 0]);
  });

  it('is notified of the reason when the goods are declined, and may declare again', async () => {
    const { visitor, orderId, bookLine, view } = await delivered();
    const lines = [{ itemId: bookLine, quantity: 1 }];
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
    const [first] = (await view()).withdrawals;
    await callWarehouse(shop, `/withdrawals/${first!.id}`, {
      state: 'Declined',
      reason: 'Innsigli var rofið.',
    });
    expect((await view()).withdrawals).toMatchObject([{ state: 'Declined', reason: 'Innsigli var rofið.' }]);
    expect((await mails()).at(-1)?.text).toContain('Innsigli var rofið.');
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
    expect((await view()).withdrawals).toHaveLength(2);
  });

  it('cannot withdraw from goods that were exempt by law when sold, nor from sealed goods once the seal is broken', async () => {
    const customerId = await aCustomer(shop.db);
    const visitor = await shop.signedIn(customerId);
    const made = await aProduct(shop.db, { name: 'Áletraður bolli', withdrawalExemption: 'MadeToOrder' });
    const food = await aProduct(shop.db, { name: 'Ferskur ostur', withdrawalExemption: 'Perishable' });
    const sealed = await aProduct(shop.db, { name: 'Tannbursti', withdrawalExemption: 'SealedHygiene' });
    const soap = await aProduct(shop.db, { name: 'Sápa' });
    const { id } = await pay(
      visitor,
      await fillCheckout(visitor, { [made]: 1, [food]: 1, [sealed]: 2, [soap]: 1 }),
    );
    const orderId = id!;
    await shop.db.update(products).set({ withdrawalExemption: null });
    await moveOrder(shop, orderId, 'Fulfilled');
    const { items } = (await visitor.ask(ViewOrderDocument, { orderId })).order!;
    const lineOf = (name: string) => ({ itemId: items.find((item) => item.name === name)!.id, quantity: 1 });
    const refused = async (names: string[], sealsUnbroken: boolean) =>
      (await visitor.fail(WithdrawFromOrderDocument, { orderId, lines: names.map(lineOf), sealsUnbroken }))
        .message;
    expect(await refused(['Sápa', 'Áletraður bolli'], true)).toBe(
      'Áletraður bolli: Sérsniðin vara: neytendur geta ekki fallið frá kaupum á henni.',
    );
    expect(await refused(['Ferskur ostur'], true)).toMatch(/^Ferskur ostur: Vara sem skemmist/);
    expect(await refused(['Tannbursti'], false)).toMatch(/órofnu innsigli\. Staðfestu: „Innsigli/);
    const [letter] = (await mails()).filter(({ subject }) => subject.startsWith('Pöntun')).toReversed();
    expect(letter?.text).toContain('Sérsniðin vara');
    const lines = [lineOf('Tannbursti'), lineOf('Sápa')];
    const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, {
      orderId,
      lines,
      sealsUnbroken: true,
    });
    expect(withdrawFromOrder.items.map(({ withdrawn }) => withdrawn)).toEqual([0, 0, 1, 1]);
  });

  it('has fourteen days from delivery, the last one included', async () => {
    const { visitor, orderId, soapLine, view } = await delivered();
    const lines = [{ itemId: soapLine, quantity: 1 }];
    await daysAgo(orderId, 15);
    expect((await view()).withdrawal.problem).toBe(
      'Frestur til að falla frá samningi er liðinn. Hann er 14 dagar frá afhendingu.',
    );
    expect((await visitor.fail(WithdrawFromOrderDocument, { orderId, lines })).code).toBe(
      'FAILED_PRECONDITION',
    );
    await daysAgo(orderId, 14);
    expect((await view()).withdrawal.problem).toBe(null);
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
  });

  it('is refused as a company, before shipping, and with invalid lines', async () => {
    const company = await delivered({ isCompany: true, ssn: '5203010090' });
    const own = [{ itemId: company.soapLine, quantity: 1 }];
    expect(
      (await company.visitor.fail(WithdrawFromOrderDocument, { orderId: company.orderId, lines: own }))
        .message,
    ).toContain('neytendur');
    const pending = await bought();
    const [line] = (await pending.view()).items;
    const early = { orderId: pending.orderId, lines: [{ itemId: line!.id, quantity: 1 }] };
    expect((await pending.visitor.fail(WithdrawFromOrderDocument, early)).code).toBe('FAILED_PRECONDITION');
    const { visitor, orderId, soapLine } = await delivered();
    for (const lines of [
      [],
      [{ itemId: company.soapLine, quantity: 1 }],
      [{ itemId: soapLine, quantity: 0 }],
      [{ itemId: soapLine, quantity: -1 }],
      [{ itemId: 'x', quantity: 1 }],
      [
        { itemId: soapLine, quantity: 1 },
        { itemId: soapLine, quantity: 1 },
      ],
    ])
      expect((await visitor.fail(WithdrawFromOrderDocument, { orderId, lines })).code).toBe('BAD_REQUEST');
    expect(
      (await visitor.fail(WithdrawFromOrderDocument, { orderId, lines: [{ itemId: soapLine, quantity: 4 }] }))
        .code,
    ).toBe('FAILED_PRECONDITION');
    const stranger = await shop.signedIn(await aCustomer(shop.db));
    expect(
      (
        await stranger.fail(WithdrawFromOrderDocument, {
          orderId,
          lines: [{ itemId: soapLine, quantity: 1 }],
        })
      ).code,
    ).toBe('NOT_FOUND');
    expect(
      await shop.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, Number(orderId))),
    ).toHaveLength(1);
  });
});
