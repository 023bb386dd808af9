import {
  addToCartDocument,
  OwnPricesDocument,
  ProductDocument,
  ProductPageDocument,
  SitemapProductsDocument,
} from '../../../graphql/generated/documents.ts';
import {
  AddLinesToCartDocument,
  CustomersProductDocument,
  ListedProductsDocument,
  LastBoughtDocument,
  ProductAddressDocument,
  ProductsByCodesDocument,
  SearchHitsDocument,
  ViewedProductsDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat } from '../expect.ts';
import { unknownId } from '../operations.ts';

const listings = ['OwnPrices', 'ListedProducts', 'ViewedProducts', 'ProductPage'];

/** What each listing answers for these ids. */
async function productsOfListings(browser: Browser, ids: string[]) {
  const pages = [
    await browser.ask(OwnPricesDocument, { ids }),
    await browser.ask(ListedProductsDocument, { ids }),
    await browser.ask(ViewedProductsDocument, { ids }),
    await browser.ask(ProductPageDocument, { query: { ids } }),
  ];
  return pages.map(({ productPage }) => productPage.products);
}

const idsOfListings = async (browser: Browser, ids: string[]): Promise<string[][]> =>
  (await productsOfListings(browser, ids)).map((products) => products.map(({ id }) => id));

/** What guests may not see is to them as if it did not exist. */
export const visibilityChecks: readonly Check[] = [
  {
    id: 'visibility.listings',
    calls: listings,
    says: 'No listing shows a guest what only customers see; a customer sees it in each',
    async run(shop) {
      const { id } = await shop.hiddenGoods();
      const shown = await idsOfListings(shop.guest(), [id]);
      for (const [at, ids] of shown.entries()) expectSame(ids, [], `a guest’s ${listings[at]}`);
      const own = await idsOfListings(await shop.person('customer'), [id]);
      for (const [at, ids] of own.entries()) expectSame(ids, [id], `a customer’s ${listings[at]}`);
    },
  },
  {
    id: 'visibility.product',
    calls: ['Product', 'CustomersProduct', 'ProductAddress'],
    says: 'A product that only customers see is null for a guest, by id and by address',
    async run(shop) {
      const { id, slug } = await shop.hiddenGoods();
      for (const slugOrId of [id, slug ?? id]) {
        const { product } = await shop.guest().ask(ProductDocument, { slugOrId });
        expectSame(product, null, 'what a guest gets');
        const { productAddress } = await shop.guest().ask(ProductAddressDocument, { slugOrId });
        expectSame(productAddress, null, 'the address that a guest gets');
        const own = await (await shop.person('customer')).ask(CustomersProductDocument, { slugOrId });
        expectSame(own.product?.id, id, 'what a customer gets');
        expectSame(own.product?.visibleByGuest, false, 'visibleByGuest');
      }
    },
  },
  {
    id: 'visibility.price',
    calls: ['Product', ...listings],
    says: 'A price that only customers see is null for a guest, wherever the goods are shown',
    async run(shop) {
      const { id, slug } = await shop.unpricedGoods();
      const [guest, customer] = [shop.guest(), await shop.person('customer')];
      const { product } = await guest.ask(ProductDocument, { slugOrId: slug ?? id });
      expectSame([product?.price, product?.listPrice], [null, null], 'the prices of a guest’s Product');
      for (const [at, products] of (await productsOfListings(guest, [id])).entries())
        expectSame(
          products.map(({ price }) => price),
          [null],
          `the price of a guest’s ${listings[at]}`,
        );
      for (const [at, products] of (await productsOfListings(customer, [id])).entries())
        expectThat(products[0]?.price != null, `A customer’s ${listings[at]} has no price`);
    },
  },
  {
    id: 'visibility.codes',
    calls: ['ProductsByCodes'],
    says: 'Its number names no product to a guest',
    async run(shop) {
      const { sku } = await shop.hiddenGoods();
      const codes = [sku];
      const guest = await shop.guest().ask(ProductsByCodesDocument, { codes });
      expectSame(guest.productsByCodes[0]?.products, [], 'what a guest gets');
      const own = await (await shop.person('customer')).ask(ProductsByCodesDocument, { codes });
      expectSame(own.productsByCodes[0]?.products[0]?.sku, sku, 'what a customer gets');
    },
  },
  {
    id: 'visibility.search',
    calls: ['SearchHits'],
    says: 'A search does not find it for a guest',
    async run(shop) {
      const { sku } = await shop.hiddenGoods();
      const { productPage } = await shop.guest().ask(SearchHitsDocument, { search: sku, pageSize: 8 });
      expectThat(!productPage.products.some((hit) => hit.sku === sku), `A guest finds ${sku}`);
    },
  },
  {
    id: 'visibility.cart',
    calls: ['addToCart', 'AddLinesToCart'],
    says: 'A guest cannot put it into the cart: NOT_FOUND, as for an unknown id',
    async run(shop) {
      const { id: productId } = await shop.hiddenGoods();
      const hidden = await shop
        .guest()
        .expectRefusal(addToCartDocument, { productId, quantity: 1 }, 'NOT_FOUND');
      const unknown = await shop
        .guest()
        .expectRefusal(addToCartDocument, { productId: unknownId, quantity: 1 }, 'NOT_FOUND');
      expectSame(hidden, unknown, 'the refusal');
      const key = crypto.randomUUID();
      const lines = [{ productId, quantity: 1 }];
      const { addLinesToCart } = await shop.guest().ask(AddLinesToCartDocument, { key, lines });
      expectSame(addLinesToCart.lines[0]?.added, 0, 'units that were added');
    },
  },
  {
    id: 'visibility.walk',
    calls: ['SitemapProducts'],
    says: 'The walk through the range leaves it out, for customers too',
    async run(shop) {
      const { id } = await shop.hiddenGoods();
      const before = { after: String(Number(id) - 1), first: 1 };
      const { productWalk } = await (await shop.person('customer')).ask(SitemapProductsDocument, before);
      expectThat(!productWalk.products.some((product) => product.id === id), 'The walk shows it');
    },
  },
  {
    id: 'visibility.personal',
    calls: ['LastBought', 'OwnPrices'],
    says: 'A guest has no favourites and has bought nothing',
    async run(shop) {
      const { id } = await shop.goods();
      const bought = await shop.guest().ask(LastBoughtDocument, { id });
      expectSame(bought.productPage.products[0]?.lastBought, null, 'lastBought');
      const own = await shop.guest().ask(OwnPricesDocument, { ids: [id] });
      expectSame(own.productPage.products[0]?.isFavorite, false, 'isFavorite');
    },
  },
];
