import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { favoriteProducts } from '../../backend/src/db/schema/favorites.ts';
import { productListLines, productLists } from '../../backend/src/db/schema/lists.ts';
import { lastPurchases } from '../../backend/src/db/schema/purchases.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import { AddPadToCartDocument, PadGoodsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { PadLineInput } from '../../graphql/generated/schema.ts';
import { contextChangedMessage } from '../../lib/rules/text/messages.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let customerId: number;
let buyer: Visitor;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  customerId = await aCustomer(shop.db);
  buyer = await shop.signedIn(customerId);
});

const newKey = () => crypto.randomUUID();
const cartOf = async (visitor: Visitor) =>
  (await visitor.ask(CartDocument, {})).cart.items.map(
    ({ product, quantity }) => [Number(product.id), quantity] as const,
  );
const send = async (lines: PadLineInput[], key = newKey(), visitor = buyer, customer = customerId) =>
  (await visitor.ask(AddPadToCartDocument, { key, customerId: String(customer), lines })).addPadToCart;
const bought = (productId: number, days: number, customer = customerId) => ({
  customerId: customer,
  productId,
  boughtAt: new Date(Date.UTC(2026, 0, 1 + days)),
  quantity: 3,
  unitPrice: 990,
});

describe('the goods of a pad', () => {
  it('are favourites, lists, purchases and own numbers of this customer, still sold, with what was paid last', async () => {
    const other = await aCustomer(shop.db);
    const [favourite, listed, last, gone, foreign, hidden] = await Promise.all([
      aProduct(shop.db),
      aProduct(shop.db),
      aProduct(shop.db),
      aProduct(shop.db, { takenOutAt: new Date() }),
      aProduct(shop.db),
      aProduct(shop.db, { visibleByGuest: false }),
    ]);
    await shop.db.insert(favoriteProducts).values({ customerId, productId: favourite });
    await shop.db
      .insert(lastPurchases)
      .values([bought(last, 1), bought(gone, 2), bought(hidden, 3), bought(foreign, 4, other)]);
    const [own, colleagues] = await shop.db
      .insert(productLists)
      .values([
        { customerId, makerId: customerId, name: 'Kjallari', isShared: false },
        { customerId, makerId: other, name: 'Leynt', isShared: false },
      ])
      .returning({ id: productLists.id });
    await shop.db.insert(productListLines).values([
      { listId: own!.id, productId: listed, quantity: 1 },
      { listId: own!.id, productId: gone, quantity: 1 },
      { listId: colleagues!.id, productId: foreign, quantity: 1 },
    ]);
    const { padGoods } = await buyer.ask(PadGoodsDocument, {});
    expect(padGoods.products.map(({ id }) => Number(id))).toEqual(
      [favourite, listed, last, hidden].toSorted((a, b) => a - b),
    );
    expect(padGoods).toMatchObject({ next: null, total: 4 });
    expect(padGoods.lists).toEqual([{ id: String(own!.id), name: 'Kjallari', productIds: [String(listed)] }]);
    const lastBought = padGoods.products.find(({ id }) => id === String(last))?.lastBought;
    expect(lastBought).toMatchObject({ quantity: 3, unitPrice: 990 });
  });

  it('come in parts, at most 5,000: what was bought longest ago is left out', async () => {
    const rows = Array.from({ length: 5_003 }, (_, index) => ({
      sku: `PAD-${index}`,
      name: 'Vara',
      nameSort: 'vara',
      listPrice: 100,
      taxPercentage: 24,
      salesCode: 'HRE',
    }));
    const ids: number[] = [];
    for (let from = 0; from < rows.length; from += 1_000)
      ids.push(
        ...(
          await shop.db
            .insert(products)
            .values(rows.slice(from, from + 1_000))
            .returning({ id: products.id })
        ).map(({ id }) => id),
      );
    for (let from = 0; from < ids.length; from += 1_000)
      await shop.db
        .insert(lastPurchases)
        .values(ids.slice(from, from + 1_000).map((id, index) => bought(id, from + index)));
    const kept: number[] = [];
    let after: string | null = null;
    do {
      const { padGoods }: { padGoods: { products: { id: string }[]; next: string | null; total: number } } =
        await buyer.ask(PadGoodsDocument, { after });
      expect(padGoods.total).toBe(5_003);
      kept.push(...padGoods.products.map(({ id }) => Number(id)));
      after = padGoods.next;
    } while (after !== null);
    expect(kept).toEqual(ids.slice(3));
  }, 60_000);
});

