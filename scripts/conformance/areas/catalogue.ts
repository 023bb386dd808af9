import {
  BrandsDocument,
  CategoriesDocument,
  CategoryDocument,
  OwnPricesDocument,
  ProductDocument,
  ProductPageDocument,
  SitemapProductsDocument,
  FeedProductsDocument,
  TopCategoriesDocument,
} from '../../../graphql/generated/documents.ts';
import {
  BrandNamesDocument,
  CategoryAddressDocument,
  ListingPageDocument,
  ListingFacetsDocument,
  ProductAddressDocument,
  ProductsByCodesDocument,
  SearchHitsDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { taxShare } from '../../../lib/rules/money/kronur.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';

interface Price {
  price: number;
  taxPrice: number;
  priceWithTax: number;
  taxPercentage: number;
}

function checkPrice(name: string, { price, taxPrice, priceWithTax, taxPercentage }: Price): void {
  expectSame(price + taxPrice, priceWithTax, `${name}: price without VAT and VAT`);
  expectSame(taxPrice, taxShare(priceWithTax, taxPercentage), `${name}: VAT of ${taxPercentage} %`);
}

/** Categories, brands, listings and single products, as everyone may see them. */
export const catalogueChecks: readonly Check[] = [
  {
    id: 'catalogue.categories',
    calls: ['Categories', 'TopCategories', 'Category', 'CategoryAddress'],
    says: 'Categories come three levels deep or one by one, each with an address of its own',
    async run(shop) {
      const { categories } = await shop.guest().ask(CategoriesDocument, {});
      const [first] = categories;
      const { slug } = requireGiven(first, 'the shop has no categories');
      const { categoryAddress } = await shop.guest().ask(CategoryAddressDocument, { slug });
      expectSame(categoryAddress, slug, 'the address of a category');
      const top = await shop.guest().ask(TopCategoriesDocument, {});
      expectSame(top.categories[0]?.slug, slug, 'the first of the top level');
      const { category } = await shop.guest().ask(CategoryDocument, { slug, isOverview: false });
      expectSame(category?.path.at(-1)?.slug, slug, 'the end of the way to a category');
    },
  },
  {
    id: 'catalogue.brands',
    calls: ['Brands', 'BrandNames'],
    says: 'Brands are the same in both lists',
    async run(shop) {
      const { brands } = await shop.guest().ask(BrandsDocument, {});
      const names = await shop.guest().ask(BrandNamesDocument, {});
      expectSame(
        names.brands.map(({ id }) => id),
        brands.map(({ id }) => id),
        'BrandNames',
      );
    },
  },
  {
    id: 'catalogue.pages',
    calls: ['ProductPage'],
    says: 'A listing is cut into pages: each product once, as many as total says',
    async run(shop) {
      const pageOf = async (page: number) =>
        (await shop.guest().ask(ProductPageDocument, { query: { sort: 'NameAscending', pageSize: 2, page } }))
          .productPage;
      const first = await pageOf(1);
      expectSame(first.pageCount, Math.ceil(first.total / 2), 'pageCount');
      expectThat(first.products.length <= 2, 'A page of 2 has more products');
      const second = first.pageCount > 1 ? await pageOf(2) : null;
      const ids = [...first.products, ...(second?.products ?? [])].map(({ id }) => id);
      expectSame(new Set(ids).size, ids.length, 'number of different products on two pages');
    },
  },
  {
    id: 'catalogue.sort',
    calls: ['ProductPage'],
    says: 'PriceAscending and PriceDescending sort by the price with VAT',
    async run(shop) {
      for (const [sort, sign] of [
        ['PriceAscending', 1],
        ['PriceDescending', -1],
      ] as const) {
        const { productPage } = await shop
          .guest()
          .ask(ProductPageDocument, { query: { sort, pageSize: 50 } });
        const prices = productPage.products.flatMap(({ price }) => price?.priceWithTax ?? []);
        expectSame(
          prices,
          prices.toSorted((a, b) => sign * (a - b)),
          sort,
        );
      }
    },
  },
  {
    id: 'catalogue.unit-price',
    calls: ['ProductPage', 'ListingFacets', 'OwnPrices'],
    says: 'UnitPriceAscending sorts within each measure, and a range of one finds just what is in it',
    async run(shop) {
      const guest = shop.guest();
      const sort = 'UnitPriceAscending';
      const { facets } = (await guest.ask(ListingFacetsDocument, { query: {} })).productPage;
      const { products: first } = (await guest.ask(ProductPageDocument, { query: { pageSize: 1 } }))
        .productPage;
      const { productPage: own } = await guest.ask(OwnPricesDocument, { ids: first.map(({ id }) => id) });
      expectSame(own.products[0]?.unitPrice, first[0]?.unitPrice, 'the unit price of OwnPrices');
      for (const { per, from } of facets.unitPrices) {
        const query = { sort, pageSize: 50, unitPrice: { per, from } } as const;
        const { products } = (await guest.ask(ProductPageDocument, { query })).productPage;
        const prices = products.map(({ unitPrice }) => requireGiven(unitPrice, `a price of one ${per}`));
        expectThat(
          prices.every((one) => one.per === per && one.priceWithTax >= from * 100),
          `A range from ${from} of ${per} has something else`,
        );
        const amounts = prices.map(({ priceWithTax }) => priceWithTax);
        expectSame(
          amounts,
          amounts.toSorted((a, b) => a - b),
          `${sort} within ${per}`,
        );
      }
    },
  },
  {
    id: 'catalogue.vat',
    calls: ['ProductPage', 'Product'],
    says: 'Price without VAT and VAT are the price with VAT; VAT is the share of its percentage, to the króna',
    async run(shop) {
      const { productPage } = await shop.guest().ask(ProductPageDocument, { query: { pageSize: 50 } });
      for (const { sku, price, listPrice } of productPage.products)
        for (const given of [price, listPrice]) if (given) checkPrice(sku, given);
      const { product } = await shop.guest().ask(ProductDocument, { slugOrId: (await shop.goods()).id });
      checkPrice(product?.sku ?? '', requireGiven(product?.price, 'the goods have no price'));
    },
  },
  {
    id: 'catalogue.product',
    calls: ['Product', 'ProductAddress'],
    says: 'A product is found by id and by its address; an unknown one is null',
    async run(shop) {
      const goods = await shop.goods();
      for (const slugOrId of [goods.id, goods.slug ?? goods.id]) {
        const { product } = await shop.guest().ask(ProductDocument, { slugOrId });
        expectSame(product?.sku, goods.sku, `the product at ${slugOrId}`);
      }
      const { productAddress } = await shop.guest().ask(ProductAddressDocument, { slugOrId: goods.id });
      expectSame(productAddress, { address: goods.slug ?? goods.id, isGone: false }, 'its address');
      const unknown = await shop.guest().ask(ProductDocument, { slugOrId: 'ekki-til' });
      expectSame(unknown.product, null, 'an unknown product');
    },
  },
  {
    id: 'catalogue.codes',
    calls: ['ProductsByCodes'],
    says: 'Product numbers are answered in the order asked, unknown ones with no product',
    async run(shop) {
      const { sku } = await shop.goods();
      const { productsByCodes } = await shop
        .guest()
        .ask(ProductsByCodesDocument, { codes: ['EKKI-TIL', sku] });
      expectSame(
        productsByCodes.map(({ code, products }) => [code, products.map((product) => product.sku)]),
        [
          ['EKKI-TIL', []],
          [sku, [sku]],
        ],
        'the answer',
      );
    },
  },
  {
    id: 'catalogue.search',
    calls: ['SearchHits', 'ListingPage', 'ListingFacets'],
    says: 'A search for a product number finds it, in the box as on the page; counts beside the page are of the same goods',
    async run(shop) {
      const { sku } = await shop.goods();
      const box = await shop.guest().ask(SearchHitsDocument, { search: sku, pageSize: 8 });
      expectThat(
        box.productPage.products.some((hit) => hit.sku === sku),
        `The box does not find ${sku}`,
      );
      const { productPage } = await shop.guest().ask(ListingPageDocument, { query: { search: sku } });
      expectThat(
        productPage.products.some((hit) => hit.sku === sku),
        `The page does not find ${sku}`,
      );
      const beside = await shop.guest().ask(ListingFacetsDocument, { query: { search: sku } });
      expectSame(beside.productPage.facets, productPage.facets, 'ListingFacets');
      expectThat(productPage.facets.inStock <= productPage.total, 'More in stock than there are');
    },
  },
  {
    id: 'catalogue.own-prices',
    calls: ['OwnPrices'],
    says: 'A guest’s own prices are those of the listing',
    async run(shop) {
      const goods = await shop.goods();
      const { productPage } = await shop.guest().ask(OwnPricesDocument, { ids: [goods.id] });
      expectSame(productPage.products[0]?.price, goods.price, 'the own price');
    },
  },
  {
    id: 'catalogue.walk',
    calls: ['SitemapProducts', 'FeedProducts'],
    says: 'The walk goes through the range by id, and ends',
    async run(shop) {
      const first = await shop.guest().ask(SitemapProductsDocument, { first: 2 });
      const ids = first.productWalk.products.map(({ id }) => Number(id));
      expectSame(
        ids,
        ids.toSorted((a, b) => a - b),
        'the order',
      );
      const { lastId } = first.productWalk;
      const after = requireGiven(lastId, 'the range is empty');
      const end = await shop.guest().ask(FeedProductsDocument, { after, first: 2 });
      expectSame(end.productWalk.products, [], 'products after the last');
    },
  },
];
