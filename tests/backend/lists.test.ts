import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { productListLines, productLists } from '../../backend/src/db/schema/lists.ts';
import { sweepLists } from '../../backend/src/modules/lists/lists.ts';
import {
  CreateProductListDocument,
  DeleteProductListDocument,
  MoveProductListLineDocument,
  ProductListDocument,
  ProductListsDocument,
  RemoveProductListLineDocument,
  RestoreProductListDocument,
  SetProductListLineDocument,
  UpdateProductListDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from './setup/builders.ts';
import { testShop, type Shop } from './setup/shop.ts';
import type { Visitor } from './setup/visitor.ts';

let shop: Shop;
let company: number;
let manager: number;
let employee: number;
/** Each person at the company, and the employee as a private person. */
let boss: Visitor;
let worker: Visitor;
let privately: Visitor;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  company = await aCustomer(shop.db, { isCompany: true });
  manager = await aCustomer(shop.db, { name: 'Baldur ÞÍ Jónsson' });
  employee = await aCustomer(shop.db, { name: 'Elma ÞÍ Martín' });
  await shop.db.insert(companyMembers).values([
    { customerId: manager, companyId: company, role: 'Manager' },
    { customerId: employee, companyId: company, role: 'Employee' },
  ]);
  boss = await shop.signedIn(company, { actorId: manager });
  worker = await shop.signedIn(company, { actorId: employee });
  privately = await shop.signedIn(employee);
});

const create = async (by: Visitor, name: string, isShared = false) =>
  (await by.ask(CreateProductListDocument, { input: { name, isShared } })).createProductList;
const names = async (by: Visitor) =>
  (await by.ask(ProductListsDocument, {})).productLists.map(({ name }) => name);
const put = async (by: Visitor, listId: string, productId: number, quantity: number | null = null) =>
  (await by.ask(SetProductListLineDocument, { listId, productId: String(productId), quantity }))
    .setProductListLine;
const linesOf = async (by: Visitor, listId: string) =>
  (await by.ask(ProductListDocument, { listId })).productList.lines.map(({ productId, quantity }) => [
    Number(productId),
    quantity,
  ]);

