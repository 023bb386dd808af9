import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { productLists } from '../../backend/src/db/schema/lists.ts';
import {
  AddNamedCartToCartDocument,
  CartReceiversDocument,
  DeleteProductListDocument,
  HandOverCartDocument,
  NamedCartsDocument,
  ProductListDocument,
  ProductListsDocument,
  RestoreProductListDocument,
  SaveCartDocument,
  SetProductListLineDocument,
  UpdateProductListDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import type { Visitor } from '../kit/visitor.ts';
import { add, cartOf, setUpCart, shop } from './cart-setting.ts';

setUpCart();

let company: number;
let managerId: number;
let jonaId: number;
let atliId: number;
let jona: Visitor;
let atli: Visitor;
let manager: Visitor;
let agent: Visitor;
let stranger: Visitor;

async function named(id: number, name: string): Promise<number> {
  await shop.db.update(customers).set({ name }).where(eq(customers.id, id));
  return id;
}

beforeAll(async () => {
  company = await aCompany(shop, 'Hótel Hvönn ehf.');
  managerId = await named(await anEmployee(shop, company, 'Manager'), 'Sif Ólafsdóttir');
  jonaId = await named(await anEmployee(shop, company, 'Influencer'), 'Jóna Jónsdóttir');
  atliId = await named(await anEmployee(shop, company, 'Employee'), 'Atli Ægisson');
  const agentId = await aCustomer(shop.db, { name: 'Vala Baldvins', isAgent: true });
  const inCompany = (actorId: number) => shop.signedIn(actorId, { customerId: company });
  jona = await inCompany(jonaId);
  atli = await inCompany(atliId);
  manager = await inCompany(managerId);
  agent = await inCompany(agentId);
  stranger = await shop.signedIn(await aCustomer(shop.db));
});

/** A cart with one new product, kept; the product is a new one. */
async function kept(by: Visitor, over: { isShared?: boolean; emptiesCart?: boolean } = {}) {
  const product = await aProduct(shop.db);
  await emptied(by);
  await add(by, product, 3);
  const input = { key: randomUUID(), name: `Vikupöntun ${randomUUID()}`, isShared: false, ...over };
  return { product, input, cart: (await by.ask(SaveCartDocument, { input })).saveCart };
}

/** Nothing is in the cart any more. */
async function emptied(by: Visitor): Promise<void> {
  const { items } = await cartOf(by);
  if (items.length === 0) return;
  const input = { key: randomUUID(), name: randomUUID(), isShared: false, emptiesCart: true };
  const { saveCart } = await by.ask(SaveCartDocument, { input });
  await by.ask(DeleteProductListDocument, { listId: saveCart.id });
}

const goodsOf = async (visitor: Visitor) =>
  (await cartOf(visitor)).items.map(({ product, quantity }) => [Number(product.id), quantity]);
const detail = async (visitor: Visitor, listId: string) =>
  (await visitor.ask(ProductListDocument, { listId })).productList;
const namedCarts = async (visitor: Visitor) => (await visitor.ask(NamedCartsDocument, {})).namedCarts;
const seen = async (visitor: Visitor, id: string) => (await namedCarts(visitor)).some((one) => one.id === id);

describe('a cart that is kept', () => {
  it('has the goods with who put them there, once for each key, and is no list', async () => {
    const { cart, input, product } = await kept(jona);
    expect((await jona.ask(SaveCartDocument, { input })).saveCart.id).toBe(cart.id);
    const other = await jona.fail(SaveCartDocument, { input: { ...input, name: 'Önnur' } });
    expect([other.code, other.details['reason']]).toEqual(['BAD_REQUEST', 'idempotencyKey']);
    expect((await detail(jona, cart.id)).lines).toMatchObject([
      { productId: String(product), quantity: 3, addedBy: { name: 'Jóna Jónsdóttir', isVisitor: true } },
    ]);
    expect(await goodsOf(jona)).toEqual([[product, 3]]);
    const { productLists: lists } = await jona.ask(ProductListsDocument, {});
    expect(lists.some(({ id }) => id === cart.id)).toBe(false);
  });

  it('empties the cart on demand, once: what came there since stays', async () => {
    const { input } = await kept(atli, { emptiesCart: true });
    expect(await goodsOf(atli)).toEqual([]);
    const later = await aProduct(shop.db);
    await add(atli, later, 1);
    await atli.ask(SaveCartDocument, { input });
    expect(await goodsOf(atli)).toEqual([[later, 1]]);
  });

  it('is the maker’s alone until it is shared; then colleagues put goods there under their names', async () => {
    const { cart, product } = await kept(jona);
    expect([await seen(jona, cart.id), await seen(atli, cart.id)]).toEqual([true, false]);
    expect((await atli.fail(ProductListDocument, { listId: cart.id })).code).toBe('NOT_FOUND');
    const input = { name: `Eldhús ${randomUUID()}`, isShared: true };
    await jona.ask(UpdateProductListDocument, { listId: cart.id, input });
    const more = await aProduct(shop.db);
    await atli.ask(SetProductListLineDocument, { listId: cart.id, productId: String(more), quantity: 2 });
    await atli.ask(SetProductListLineDocument, { listId: cart.id, productId: String(product), quantity: 9 });
    const { list, lines } = await detail(manager, cart.id);
    expect(list).toMatchObject({ kind: 'Cart', name: input.name, makerName: 'Jóna Jónsdóttir' });
    expect(lines.map(({ quantity, addedBy }) => [quantity, addedBy?.name])).toEqual([
      [9, 'Jóna Jónsdóttir'],
      [2, 'Atli Ægisson'],
    ]);
  });

  it('is renamed and deleted by its maker and managers, comes back, and is copied by who sees it', async () => {
    const { cart } = await kept(jona, { isShared: true });
    const listId = cart.id;
    expect((await atli.fail(DeleteProductListDocument, { listId })).code).toBe('PERMISSION_DENIED');
    await manager.ask(DeleteProductListDocument, { listId });
    expect(await seen(jona, listId)).toBe(false);
    await jona.ask(RestoreProductListDocument, { listId });
    const input = { key: randomUUID(), name: `Afrit ${randomUUID()}`, isShared: false, listId };
    const { saveCart } = await atli.ask(SaveCartDocument, { input });
    expect(saveCart).toMatchObject({ isOwn: true, lineCount: 1 });
    expect((await detail(atli, saveCart.id)).lines[0]!.addedBy!.name).toBe('Atli Ægisson');
    const taken = await atli.fail(SaveCartDocument, { input: { ...input, key: randomUUID() } });
    expect(taken).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Karfa með þessu nafni er þegar til.',
    });
  });

  it('goes into the cart line by line, once for each key, and keeps who put it together', async () => {
    const { cart, product } = await kept(jona, { isShared: true, emptiesCart: true });
    const gone = await aProduct(shop.db, { stockOnHand: 1 });
    await jona.ask(SetProductListLineDocument, { listId: cart.id, productId: String(gone), quantity: 5 });
    await emptied(atli);
    const key = randomUUID();
    for (let press = 0; press < 2; press += 1) {
      const { addNamedCartToCart } = await atli.ask(AddNamedCartToCartDocument, { listId: cart.id, key });
      expect(addNamedCartToCart.lines).toEqual([
        { productId: String(product), added: 3, problem: null },
        { productId: String(gone), added: 1, problem: expect.stringContaining('1') },
      ]);
    }
    expect((await cartOf(atli)).items.map(({ quantity, addedBy }) => [quantity, addedBy?.name])).toEqual([
      [3, 'Jóna Jónsdóttir'],
      [1, 'Jóna Jónsdóttir'],
    ]);
    expect((await detail(atli, cart.id)).lines).toHaveLength(2);
  });

  it('of nothing is refused, and so is the 51st', async () => {
    await emptied(jona);
    const input = { key: randomUUID(), name: 'Tóm', isShared: false };
    expect((await jona.fail(SaveCartDocument, { input })).details).toEqual({ reason: 'cart.empty' });
    const other = await aCompany(shop);
    const buyer = await shop.signedIn(await anEmployee(shop, other, 'Manager'), { customerId: other });
    await add(buyer, await aProduct(shop.db), 1);
    const full = Array.from({ length: 50 }, (_, number) => ({
      customerId: other,
      kind: 'Cart' as const,
      name: `Karfa ${number}`,
      isShared: true,
    }));
    await shop.db.insert(productLists).values(full);
    const refused = await buyer.fail(SaveCartDocument, { input: { ...input, name: 'Enn ein' } });
    expect(refused.details).toEqual({ reason: 'lists' });
    expect(refused.message).toMatch(/^Ekki er hægt að geyma fleiri körfur/);
  });
});