describe('sending a pad', () => {
  it('answers line by line: added, fewer, sold out, gone, unknown and of several products', async () => {
    const plain = await aProduct(shop.db, { sku: 'BLAD-1' });
    const few = await aProduct(shop.db, { stockOnHand: 3 });
    const none = await aProduct(shop.db, { stockOnHand: 0 });
    const sixes = await aProduct(shop.db, { sku: 'BLAD-6', stockOnHand: 60, unitOfMeasure: 6 });
    const gone = await aProduct(shop.db, { takenOutAt: new Date() });
    const twins = [
      await aProduct(shop.db, { ean: '4000000000023' }),
      await aProduct(shop.db, { ean: '4000000000023' }),
    ];
    const line = (code: string, quantity: number, productId?: number) => ({
      code,
      quantity,
      productId: productId === undefined ? null : String(productId),
    });
    const { lines, cart } = await send([
      line('blad 1', 2),
      line('BLAD-1', 1, plain),
      line('x', 5, few),
      line('y', 1, none),
      line('BLAD-6', 7),
      line('z', 1, gone),
      line('EKKI-TIL', 1),
      line('', 1),
      line('4000000000023', 1),
    ]);
    expect(lines.map(({ code, outcome, added, problem }) => [code, outcome, added, problem])).toEqual([
      ['blad 1', 'Added', 2, null],
      ['BLAD-1', 'Added', 1, null],
      ['x', 'Fewer', 3, 'Aðeins 3 eftir'],
      ['y', 'Refused', 0, 'Vara uppseld'],
      ['BLAD-6', 'Refused', 0, 'Varan er seld í einingum af 6'],
      ['z', 'Gone', 0, 'Varan er ekki lengur í sölu'],
      ['EKKI-TIL', 'Unknown', 0, 'Engin vara fannst með þessu númeri'],
      ['', 'Unknown', 0, 'Engin vara fannst með þessu númeri'],
      ['4000000000023', 'Ambiguous', 0, 'Númerið á við fleiri en eina vöru. Veldu vöruna.'],
    ]);
    expect(lines[4]?.products).toMatchObject([{ id: String(sixes), unitOfMeasure: 6 }]);
    expect(lines[8]?.products.map(({ id }) => Number(id))).toEqual(twins);
    expect(cart.items.map(({ product, quantity }) => [Number(product.id), quantity])).toEqual(
      await cartOf(buyer),
    );
    expect(new Map(await cartOf(buyer))).toEqual(
      new Map([
        [plain, 3],
        [few, 3],
      ]),
    );
  });

  it('adds once for a key, also concurrently and once its number means something else', async () => {
    const soap = await aProduct(shop.db, { sku: 'EINU-1', stockOnHand: 100 });
    const key = newKey();
    const lines = [
      { code: 'EINU-1', quantity: 3 },
      { code: 'SIDAR', quantity: 1 },
    ];
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(lines, key)));
    const outcomes = (answer: (typeof answers)[number]) => answer.lines.map(({ outcome }) => outcome);
    for (const answer of answers) expect(outcomes(answer)).toEqual(['Added', 'Unknown']);
    await aProduct(shop.db, { sku: 'SIDAR' });
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, soap));
    expect(outcomes(await send(lines, key))).toEqual(['Added', 'Unknown']);
    await shop.db.update(products).set({ takenOutAt: null }).where(eq(products.id, soap));
    expect(await cartOf(buyer)).toEqual([[soap, 3]]);
    const variables = { key, customerId: String(customerId), lines: [{ code: 'EINU-1', quantity: 4 }] };
    expect(await buyer.fail(AddPadToCartDocument, variables)).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('changes nothing for another customer than the visitor acts for, nor for a guest or bad input', async () => {
    const soap = await aProduct(shop.db);
    const other = await aCustomer(shop.db);
    const lines = [{ code: '', productId: String(soap), quantity: 1 }];
    const input = { key: newKey(), customerId: String(other), lines };
    expect(await buyer.fail(AddPadToCartDocument, input)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: contextChangedMessage,
    });
    expect(await shop.guest().fail(AddPadToCartDocument, input)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const own = { ...input, customerId: String(customerId) };
    for (const bad of [
      { ...own, lines: [] },
      { ...own, key: 'x' },
      { ...own, lines: Array.from({ length: 1_001 }, () => lines[0]!) },
    ])
      expect(await buyer.fail(AddPadToCartDocument, bad)).toMatchObject({ code: 'BAD_REQUEST' });
    for (const quantity of [0, -1])
      expect(
        await buyer.fail(AddPadToCartDocument, { ...own, lines: [{ ...lines[0]!, quantity }] }),
      ).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await send([{ ...lines[0]!, quantity: 1.5 }])).lines).toMatchObject([{ outcome: 'Refused' }]);
    expect(await cartOf(buyer)).toEqual([]);
    const far = await send([{ ...lines[0]!, quantity: 1e12 }]);
    expect(far.lines.map(({ added }) => added <= 10)).toEqual([true]);
    expect((await cartOf(buyer)).every(([, quantity]) => quantity <= 10)).toBe(true);
  });
});
