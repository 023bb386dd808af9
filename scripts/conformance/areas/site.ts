import { CategoriesDocument, ProductDocument } from '../../../graphql/generated/documents.ts';
import { searchKeySchema, websiteInfoSchema } from '../../../lib/contract/rest-schemas.ts';
import { labelFilePath } from '../../../lib/rules/routes/label-paths.ts';
import { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, Untried } from '../expect.ts';
import { unknownId } from '../operations.ts';
import { toBackendPath } from '../paths.ts';
import { sendToWarehouse } from '../warehouse.ts';

/** REST calls that are about nobody’s account. */
export const siteChecks: readonly Check[] = [
  {
    id: 'site.info',
    calls: ['GET /site/info'],
    says: 'The seller’s name, address, national id and VAT number come to everyone',
    async run(shop) {
      const answer = await shop.guest().fetch('/site/info');
      expectSame(answer.status, 200, 'the status');
      const { success, error } = websiteInfoSchema.safeParse(await answer.json());
      expectThat(success, `Its shape: ${error?.message}`);
    },
  },
  {
    id: 'site.health',
    calls: ['GET /healthz'],
    says: 'It says that it runs, without a key',
    async run(shop) {
      expectSame((await fetch(`${shop.settings.url}/healthz`)).status, 200, 'the status');
    },
  },
  {
    id: 'site.api-key',
    calls: ['POST /graphql', 'GET /site/info'],
    says: 'Without the shop’s key nothing is answered: 403 with PERMISSION_DENIED',
    async run(shop) {
      const stranger = new Browser(shop.settings.url, 'not-the-key');
      await stranger.expectRefusal(CategoriesDocument, {}, 'PERMISSION_DENIED');
      const answer = await stranger.fetch('/site/info');
      expectSame(answer.status, 403, 'the status');
      expectSame(((await answer.json()) as { code?: string }).code, 'PERMISSION_DENIED', 'the code');
    },
  },
  {
    id: 'site.search-key',
    calls: ['GET /search/key'],
    says: 'A key of the hosted search, another for who sees own prices; 204 where the shop searches by itself',
    async run(shop) {
      const keyOf = async (browser: Browser) => {
        const answer = await browser.fetch('/search/key');
        if (answer.status === 204) throw new Untried('the shop has no hosted search');
        expectSame(answer.status, 200, 'the status');
        const { data, error } = searchKeySchema.safeParse(await answer.json());
        expectThat(data !== undefined, `Its shape: ${error?.message}`);
        expectThat(data.validUntil * 1000 > Date.now(), 'The key is not valid any more');
        return data.key;
      };
      const own = await keyOf(await shop.person('customer'));
      expectThat((await keyOf(shop.guest())) !== own, 'A guest has a customer’s key');
    },
  },
  {
    id: 'site.search-outcome',
    calls: ['POST /search/outcome'],
    says: 'What a search came to is taken with 204; another body gets 400',
    async run(shop) {
      const outcome = { text: 'prófun samnings', isEmpty: true, isUsed: false };
      expectSame((await shop.guest().post('/search/outcome', outcome)).status, 204, 'the status');
      const answer = await shop.guest().post('/search/outcome', { text: '' });
      expectSame(answer.status, 400, 'the status of another body');
    },
  },
  {
    id: 'site.labels',
    calls: ['GET /exports/labels.pdf'],
    says: 'Shelf labels of goods are a PDF for who is signed in; a guest gets 401, unknown goods 404',
    async run(shop) {
      const { id } = await shop.goods();
      const pathOf = (productId: string) =>
        toBackendPath(labelFilePath({ sheet: '24', code: 'qr', skip: 0, copies: [{ productId, count: 2 }] }));
      const browser = await shop.person('customer');
      const own = await browser.fetch(pathOf(id));
      expectSame([own.status, own.headers.get('Content-Type')], [200, 'application/pdf'], 'the labels');
      expectSame((await browser.fetch(pathOf(unknownId))).status, 404, 'the status of unknown goods');
      expectSame((await shop.guest().fetch(pathOf(id))).status, 401, 'a guest’s status');
    },
  },
  {
    id: 'site.warehouse',
    calls: ['POST /warehouse/goods'],
    says: 'A call of the warehouse that another secret signed changes nothing: 403',
    async run(shop) {
      const { sku, id, price } = await shop.goods();
      const goods = [{ sku, price: 1 }];
      const answer = await sendToWarehouse(shop.settings.url, '/goods', { goods }, 'not-the-secret');
      expectSame(answer.status, 403, 'the status');
      const { product } = await shop.guest().ask(ProductDocument, { slugOrId: id });
      expectSame(product?.price, price, 'the price');
    },
  },
];
