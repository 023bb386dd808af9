import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { billToCustomers, customerDiscounts, type customers } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import {
  ExpressCheckoutDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { readBalance, readOrders, readStock } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

async function aBuyer(over: Partial<typeof customers.$inferInsert> = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, visitor: await shop.signedIn(customerId) };
}

describe('an order on account', () => {
  it('sells, charges, invoices and empties the cart', async () => {
    const { customerId, visitor } = await aBuyer({ name: 'Jóna ÞÍ Haraldsdóttir', ssn: '0209804299' });
    const soap = await aProduct(shop.db, { name: 'Sápa', discount: 10 });
    const book = await aProduct(shop.db, { name: 'Bók', listPrice: 1110, taxPercentage: 11 });
    const order = await aProduct(shop.db, { isSpecialOrder: true, stockOnHand: 0, listPrice: 500 });
    await fillCheckout(visitor, { [soap]: 3, [book]: 1, [order]: 4 }, 'home');
    const options = {
      address: { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' },
      checkoutOptions: [{ id: 'reference', value: 'Verk 12' }],
    };
    const { setCheckoutOptions: checkout } = await visitor.ask(SetCheckoutOptionsDocument, { options });
    const result = await pay(visitor, checkout);
    expect(result).toMatchObject({
      status: 'Completed',
      message: 'Takk fyrir pöntunina!',
      threeDSecure: null,
      requestId: null,
    });

    const total = 3348 + 1110 + 2000 + 1490;
    expect(checkout.total).toBe(total);
    expect([
      await readStock(shop.db, soap),
      await readStock(shop.db, book),
      await readStock(shop.db, order),
    ]).toEqual([
      [7, 0],
      [9, 0],
      [0, 0],
    ]);
    expect(await readBalance(shop.db, customerId)).toBe(total);
    expect((await visitor.ask(CartDocument, {})).cart.items).toEqual([]);
    expect((await shop.db.select().from(auditLog)).at(-1)).toMatchObject({
      actorId: customerId,
      customerId,
      action: 'order',
      details: { orderId: Number(result.id), total },
    });

    const view = await visitor.ask(ViewOrderDocument, { orderId: result.id! });
    expect(view.order).toMatchObject({
      id: result.id,
      status: 'Pending',
      total,
      totalWithoutTax: 6515,
      totalTaxAmount: 1433,
      deliveryMethod: 'Heimsending',
      deliveryAmount: 1490,
      paymentType: 'Account',
      email: 'jona@vorulind.test',
      invoiceId: result.invoiceId,
      items: [
        {
          name: 'Sápa',
          quantity: 3,
          unitPrice: 1116,
          price: 3348,
          priceWithoutTax: 2700,
          discountPercentage: 10,
          vat: 24,
        },
        { name: 'Bók', quantity: 1, price: 1110, priceWithoutTax: 1000, vat: 11 },
        { quantity: 4, price: 2000 },
      ],
    });
    const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId: result.invoiceId! });
    expect(viewInvoice).toMatchObject({
      customerName: 'Jóna ÞÍ Haraldsdóttir',
      customerNumber: '0209804299',
      customerAddress: 'Prófgata 1, 101 Reykjavík',
      price: total,
      priceWithoutTax: 6515,
      tax: 1433,
      vatLines: [
        { rate: 24, net: 5515, tax: 1323 },
        { rate: 11, net: 1000, tax: 110 },
      ],
      status: 'Unpaid',
      orderId: result.id,
      checkoutOptions: [{ name: 'Tilvísun', value: 'Verk 12' }],
      transactions: [{ paymentType: 'Account', total }],
      seller: {
        name: 'Vörulind ehf.',
        ssn: '5001010000',
        vatNumber: '123456',
        address: 'Lindarbraut 1, 200 Kópavogur',
      },
    });
    expect(viewInvoice!.items.at(-1)).toMatchObject({
      productId: null,
      name: 'Sendingarkostnaður: Heimsending',
      price: 1490,
      vat: 24,
    });
    expect(await readCheckout(visitor)).toMatchObject({
      state: 'Delivery',
      address: null,
      deliveryMethod: null,
    });
  });

  it('is billed to the bill-to customer', async () => {
    const company = await aCustomer(shop.db, { name: 'Hótel Hvönn ehf.', isCompany: true });
    const { customerId } = await aBuyer({ creditLimit: null });
    await shop.db.insert(billToCustomers).values({ customerId, billToId: company });
    const visitor = await shop.signedIn(customerId, { billToId: company });
    const result = await pay(visitor, await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 }));
    expect(await readBalance(shop.db, company)).toBe(1240);
    for (const reader of [visitor, await shop.signedIn(company)]) {
      const { viewInvoice } = await reader.ask(ViewInvoiceDocument, { invoiceId: result.invoiceId! });
      expect(viewInvoice?.customerName).toBe('Hótel Hvönn ehf.');
    }
  });
});