describe('handing over', () => {
  const hand = async (by: Visitor, receiverId: number, over: object = {}) =>
    (
      await by.ask(HandOverCartDocument, {
        input: { key: randomUUID(), receiverId: String(receiverId), ...over },
      })
    ).handOverCart;

  it('lets somebody who may not order give their cart to a colleague, who orders it', async () => {
    await emptied(jona);
    await emptied(atli);
    const product = await aProduct(shop.db);
    await add(jona, product, 2);
    const key = randomUUID();
    const before = await shop.db.$count(jobs);
    const twice = await Promise.all([hand(jona, atliId, { key }), hand(jona, atliId, { key })]);
    expect(twice.map(({ name }) => name)).toEqual(['Atli Ægisson', 'Atli Ægisson']);
    const elsewhere = { key, receiverId: String(managerId) };
    expect((await jona.fail(HandOverCartDocument, { input: elsewhere })).code).toBe('BAD_REQUEST');
    expect(await shop.db.$count(jobs)).toBe(before + 1);
    expect(await goodsOf(jona)).toEqual([]);
    const handed = (await namedCarts(atli)).filter(({ handedOver }) => handedOver?.isNew);
    expect(handed).toMatchObject([
      { name: 'Karfa frá: Jóna Jónsdóttir', isOwn: true, handedOver: { fromName: 'Jóna Jónsdóttir' } },
    ]);
    const listId = handed[0]!.id;
    expect([await seen(jona, listId), await seen(manager, listId)]).toEqual([false, false]);
    await atli.ask(AddNamedCartToCartDocument, { listId, key: randomUUID() });
    expect((await namedCarts(atli)).find(({ id }) => id === listId)?.handedOver?.isNew).toBe(false);
    expect((await cartOf(atli)).items[0]).toMatchObject({
      quantity: 2,
      addedBy: { name: 'Jóna Jónsdóttir', isVisitor: false },
    });
    expect((await pay(atli, await fillCheckout(atli, {}))).id).not.toBeNull();
  });

  it('lets an agent lay goods before the customer’s people, a second cart beside the first', async () => {
    await emptied(atli);
    for (const quantity of [4, 5]) {
      await add(agent, await aProduct(shop.db), quantity);
      await hand(agent, atliId);
    }
    expect(await goodsOf(agent)).toEqual([]);
    expect(await goodsOf(atli)).toEqual([]);
    const names = (await namedCarts(atli)).map(({ name }) => name).filter((name) => name.includes('Vala'));
    expect(names).toEqual(['Karfa frá: Vala Baldvins', 'Karfa frá: Vala Baldvins (2)']);
  });

  it('lets an agent lay goods before a person who buys for themself', async () => {
    const personId = await aCustomer(shop.db, { name: 'Una Unnarsdóttir' });
    const inPlace = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), {
      customerId: personId,
    });
    await add(inPlace, await aProduct(shop.db), 1);
    expect((await inPlace.ask(CartReceiversDocument, {})).cartReceivers).toEqual([
      { id: String(personId), name: 'Una Unnarsdóttir' },
    ]);
    await hand(inPlace, personId);
    expect(await namedCarts(await shop.signedIn(personId))).toHaveLength(1);
  });

  it('gives a copy of a kept cart', async () => {
    const { cart } = await kept(jona);
    await hand(jona, atliId, { listId: cart.id });
    expect(await seen(jona, cart.id)).toBe(true);
  });

  it('reaches nobody else, and takes nobody else’s cart', async () => {
    const { cart } = await kept(jona);
    await add(atli, await aProduct(shop.db), 1);
    const outsider = await aCustomer(shop.db);
    for (const [by, receiverId, listId] of [
      [atli, outsider, null],
      [atli, atliId, null],
      [atli, company, null],
      [stranger, jonaId, null],
      [atli, jonaId, cart.id],
      [stranger, jonaId, cart.id],
    ] as const) {
      const input = { key: randomUUID(), receiverId: String(receiverId), listId };
      expect((await by.fail(HandOverCartDocument, { input })).code).toBe('NOT_FOUND');
    }
    const names = (await atli.ask(CartReceiversDocument, {})).cartReceivers.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['Jóna Jónsdóttir', 'Sif Ólafsdóttir']));
    expect((await stranger.ask(CartReceiversDocument, {})).cartReceivers).toEqual([]);
  });
});