describe('who sees a list', () => {
  it('shows shared lists to the company, private ones to their maker alone, in the order of the alphabet', async () => {
    await create(worker, 'Þrif', true);
    await create(worker, 'Ávextir');
    await create(boss, 'Eldhús');
    expect(await names(worker)).toEqual(['Ávextir', 'Þrif']);
    expect(await names(boss)).toEqual(['Eldhús', 'Þrif']);
    const [shared] = (await boss.ask(ProductListsDocument, {})).productLists.slice(-1);
    expect(shared).toMatchObject({
      isShared: true,
      isOwn: false,
      makerName: 'Elma ÞÍ Martín',
      mayManage: true,
    });
  });

  it('keeps what somebody makes as a private person out of the company, and shares it with nobody', async () => {
    const mine = await create(privately, 'Heima', true);
    expect(mine.isShared).toBe(false);
    expect(await names(worker)).toEqual([]);
    expect(await names(boss)).toEqual([]);
    expect(await names(privately)).toEqual(['Heima']);
    expect(await worker.fail(ProductListDocument, { listId: mine.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers a foreign list, a deleted one and what is no id in the same words, whatever is asked', async () => {
    const { id: secret } = await create(worker, 'Leyndarmál');
    const { id: gone } = await create(boss, 'Farinn', true);
    await boss.ask(DeleteProductListDocument, { listId: gone });
    const soap = String(await aProduct(shop.db));
    const told = new Set<string>();
    for (const listId of [
      secret,
      gone,
      '999999999',
      '0',
      '-1',
      '1e3',
      'x',
      '1;DROP TABLE product_lists',
      '',
    ]) {
      const asked = [
        await boss.fail(ProductListDocument, { listId }),
        await boss.fail(UpdateProductListDocument, { listId, input: { name: 'Nýtt', isShared: false } }),
        await boss.fail(DeleteProductListDocument, { listId }),
        await boss.fail(SetProductListLineDocument, { listId, productId: soap }),
        await boss.fail(RemoveProductListLineDocument, { listId, productId: soap }),
        await boss.fail(MoveProductListLineDocument, { listId, productId: soap, toListId: listId }),
      ];
      if (listId !== gone) asked.push(await boss.fail(RestoreProductListDocument, { listId }));
      for (const failure of asked) told.add(JSON.stringify(failure));
    }
    expect([...told]).toEqual([
      JSON.stringify({
        code: 'NOT_FOUND',
        message: 'Þetta fannst ekki eða er ekki lengur í boði.',
        details: {},
      }),
    ]);
  });

  it('asks guests to sign in, and writes nothing for a page of another customer', async () => {
    const guest = shop.guest();
    expect(await guest.fail(ProductListsDocument, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(
      await guest.fail(CreateProductListDocument, { input: { name: 'X', isShared: false } }),
    ).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    worker.headers['X-Context-Version'] = '3';
    expect(
      await worker.fail(CreateProductListDocument, { input: { name: 'X', isShared: false } }),
    ).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'act.contextChanged' },
    });
  });
});

describe('who may change a list', () => {
  it('lets everybody fill a shared list, but only its maker and a manager rename and delete it', async () => {
    const { id } = await create(boss, 'Sameiginlegt', true);
    const soap = await aProduct(shop.db);
    expect(await put(worker, id, soap, 3)).toMatchObject({ lineCount: 1, mayManage: false });
    const input = { name: 'Mitt', isShared: true };
    for (const failure of [
      await worker.fail(UpdateProductListDocument, { listId: id, input }),
      await worker.fail(DeleteProductListDocument, { listId: id }),
    ])
      expect(failure.code).toBe('PERMISSION_DENIED');
    expect(await linesOf(boss, id)).toEqual([[soap, 3]]);
  });

  it('lets a manager rename and delete what a colleague shares, but not hide it', async () => {
    const { id } = await create(worker, 'Þrif', true);
    const input = { name: 'Ræsting', isShared: false };
    const { updateProductList } = await boss.ask(UpdateProductListDocument, { listId: id, input });
    expect(updateProductList).toMatchObject({ name: 'Ræsting', isShared: true });
    expect(await names(worker)).toEqual(['Ræsting']);
    await boss.ask(DeleteProductListDocument, { listId: id });
    expect(await names(worker)).toEqual([]);
  });

  it('brings a deleted list back with its lines, until it is swept away', async () => {
    const { id } = await create(worker, 'Þrif', true);
    const soap = await aProduct(shop.db);
    await put(worker, id, soap, 5);
    await worker.ask(DeleteProductListDocument, { listId: id });
    const { restoreProductList } = await worker.ask(RestoreProductListDocument, { listId: id });
    expect(restoreProductList).toMatchObject({ name: 'Þrif', lineCount: 1 });
    await worker.ask(DeleteProductListDocument, { listId: id });
    await sweepLists(shop.db);
    await worker.ask(RestoreProductListDocument, { listId: id });
    await worker.ask(DeleteProductListDocument, { listId: id });
    const long = new Date(Date.now() - 31 * 86_400_000);
    await shop.db
      .update(productLists)
      .set({ deletedAt: long })
      .where(eq(productLists.id, Number(id)));
    await sweepLists(shop.db);
    expect(await worker.fail(RestoreProductListDocument, { listId: id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(
      await shop.db
        .select()
        .from(productListLines)
        .where(eq(productListLines.listId, Number(id))),
    ).toEqual([]);
  });

  it('does not bring back a name that was taken meanwhile', async () => {
    const { id } = await create(worker, 'Þrif');
    await worker.ask(DeleteProductListDocument, { listId: id });
    await create(worker, 'þrif');
    expect(await worker.fail(RestoreProductListDocument, { listId: id })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Listi með þessu nafni er þegar til.',
    });
  });
});

describe('names', () => {
  it.each([
    ['a'.repeat(120), 'a'.repeat(120)],
    ['Þ'.repeat(120), 'Þ'.repeat(120)],
    ['👩‍🍳'.slice(0, 2), '👩'],
    ['  Kaffi \u0000\n og\tkökur ', 'Kaffi og kökur'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ["'; DROP TABLE product_lists; --", "'; DROP TABLE product_lists; --"],
    ['A\u0301vextir', 'Ávextir'],
    ['\u202Etxet\u202C', 'txet'],
  ])('keeps %j as %j', async (typed, kept) => {
    expect((await create(privately, typed)).name).toBe(kept);
  });

  it.each(['', '   ', '\u200B', 'a'.repeat(121), '\uD800', '\n\t'])('refuses %j', async (typed) => {
    const failure = await worker.fail(CreateProductListDocument, { input: { name: typed, isShared: false } });
    expect(failure).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { name: expect.any(String) as string } },
    });
  });

  it('are taken once among the lists that one sees, and say nothing of those that one does not', async () => {
    await create(worker, 'Þrif');
    const { id: other } = await create(worker, 'Annað');
    const input = { name: 'ÞRIF', isShared: false };
    for (const failure of [
      await worker.fail(CreateProductListDocument, { input }),
      await worker.fail(UpdateProductListDocument, { listId: other, input }),
    ])
      expect(failure).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'name' } });
    expect((await create(boss, 'Þrif')).name).toBe('Þrif');
  });

  it('are made once when the same press arrives ten times', async () => {
    const input = { name: 'Einu sinni', isShared: false };
    await Promise.allSettled(
      Array.from({ length: 10 }, () => worker.ask(CreateProductListDocument, { input })),
    );
    expect(await names(worker)).toEqual(['Einu sinni']);
  });
});

