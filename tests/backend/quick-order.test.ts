import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { cartItems, carts } from '../../backend/src/db/schema/carts.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import {
  AddLinesToCartDocument,
  ProductsByCodesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

let keyCount = 0;
const newKey = () => `press-${String((keyCount += 1)).padStart(8, '0')}`;
const found = async (visitor: Visitor, ...codes: string[]) =>
  (await visitor.ask(ProductsByCodesDocument, { codes })).productsByCodes.map(({ products: some }) =>
    some.map(({ sku }) => sku),
  );
const add = async (visitor: Visitor, lines: [number | string, number][], key = newKey()) =>
  (
    await visitor.ask(AddLinesToCartDocument, {
      key,
      lines: lines.map(([productId, quantity]) => ({ productId: String(productId), quantity })),
    })
  ).addLinesToCart;
const cartOf = async (visitor: Visitor) =>
  (await visitor.ask(CartDocument, {})).cart.items.map(({ product, quantity }) => [
    Number(product.id),
    quantity,
  ]);

describe('product numbers', () => {
  it('are found by SKU in any spelling, by barcode in any length and by a former number', async () => {
    await loadLines(shop.db, [
      productLine({ sku: 'Hre-10.125', ean: '0012345678905', oldNumbers: ['A 77/1', 'gamalt-9'] }),
    ]);
    const guest = shop.guest();
    const spellings = 'HRE-10125|hre 10125| Hre-10.125 |012345678905|12345678905|a771|GAMALT9'.split('|');
    expect(await found(guest, ...spellings)).toEqual(spellings.map(() => ['Hre-10.125']));
    expect(await found(guest, 'HRE', '', '%', "' OR 1=1 --", '\0', 'x'.repeat(500), '=1+1')).toEqual(
      Array.from({ length: 7 }, () => []),
    );
  });

  it('prefer current ones over former ones, and offer all products of an ambiguous one', async () => {
    await loadLines(shop.db, [
      productLine({ sku: 'NEW-1', oldNumbers: ['OLD-1'] }),
      productLine({ sku: 'OLD-1' }),
      productLine({ sku: 'TWIN-1', ean: '4000000000016' }),
      productLine({ sku: 'TWIN-2', ean: '4000000000016' }),
    ]);
    const [now, twins] = await found(shop.guest(), 'old-1', '4000000000016');
    expect(now).toEqual(['OLD-1']);
    expect(twins?.toSorted()).toEqual(['TWIN-1', 'TWIN-2']);
  });

  it('reveal nothing that guests may not see', async () => {
    await aProduct(shop.db, { sku: 'HID-1', visibleByGuest: false });
    await aProduct(shop.db, { sku: 'PRI-1', priceVisibleByGuest: false });
    await aProduct(shop.db, { sku: 'OUT-1', takenOutAt: new Date() });
    const codes = ['HID-1', 'PRI-1', 'OUT-1'];
    const guest = shop.guest();
    const { productsByCodes } = await guest.ask(ProductsByCodesDocument, { codes });
    expect(productsByCodes[0]?.products).toEqual([]);
    expect(productsByCodes[1]?.products).toMatchObject([{ sku: 'PRI-1', price: null }]);
    expect(productsByCodes[2]?.products).toEqual([]);
    const customer = await shop.signedIn(await aCustomer(shop.db));
    expect(await found(customer, ...codes)).toEqual([['HID-1'], ['PRI-1'], []]);
  });

  it('are accepted a thousand at once, and no more', async () => {
    await aProduct(shop.db, { sku: 'MANY-1' });
    const codes = Array.from({ length: 1000 }, (_, index) => `MANY-${index}`);
    const answer = await found(shop.guest(), ...codes);
    expect(answer).toHaveLength(1000);
    expect(answer[1]).toEqual(['MANY-1']);
    expect(await shop.guest().fail(ProductsByCodesDocument, { codes: [...codes, 'X'] })).toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('adding several lines', () => {
  it('adds what is available of each and says why not all', async () => {
    const plain = await aProduct(shop.db);
    const few = await aProduct(shop.db, { stockOnHand: 3 });
    const sixes = await aProduct(shop.db, { stockOnHand: 60, unitOfMeasure: 6 });
    const none = await aProduct(shop.db, { stockOnHand: 0 });
    const special = await aProduct(shop.db, { stockOnHand: 0, isSpecialOrder: true });
    const hidden = await aProduct(shop.db, { visibleByGuest: false });
    const guest = shop.guest();
    await guest.ask(addToCartDocument, { productId: String(few), quantity: 1 });
    const { lines, cart } = await add(guest, [
      [plain, 4],
      [few, 5],
      [sixes, 7],
      [none, 1],
      [special, 50],
      [hidden, 1],
      [plain, 1],
      ['x', 1],
      [plain + 1_000_000, 1],
    ]);
    expect(lines).toEqual([
      { productId: String(plain), added: 5, problem: null },
      { productId: String(few), added: 2, problem: 'Aðeins 3 eftir, þar af 1 í körfunni' },
      { productId: String(sixes), added: 0, problem: 'Varan er seld í einingum af 6' },
      { productId: String(none), added: 0, problem: 'Vara uppseld' },
      { productId: String(special), added: 50, problem: null },
      { productId: String(hidden), added: 0, problem: 'Þetta fannst ekki eða er ekki lengur í boði.' },
      { productId: 'x', added: 0, problem: 'Þetta fannst ekki eða er ekki lengur í boði.' },
      {
        productId: String(plain + 1_000_000),
        added: 0,
        problem: 'Þetta fannst ekki eða er ekki lengur í boði.',
      },
    ]);
    expect(cart.items.map(({ product, quantity }) => [Number(product.id), quantity])).toEqual([
      [few, 3],
      [plain, 5],
      [special, 50],
    ]);
    expect(await cartOf(guest)).toEqual([
      [few, 3],
      [plain, 5],
      [special, 50],
    ]);
  });

  it('returns the same for a repeated key and adds nothing more, also concurrently', async () => {
    const soap = await aProduct(shop.db, { stockOnHand: 100 });
    const customer = await shop.signedIn(await aCustomer(shop.db));
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(customer, [[soap, 3]], key)));
    for (const { lines } of answers)
      expect(lines).toEqual([{ productId: String(soap), added: 3, problem: null }]);
    expect(await cartOf(customer)).toEqual([[soap, 3]]);
    expect(
      await customer.fail(AddLinesToCartDocument, { key, lines: [{ productId: String(soap), quantity: 4 }] }),
    ).toMatchObject({ code: 'BAD_REQUEST' });
    await add(customer, [[soap, 3]]);
    expect(await cartOf(customer)).toEqual([[soap, 6]]);
  });

  it('separates keys of different carts', async () => {
    const soap = await aProduct(shop.db);
    const key = newKey();
    const [one, other] = [await shop.signedIn(await aCustomer(shop.db)), shop.guest()];
    await add(one, [[soap, 1]], key);
    await add(other, [[soap, 2]], key);
    expect(await cartOf(one)).toEqual([[soap, 1]]);
    expect(await cartOf(other)).toEqual([[soap, 2]]);
  });

  it('refuses invalid input, and leaves no cart behind', async () => {
    const soap = await aProduct(shop.db);
    const before = await shop.db.$count(carts);
    const lines = [{ productId: String(soap), quantity: 1 }];
    const bad: unknown[] = [
      { key: newKey(), lines: [] },
      { key: 'short', lines },
      { key: 'a'.repeat(65), lines },
      { key: "x' OR '1'='1'--", lines },
      { key: newKey(), lines: Array.from({ length: 1001 }, () => lines[0]) },
      { key: newKey() },
      { key: newKey(), lines: [{ productId: String(soap), quantity: 'margar' }] },
    ];
    for (const variables of bad)
      expect(await shop.guest().fail(AddLinesToCartDocument, variables)).toMatchObject({
        code: 'BAD_REQUEST',
      });
    expect(await shop.db.$count(carts)).toBe(before);
    const guest = shop.guest();
    const strange: [number, number][] = [
      [soap, -1],
      [soap + 0, 0],
    ];
    for (const line of strange) expect((await add(guest, [line])).lines[0]).toMatchObject({ added: 0 });
    for (const quantity of [0.5, 1e9, 1_000_001])
      expect((await add(guest, [[soap, quantity]])).lines[0]).toMatchObject({ added: 0 });
    expect(await cartOf(guest)).toEqual([]);
  });

  it('fills a cart to its limit and says which lines have no room', async () => {
    const many = await Promise.all(Array.from({ length: 502 }, () => aProduct(shop.db)));
    const customer = await shop.signedIn(await aCustomer(shop.db));
    const { lines, cart } = await add(
      customer,
      many.map((id) => [id, 1]),
    );
    expect(cart.items).toHaveLength(500);
    expect(lines.filter(({ problem }) => problem === null)).toHaveLength(500);
    expect(lines.at(-1)?.problem).toBe('Karfan er orðin of stór. Vinsamlegast skiptið pöntuninni.');
  });

  it('refuses a page that was made for another customer', async () => {
    const soap = await aProduct(shop.db);
    const customer = await shop.signedIn(await aCustomer(shop.db));
    customer.headers['X-Context-Version'] = '6';
    expect(
      await customer.fail(AddLinesToCartDocument, {
        key: newKey(),
        lines: [{ productId: String(soap), quantity: 1 }],
      }),
    ).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'act.contextChanged' } });
    expect(await shop.db.select().from(cartItems).where(eq(cartItems.productId, soap))).toEqual([]);
  });
});

it('an import replaces former numbers, and reads them from a CSV file', async () => {
  await loadLines(shop.db, [productLine({ sku: 'IMP-1', oldNumbers: ['O-1', 'o 1', 'O-2'] })]);
  const codes = async () =>
    (await shop.db.select().from(products).where(eq(products.sku, 'IMP-1')))[0]?.oldCodes;
  expect(await codes()).toEqual(['O1', 'O2']);
  await loadLines(shop.db, [productLine({ sku: 'IMP-1', oldNumbers: ['O-3'] })]);
  expect(await codes()).toEqual(['O3']);
  const { problems } = await loadLines(shop.db, [productLine({ sku: 'IMP-1', oldNumbers: [''] })]);
  expect(problems).toHaveLength(1);
});
