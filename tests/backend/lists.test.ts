import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
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
import { aProduct } from '../kit/builders.ts';
import type { Visitor } from '../kit/visitor.ts';
import { shop, boss, worker, privately, create, put, linesOf, setUpLists } from './lists-setting.ts';

setUpLists();

const names = async (by: Visitor) =>
  (await by.ask(ProductListsDocument, {})).productLists.map(({ name }) => name);

describe('a list', () => {
  it('is shown to the company when shared, else only to its maker, in alphabetical order', async () => {
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

  it('of a private person is separate from the company’s, and cannot be shared', async () => {
    const mine = await create(privately, 'Heima', true);
    expect(mine.isShared).toBe(false);
    expect(await names(worker)).toEqual([]);
    expect(await names(boss)).toEqual([]);
    expect(await names(privately)).toEqual(['Heima']);
    expect(await worker.fail(ProductListDocument, { listId: mine.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets the same response when it is another customer’s, deleted or has an invalid id', async () => {
    const { id: secret } = await create(worker, 'Leyndarmál');
    const { id: gone } = await create(boss, 'Farinn', true);
    await boss.ask(DeleteProductListDocument, { listId: gone });
    const soap = String(await aProduct(shop.db));
    const messages = new Set<string>();
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
      const calls = [
        await boss.fail(ProductListDocument, { listId }),
        await boss.fail(UpdateProductListDocument, { listId, input: { name: 'Nýtt', isShared: false } }),
        await boss.fail(DeleteProductListDocument, { listId }),
        await boss.fail(SetProductListLineDocument, { listId, productId: soap }),
        await boss.fail(RemoveProductListLineDocument, { listId, productId: soap }),
        await boss.fail(MoveProductListLineDocument, { listId, productId: soap, toListId: listId }),
      ];
      if (listId !== gone) calls.push(await boss.fail(RestoreProductListDocument, { listId }));
      for (const failure of calls) messages.add(JSON.stringify(failure));
    }
    expect([...messages]).toEqual([
      JSON.stringify({
        code: 'NOT_FOUND',
        message: 'Þetta fannst ekki eða er ekki lengur í boði.',
        details: {},
      }),
    ]);
  });

  it('requires guests to sign in, and refuses a page of another customer', async () => {
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

describe('changing a list', () => {
  it('lets everyone fill a shared list, but only its maker and a manager rename and delete it', async () => {
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

  it('lets a manager rename and delete a colleague’s shared list, but not unshare it', async () => {
    const { id } = await create(worker, 'Þrif', true);
    const input = { name: 'Ræsting', isShared: false };
    const { updateProductList } = await boss.ask(UpdateProductListDocument, { listId: id, input });
    expect(updateProductList).toMatchObject({ name: 'Ræsting', isShared: true });
    expect(await names(worker)).toEqual(['Ræsting']);
    await boss.ask(DeleteProductListDocument, { listId: id });
    expect(await names(worker)).toEqual([]);
  });

  it('restores a deleted list with its lines, until it is purged', async () => {
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

  it('does not restore a list whose name has been taken since', async () => {
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
  ])('are normalised from %j to %j', async (typed, kept) => {
    expect((await create(privately, typed)).name).toBe(kept);
  });

  it.each(['', '   ', '\u200B', 'a'.repeat(121), '\uD800', '\n\t'])('are refused: %j', async (typed) => {
    const failure = await worker.fail(CreateProductListDocument, { input: { name: typed, isShared: false } });
    expect(failure).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { name: expect.any(String) as string } },
    });
  });

  it('are unique among the visible lists, and reveal nothing of hidden ones', async () => {
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

  it('are created once when the same click arrives ten times', async () => {
    const input = { name: 'Einu sinni', isShared: false };
    await Promise.allSettled(
      Array.from({ length: 10 }, () => worker.ask(CreateProductListDocument, { input })),
    );
    expect(await names(worker)).toEqual(['Einu sinni']);
  });
});