describe('a repeated key', () => {
  it('returns the first outcome, one order, also after the cart was filled again', async () => {
    const { customerId, visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    const first = await pay(visitor, checkout);
    expect(await pay(visitor, checkout)).toEqual(first);
    await fillCheckout(visitor, { [product]: 1 });
    expect(await pay(visitor, checkout)).toEqual(first);
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
    expect((await visitor.ask(CartDocument, {})).cart.items[0]!.quantity).toBe(1);
    expect((await readCheckout(visitor)).idempotencyKey).not.toBe(checkout.idempotencyKey);
  });

  it('places one order for concurrent requests', async () => {
    const { customerId, visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    const posts = Array.from({ length: 20 }, () =>
      visitor.post('/graphql', { query: ExpressCheckoutDocument, variables: toPaymentInput(checkout) }),
    );
    const answers = await Promise.all(
      (await Promise.all(posts)).map(
        async (post) =>
          (await post.json()) as {
            data: { expressCheckout: { id: string } } | null;
            errors?: { extensions: { reason: string } }[];
          },
      ),
    );
    const ids = new Set(answers.flatMap(({ data }) => data?.expressCheckout.id ?? []));
    expect(ids.size).toBe(1);
    const reasons = new Set(
      answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.reason) ?? []),
    );
    expect([...reasons].filter((reason) => reason !== 'running')).toEqual([]);
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
  });

  it('is refused with another input', async () => {
    const { visitor } = await aBuyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 2 });
    await pay(visitor, checkout);
    const other = toPaymentInput(checkout, { expectedTotal: checkout.total + 1 });
    expect((await visitor.fail(ExpressCheckoutDocument, other)).code).toBe('BAD_REQUEST');
  });

  it('of another customer reveals nothing', async () => {
    const { visitor } = await aBuyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    await pay(visitor, checkout);
    const { visitor: thief } = await aBuyer();
    await fillCheckout(thief, { [await aProduct(shop.db)]: 1 });
    expect(await thief.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'cart.changed' },
    });
  });
});

describe('what changed since the customer looked', () => {
  const changes: [string, (product: number, customerId: number) => Promise<unknown>, number][] = [
    ['the price', (id) => shop.db.update(products).set({ listPrice: 1500 }).where(eq(products.id, id)), 3000],
    ['an offer', (id) => shop.db.update(products).set({ discount: 50 }).where(eq(products.id, id)), 1240],
    [
      'the customer’s terms',
      (_, customerId) =>
        shop.db
          .insert(customerDiscounts)
          .values({ customerId, code: 'x', salesCode: 'HRE', discountPercentage: 10 }),
      2232,
    ],
  ];
  it.each(changes)('%s: the new total is returned, and the new key pays it', async (_, change, total) => {
    const { customerId, visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    await change(product, customerId);
    const failure = await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout));
    expect(failure).toEqual({
      code: 'FAILED_PRECONDITION',
      message: 'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur.',
      details: { reason: 'pay.priceChanged', total },
    });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toEqual(failure);
    expect([
      await readOrders(shop.db, customerId),
      await readBalance(shop.db, customerId),
      await readStock(shop.db, product),
    ]).toEqual([[], 0, [10, 0]]);
    const again = await readCheckout(visitor);
    expect(again.total).toBe(total);
    expect((await pay(visitor, again)).status).toBe('Completed');
    expect(await readBalance(shop.db, customerId)).toBe(total);
  });

  it('the stock: the remaining units are returned, and nothing else is reserved', async () => {
    const { customerId, visitor } = await aBuyer();
    const [plenty, scarce] = [await aProduct(shop.db), await aProduct(shop.db)];
    const checkout = await fillCheckout(visitor, { [plenty]: 2, [scarce]: 4 });
    await shop.db.update(products).set({ stockOnHand: 3 }).where(eq(products.id, scarce));
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toEqual({
      code: 'FAILED_PRECONDITION',
      message: 'Ekki er nægilegt magn til á lager. Aðeins 3 eftir.',
      details: { reason: 'cart.stockShort', productId: String(scarce), available: 3 },
    });
    expect([
      await readOrders(shop.db, customerId),
      await readStock(shop.db, plenty),
      await readStock(shop.db, scarce),
    ]).toEqual([[], [10, 0], [3, 0]]);
    expect((await visitor.ask(CartDocument, {})).cart.totalItems).toBe(2);
  });

  it('the cart: in another tab, before or after this one was refreshed', async () => {
    const { customerId, visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    await visitor.ask(addToCartDocument, { productId: String(product), quantity: 1 });
    const message = 'Karfan hefur breyst. Vinsamlegast yfirfarið hana áður en haldið er áfram.';
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({ message });
    const newer = await readCheckout(visitor);
    expect(newer.idempotencyKey).not.toBe(checkout.idempotencyKey);
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({ message });
    expect(await readOrders(shop.db, customerId)).toEqual([]);
    await pay(visitor, newer);
  });
});
