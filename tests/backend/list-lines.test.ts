import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { productListLines } from '../../backend/src/db/schema/lists.ts';
import {
  MoveProductListLineDocument,
  ProductListDocument,
  ProductListsDocument,
  RemoveProductListLineDocument,
  SetProductListLineDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { shop, company, boss, worker, create, put, linesOf, setUpLists } from './lists-setting.ts';

setUpLists();

describe('lines of a list', () => {
  it('keep a quantity when none is given, and start with one sales unit', async () => {
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

  it.each([0, -1, 1_000_001])('refuse %d units', async (quantity) => {
    const { id } = await create(worker, 'Þrif');
    const productId = String(await aProduct(shop.db));
    const failure = await worker.fail(SetProductListLineDocument, { listId: id, productId, quantity });
    expect(failure.code).toBe('BAD_REQUEST');
    expect(await linesOf(worker, id)).toEqual([]);
  });

  it('refuse unknown products, deleted ones, and more than 200', async () => {
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

  it('move with their quantity, and add it to the target’s', async () => {
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

  it('cannot be moved to another customer’s list', async () => {
    const [ownList, otherList] = [await create(worker, 'Mitt'), await create(boss, 'Annarra')];
    const soap = await aProduct(shop.db);
    await put(worker, ownList.id, soap, 5);
    const failure = await worker.fail(MoveProductListLineDocument, {
      listId: ownList.id,
      productId: String(soap),
      toListId: otherList.id,
    });
    expect(failure.code).toBe('NOT_FOUND');
    expect(await linesOf(worker, ownList.id)).toEqual([[soap, 5]]);
  });

  it('hide products from anyone who sees what a guest sees', async () => {
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

  it('show products that are no longer sold, and can be removed', async () => {
    const { id } = await create(worker, 'Þrif');
    const soap = await aProduct(shop.db, { name: 'Sápa', sku: 'SAPA-1' });
    await put(worker, id, soap, 2);
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, soap));
    const { productList } = await worker.ask(ProductListDocument, { listId: id });
    expect(productList.lines).toMatchObject([
      { productId: String(soap), sku: 'SAPA-1', name: 'Sápa', quantity: 2, product: null },
    ]);
    await worker.ask(RemoveProductListLineDocument, { listId: id, productId: String(soap) });
    expect(await linesOf(worker, id)).toEqual([]);
  });
});