describe('lines', () => {
  it('keeps a quantity, leaves it where none is given, and begins with what is sold', async () => {
    const { id } = await create(worker, 'Þrif');
    const [soap, box] = [await aProduct(shop.db), await aProduct(shop.db, { unitOfMeasure: 12 })];
    await put(worker, id, soap, 40);
    await put(worker, id, soap);
    expect(await put(worker, id, box)).toMatchObject({ lineCount: 2, quantity: 12 });
    await put(worker, id, box, 24);
    expect(await linesOf(worker, id)).toEqual([
      [soap, 40],
      [box, 24],
    ]);
    const { productLists: all } = await worker.ask(ProductListsDocument, { productId: String(soap) });
    expect(all.map(({ quantity }) => quantity)).toEqual([40]);
  });

  it.each([0, -1, 1_000_001])('refuses %d units', async (quantity) => {
    const { id } = await create(worker, 'Þrif');
    const productId = String(await aProduct(shop.db));
    const failure = await worker.fail(SetProductListLineDocument, { listId: id, productId, quantity });
    expect(failure.code).toBe('BAD_REQUEST');
    expect(await linesOf(worker, id)).toEqual([]);
  });

  it('refuses what is no product, what is gone, and more than 200', async () => {
    const { id } = await create(worker, 'Þrif');
    const gone = await aProduct(shop.db, { takenOutAt: new Date() });
    for (const productId of [String(gone), '0', 'x', '99999999999', ''])
      expect(await worker.fail(SetProductListLineDocument, { listId: id, productId })).toMatchObject({
        code: 'NOT_FOUND',
      });
    const first = await aProduct(shop.db);
    const rows = await Promise.all(Array.from({ length: 200 }, () => aProduct(shop.db)));
    await shop.db
      .insert(productListLines)
      .values(rows.map((productId) => ({ listId: Number(id), productId, quantity: 1 })));
    const failure = await worker.fail(SetProductListLineDocument, { listId: id, productId: String(first) });
    expect(failure).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'lines' } });
    expect((await put(worker, id, rows[0]!, 7)).lineCount).toBe(200);
  });

  it('moves a line with its quantity, and adds it to what is there', async () => {
    const [from, to] = [await create(worker, 'Frá'), await create(worker, 'Til', true)];
    const [soap, mop] = [await aProduct(shop.db), await aProduct(shop.db)];
    await put(worker, from.id, soap, 5);
    await put(worker, from.id, mop, 1);
    await put(worker, to.id, soap, 3);
    const move = (productId: number, toListId: string) =>
      worker.ask(MoveProductListLineDocument, { listId: from.id, productId: String(productId), toListId });
    expect((await move(soap, to.id)).moveProductListLine).toMatchObject({ lineCount: 1, quantity: 8 });
    await move(mop, from.id);
    expect(await linesOf(worker, from.id)).toEqual([[mop, 1]]);
    expect(await linesOf(worker, to.id)).toEqual([[soap, 8]]);
    const failure = await worker.fail(MoveProductListLineDocument, {
      listId: from.id,
      productId: String(soap),
      toListId: to.id,
    });
    expect(failure.code).toBe('NOT_FOUND');
  });

  it('moves nothing to a list that is not the visitor’s', async () => {
    const [mine, theirs] = [await create(worker, 'Mitt'), await create(boss, 'Annarra')];
    const soap = await aProduct(shop.db);
    await put(worker, mine.id, soap, 5);
    const failure = await worker.fail(MoveProductListLineDocument, {
      listId: mine.id,
      productId: String(soap),
      toListId: theirs.id,
    });
    expect(failure.code).toBe('NOT_FOUND');
    expect(await linesOf(worker, mine.id)).toEqual([[soap, 5]]);
  });

  it('does not name hidden goods to who sees no more than a guest', async () => {
    const list = await create(boss, 'Allt', true);
    const [plain, hidden] = [await aProduct(shop.db), await aProduct(shop.db, { visibleByGuest: false })];
    for (const id of [plain, hidden]) await put(boss, list.id, id);
    const newcomer = await aCustomer(shop.db);
    const member = { customerId: newcomer, companyId: company, role: 'Undetermined' as const };
    await shop.db.insert(companyMembers).values(member);
    const atWork = await shop.signedIn(company, { actorId: newcomer });
    expect(await linesOf(atWork, list.id)).toEqual([[plain, 1]]);
    expect(await linesOf(boss, list.id)).toHaveLength(2);
  });

  it('names what is not sold any more, and lets it be taken off', async () => {
    const { id } = await create(worker, 'Þrif');
    const soap = await aProduct(shop.db, { name: 'Sápa', sku: 'SAPA-1' });
    await put(worker, id, soap, 2);
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, soap));
    const { productList } = await worker.ask(ProductListDocument, { listId: id });
    expect(productList.lines).toEqual([
      { productId: String(soap), sku: 'SAPA-1', name: 'Sápa', quantity: 2, product: null },
    ]);
    await worker.ask(RemoveProductListLineDocument, { listId: id, productId: String(soap) });
    expect(await linesOf(worker, id)).toEqual([]);
  });
});
