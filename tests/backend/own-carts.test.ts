import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { promoCodes } from '../../backend/src/db/schema/promo.ts';
import {
  ApplyPromoCodeDocument,
  CreateSalesQuoteDocument,
  CustomerProfileDocument,
  ExpressCheckoutDocument,
  SaveForLaterDocument,
  SavedItemsDocument,
  ViewSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout, toPaymentInput } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import type { Visitor } from '../kit/visitor.ts';
import { add, cartOf, setUpCart, shop } from './cart-setting.ts';

setUpCart();

let company: number;
let jona: Visitor;
let atli: Visitor;
let agent: Visitor;

beforeAll(async () => {
  company = await aCompany(shop, 'Hótel Hvönn ehf.');
  const people = ['Jóna Jónsdóttir', 'Atli Ægisson'].map(async (name) => {
    const id = await anEmployee(shop, company, 'Employee');
    await shop.db.update(customers).set({ name }).where(eq(customers.id, id));
    return shop.signedIn(id, { customerId: company });
  });
  [jona, atli] = (await Promise.all(people)) as [Visitor, Visitor];
  agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: company });
});

/** Lines as product and units. */
const goodsOf = async (visitor: Visitor) =>
  (await cartOf(visitor)).items.map(({ product, quantity }) => [Number(product.id), quantity]);

describe('the cart of a person with a customer', () => {
  it('has only what that person put there, for colleagues and agents alike', async () => {
    const [soap, cloth] = [await aProduct(shop.db), await aProduct(shop.db)];
    await add(jona, soap, 1);
    await add(atli, soap, 2);
    await add(agent, cloth, 3);
    expect([await goodsOf(jona), await goodsOf(atli), await goodsOf(agent)]).toEqual([
      [[soap, 1]],
      [[soap, 2]],
      [[cloth, 3]],
    ]);
    const line = (await cartOf(jona)).items[0]!;
    expect(line.addedBy).toMatchObject({ name: 'Jóna Jónsdóttir', isVisitor: true });
    const age = Date.now() - Date.parse(line.addedBy!.at);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
  });

  it('is one when it is begun in many places at the same moment', async () => {
    const id = await anEmployee(shop, company, 'Employee');
    const browsers = [1, 2, 3, 4].map(() => shop.signedIn(id, { customerId: company }));
    const products = await Promise.all(browsers.map(() => aProduct(shop.db)));
    await Promise.all(browsers.map(async (browser, index) => add(await browser, products[index]!, 1)));
    expect(new Set((await goodsOf(await browsers[0]!)).map(([product]) => product))).toEqual(
      new Set(products),
    );
  });

  it('has goods saved for later of its own', async () => {
    const { items } = await add(jona, await aProduct(shop.db), 1);
    const cartItemId = items.at(-1)!.id;
    expect((await atli.fail(SaveForLaterDocument, { cartItemId })).code).toBe('NOT_FOUND');
    await jona.ask(SaveForLaterDocument, { cartItemId });
    expect((await jona.ask(SavedItemsDocument, {})).savedItems).toHaveLength(1);
    expect((await atli.ask(SavedItemsDocument, {})).savedItems).toEqual([]);
  });
});

describe('an order', () => {
  it('empties the cart of who placed it, and neither a colleague’s nor their checkout', async () => {
    const product = await aProduct(shop.db);
    await fillCheckout(jona, { [product]: 1 });
    const waiting = await fillCheckout(atli, { [product]: 1 });
    await pay(jona, await readCheckout(jona));
    expect(await goodsOf(jona)).toEqual([]);
    expect(await readCheckout(atli)).toMatchObject({
      idempotencyKey: waiting.idempotencyKey,
      total: waiting.total,
    });
    expect((await pay(atli, waiting)).id).not.toBeNull();
  });

  it('is not placed with the key of a colleague’s cart, which stays good', async () => {
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(jona, { [product]: 2 });
    await fillCheckout(atli, { [product]: 2 });
    const refused = await atli.fail(ExpressCheckoutDocument, toPaymentInput(checkout));
    expect(refused).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'cart.changed' } });
    expect((await pay(jona, checkout)).id).not.toBeNull();
  });

  it('uses a code that is for one order of each customer once, when colleagues pay at the same moment', async () => {
    const code = 'EITTSKIPTI';
    await shop.db
      .insert(promoCodes)
      .values({ code, discountPercentage: 10, maxUsesPerCustomer: 1, validFrom: new Date(0) });
    const buyers = [jona, atli, agent];
    for (const visitor of buyers) {
      // Not the same goods: who takes those waits for the others anyway.
      await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
      await visitor.ask(ApplyPromoCodeDocument, { code });
    }
    const checkouts = await Promise.all(buyers.map(readCheckout));
    const outcomes = await Promise.allSettled(
      buyers.map((visitor, index) => pay(visitor, checkouts[index]!)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [row] = await shop.db.select().from(promoCodes).where(eq(promoCodes.code, code));
    expect(row?.used).toBe(1);
  });
});

describe('an agent', () => {
  it('makes a quote of the cart that they filled for the customer', async () => {
    const product = await aProduct(shop.db);
    const inPlace = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: company });
    await add(jona, await aProduct(shop.db), 1);
    expect(await inPlace.fail(CreateSalesQuoteDocument, {})).toMatchObject({
      details: { reason: 'cart.empty' },
    });
    await add(inPlace, product, 4);
    const { createSalesQuote } = await inPlace.ask(CreateSalesQuoteDocument, {});
    const { viewSalesQuote } = await inPlace.ask(ViewSalesQuoteDocument, { id: createSalesQuote.id });
    expect(viewSalesQuote?.lineItems.map(({ quantity }) => quantity)).toEqual([4]);
  });

  it('sees in whose cart of the company something is, and not what other agents prepare', async () => {
    const other = await aCompany(shop);
    const [soap, cloth] = [await aProduct(shop.db), await aProduct(shop.db)];
    const manager = await anEmployee(shop, other, 'Manager');
    await shop.db.update(customers).set({ name: 'Sif Ólafsdóttir' }).where(eq(customers.id, manager));
    await add(await shop.signedIn(manager, { customerId: other }), soap, 1);
    const seller = await aCustomer(shop.db, { isAgent: true });
    await add(await shop.signedIn(seller, { customerId: other }), cloth, 5);
    const { customerProfile } = await agent.ask(CustomerProfileDocument, { customerId: String(other) });
    expect(customerProfile.cart).toMatchObject({
      lines: [{ product: { id: String(soap) }, quantity: 1, personName: 'Sif Ólafsdóttir' }],
      total: 1240,
    });
    expect(customerProfile.cart.lines).toHaveLength(1);
  });
});
