import type { Resolvers, ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { netOf, taxShare } from '../../../../lib/rules/money/kronur.ts';
import { pricePerUnit } from '../../../../lib/rules/money/price-per-unit.ts';
import { packageContent, wholeUnit } from '../../../../lib/rules/products/package-content.ts';
import type { Context } from '../../context.ts';
import { priceSteps, singlePrice, type UnitPrice } from '../../../../lib/rules/money/product-price.ts';
import { readSharedTerms } from '../pricing/customer-terms.ts';
import { seesPrices } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { asksFor } from '../../graphql/asks-for.ts';
import { emptyFacets } from './internal/facets.ts';
import { getLoaders } from './internal/loaders.ts';
import {
  parseProductId,
  readCategory,
  readCategoryAddress,
  readProductAddress,
  readBrands,
  readCategoryTree,
  readTopCategories,
  readProductGroup,
  readProductBySlugOrId,
  readProductPage,
  readProductsByIds,
  readProductStride,
} from './read-catalogue.ts';
import type { ProductRow } from './internal/store.ts';

/** Default batch size. */
const stride = 250;

/** As many as a page of products has. No error beyond it: a switch that is answered with them has been made by then. */
const maxCustomerProducts = 50;

/** Users who see no prices of their own get the guests' goods and prices. */
const isGuest = ({ visitor }: Context): boolean => !seesPrices(visitor);

/** Whose purchases rank first in a search. */
const readBuyerId = ({ visitor }: Context): number | null =>
  seesPrices(visitor) ? (visitor.session?.customerId ?? null) : null;

/** Guests may not know every price. */
const hidesPrice = (product: ProductRow, context: Context): boolean =>
  isGuest(context) && !product.priceVisibleByGuest;

/** What one unit costs this visitor; null where a guest may not know. */
async function unitPrice(product: ProductRow, context: Context): Promise<UnitPrice | null> {
  return hidesPrice(product, context) ? null : singlePrice(product, await readSharedTerms(context));
}

/** Krónur with VAT, split into price and tax. */
const productPrice = (priceWithTax: number, taxPercentage: number): ResolversParentTypes['ProductPrice'] => ({
  price: netOf(priceWithTax, taxPercentage),
  taxPrice: taxShare(priceWithTax, taxPercentage),
  priceWithTax,
  taxPercentage,
});

export const catalogueResolvers: Resolvers = {
  Query: {
    categories: (_root, _args, context, info) =>
      (asksFor(info, 'children') ? readCategoryTree : readTopCategories)(listDatabase(context)),
    category: (_root, { slug }, context) => readCategory(listDatabase(context), slug),
    brands: (_root, _args, context) => readBrands(listDatabase(context)),
    productPage: (_root, { query }, context, info) =>
      readProductPage(
        listDatabase(context),
        query,
        { guest: isGuest(context), buyerId: readBuyerId(context) },
        { withFacets: asksFor(info, 'facets') },
      ),
    productGroup: (_root, { productGroupId }, context) =>
      readProductGroup(listDatabase(context), productGroupId, isGuest(context)),
    productWalk: (_root, { after, first }, context) =>
      readProductStride(listDatabase(context), after ?? null, first ?? stride),
    product: (_root, { slugOrId }, context) =>
      readProductBySlugOrId(listDatabase(context), slugOrId, isGuest(context)),
    categoryAddress: (_root, { slug }, context) => readCategoryAddress(listDatabase(context), slug),
    productAddress: (_root, { slugOrId }, context) =>
      readProductAddress(listDatabase(context), slugOrId, isGuest(context)),
  },
  Customer: {
    products: (_customer, { ids }, context) => {
      const rowIds = ids.slice(0, maxCustomerProducts).flatMap((id) => parseProductId(id) ?? []);
      return readProductsByIds(listDatabase(context), rowIds, isGuest(context));
    },
  },
  ProductPage: {
    facets: (page) => page.facets ?? emptyFacets(),
    // Who is signed in would be asked to sign in.
    isForCustomersOnly: (page, _args, { visitor }) =>
      page.isForCustomersOnly === true && visitor.session === null,
  },
  Product: {
    brand: async (product, _args, context) =>
      product.brandId === null ? null : ((await getLoaders(context).brand(product.brandId)) ?? null),
    categories: async (product, _args, context) =>
      (await getLoaders(context).categoryPaths(product.id)) ?? [],
    discount: async (product, _args, context) => (await unitPrice(product, context))?.discount ?? 0,
    price: async (product, _args, context) => {
      const unit = await unitPrice(product, context);
      return unit && productPrice(unit.price, product.taxPercentage);
    },
    listPrice: async (product, _args, context) => {
      const unit = await unitPrice(product, context);
      return unit && productPrice(unit.listPrice, product.taxPercentage);
    },
    unitPrice: async (product, _args, context) => {
      const content = product.netContent ?? product.packageContent ?? packageContent(product.packageSize);
      const unit = content && (await unitPrice(product, context));
      if (!unit) return null;
      const priceWithTax = pricePerUnit(unit.price, content);
      const price = pricePerUnit(netOf(unit.price, product.taxPercentage), content);
      if (priceWithTax === null || price === null) return null;
      return { per: content.per, content: content.amount / wholeUnit, price, priceWithTax };
    },
    priceTiers: async (product, _args, context) => {
      if (product.priceTiers.length === 0 || hidesPrice(product, context)) return [];
      const [, ...tiers] = priceSteps(product, await readSharedTerms(context));
      return tiers.map(({ fromQuantity, unitPrice: price }) => ({
        fromQuantity,
        price: productPrice(price, product.taxPercentage),
      }));
    },
    productGroupId: (product) => product.groupId?.toString() ?? null,
    updatedAt: (product) => product.updatedAt.toISOString(),
  },
  ProductCategory: {
    parentId: ({ parentId }) => parentId?.toString() ?? null,
    path: (category, _args, context) => getLoaders(context).categoryPath(category),
    // A tree has its children: waiting for each of thousands would take half of the answer's time.
    children: (category, _args, context) =>
      category.children ??
      getLoaders(context)
        .childCategories(category.id)
        .then((children) => children ?? []),
  },
};
