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
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat } from '../expect.ts';

const newName = () => `Prófun ${crypto.randomUUID()}`;

async function createList(browser: Browser): Promise<string> {
  const input = { name: newName(), isShared: false };
  return (await browser.ask(CreateProductListDocument, { input })).createProductList.id;
}

const linesOf = async (browser: Browser, listId: string) =>
  (await browser.ask(ProductListDocument, { listId })).productList.lines.map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);

/** Named lists of goods. */
export const listChecks: readonly Check[] = [
  {
    id: 'lists.lines',
    calls: [
      'CreateProductList',
      'SetProductListLine',
      'RemoveProductListLine',
      'ProductList',
      'DeleteProductList',
    ],
    says: 'A product is on a list once, with the quantity that was set last',
    async run(shop) {
      const browser = await shop.person('customer');
      const { id: productId } = await shop.goods();
      const listId = await createList(browser);
      await browser.ask(SetProductListLineDocument, { listId, productId, quantity: 2 });
      await browser.ask(SetProductListLineDocument, { listId, productId, quantity: 5 });
      expectSame(await linesOf(browser, listId), [[productId, 5]], 'the lines');
      await browser.ask(RemoveProductListLineDocument, { listId, productId });
      expectSame(await linesOf(browser, listId), [], 'the lines');
      await browser.ask(DeleteProductListDocument, { listId });
    },
  },
  {
    id: 'lists.move',
    calls: ['MoveProductListLine'],
    says: 'A line that is moved is added to the same product there',
    async run(shop) {
      const browser = await shop.person('customer');
      const { id: productId } = await shop.goods();
      const [listId, toListId] = [await createList(browser), await createList(browser)];
      await browser.ask(SetProductListLineDocument, { listId, productId, quantity: 2 });
      await browser.ask(SetProductListLineDocument, { listId: toListId, productId, quantity: 3 });
      await browser.ask(MoveProductListLineDocument, { listId, productId, toListId });
      expectSame(await linesOf(browser, listId), [], 'the lines of the first');
      expectSame(await linesOf(browser, toListId), [[productId, 5]], 'the lines of the second');
      for (const id of [listId, toListId]) await browser.ask(DeleteProductListDocument, { listId: id });
    },
  },
  {
    id: 'lists.names',
    calls: ['CreateProductList', 'UpdateProductList'],
    says: 'A name is changed; none is BAD_REQUEST, and one that is taken FAILED_PRECONDITION',
    async run(shop) {
      const browser = await shop.person('customer');
      const listId = await createList(browser);
      const input = { name: newName(), isShared: false };
      const { updateProductList } = await browser.ask(UpdateProductListDocument, { listId, input });
      expectSame(updateProductList.name, input.name, 'the name');
      await browser.expectRefusal(CreateProductListDocument, { input }, 'FAILED_PRECONDITION');
      const none = { input: { ...input, name: ' ' } };
      await browser.expectRefusal(CreateProductListDocument, none, 'BAD_REQUEST');
      await browser.ask(DeleteProductListDocument, { listId });
    },
  },
  {
    id: 'lists.restore',
    calls: ['DeleteProductList', 'RestoreProductList', 'ProductLists'],
    says: 'A deleted list is gone from all lists, and can be had back',
    async run(shop) {
      const browser = await shop.person('customer');
      const listId = await createList(browser);
      const isListed = async () =>
        (await browser.ask(ProductListsDocument, {})).productLists.some(({ id }) => id === listId);
      expectThat(await isListed(), 'It is not among the lists');
      await browser.ask(DeleteProductListDocument, { listId });
      expectThat(!(await isListed()), 'It is still among the lists');
      await browser.ask(RestoreProductListDocument, { listId });
      expectThat(await isListed(), 'It did not come back');
      await browser.ask(DeleteProductListDocument, { listId });
    },
  },
  {
    id: 'lists.foreign',
    calls: ['ProductList', 'SetProductListLine', 'DeleteProductList', 'UpdateProductList'],
    says: 'Another’s list is NOT_FOUND, to read as to change',
    async run(shop) {
      const browser = await shop.person('customer');
      const { id: productId } = await shop.goods();
      const listId = await createList(browser);
      const other = await shop.person('buyer');
      await other.expectRefusal(ProductListDocument, { listId }, 'NOT_FOUND');
      await other.expectRefusal(SetProductListLineDocument, { listId, productId, quantity: 1 }, 'NOT_FOUND');
      await other.expectRefusal(DeleteProductListDocument, { listId }, 'NOT_FOUND');
      const input = { name: newName(), isShared: true };
      await other.expectRefusal(UpdateProductListDocument, { listId, input }, 'NOT_FOUND');
      await browser.ask(DeleteProductListDocument, { listId });
    },
  },
];
