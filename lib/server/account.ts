import 'server-only';
import { cache } from 'react';
import {
  AccountHomeDocument,
  CampaignProductsDocument,
  CompanyKeysDocument,
  FavoriteProductsDocument,
  GetCampaignsDocument,
  LastYearStatisticsDocument,
  ProductAlertsDocument,
  NamedCartsDocument,
  OwnNumberMatchesDocument,
  OwnNumbersDocument,
  ProductListDocument,
  ProductListsDocument,
  PurchasingSystemsDocument,
  StandingOrderChoicesDocument,
  StandingOrderDocument,
  StandingOrdersDocument,
  UnitStatisticsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { may, mayBeAsked } from '../rules/people/abilities.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { graphqlAsVisitor, readCustomer } from './visitor.ts';

/* What the account's own pages read, as visitor.ts does. */

export const readStatistics = cache(
  async (unitId: string | null) =>
    (await graphqlAsVisitor(LastYearStatisticsDocument, { unitId })).lastYearStatistics,
);
export const readUnitStatistics = cache(
  async () => (await graphqlAsVisitor(UnitStatisticsDocument, {})).unitStatistics,
);
/** Null when the visitor is not a customer (any more). */
export const readAccountHome = cache(async () => {
  const customer = await readCustomer();
  if (!customer) return null;
  return graphqlAsVisitor(AccountHomeDocument, {
    orders: may(customer, 'see-invoices'),
    statistics: may(customer, 'see-statistics'),
    prices: may(customer, 'see-prices'),
    decisions: mayBeAsked(customer),
  });
});
export const readFavorites = cache(
  async (page: number) => (await graphqlAsVisitor(FavoriteProductsDocument, { page })).favoriteProducts,
);

export const readCompanyKeys = cache(
  async () => (await graphqlAsVisitor(CompanyKeysDocument, {})).companyKeys,
);

export const readPurchasingSystems = cache(
  async () => (await graphqlAsVisitor(PurchasingSystemsDocument, {})).purchasingSystems,
);

/** Null for an impossible page. */
export const readOwnNumbers = cache(async (search: string, page: number) => {
  try {
    return (await graphqlAsVisitor(OwnNumbersDocument, { search, page })).ownNumbers;
  } catch (error) {
    if (errorCode(error) === 'BAD_REQUEST') return null;
    throw error;
  }
});
/** What the visitor's own numbers and names find. */
export const readOwnMatches = cache(
  async (search: string) => (await graphqlAsVisitor(OwnNumberMatchesDocument, { search })).ownNumberMatches,
);

/** What lowers the customer's prices: what was agreed, and campaigns. */
export const readOwnTerms = cache(async () => {
  const { authenticatedCustomer, campaigns } = await graphqlAsVisitor(GetCampaignsDocument, {});
  return { discounts: authenticatedCustomer?.discounts ?? [], campaigns };
});

/** Null for a campaign that is not open to this customer now, or an impossible page. */
export const readCampaign = cache(async (code: string, page: number) => {
  try {
    return (await graphqlAsVisitor(CampaignProductsDocument, { code, page })).campaignProducts;
  } catch (error) {
    if (['NOT_FOUND', 'BAD_REQUEST'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
});
export const readLists = cache(async () => (await graphqlAsVisitor(ProductListsDocument, {})).productLists);
export const readNamedCarts = cache(async () => (await graphqlAsVisitor(NamedCartsDocument, {})).namedCarts);
/** Null for a list that does not exist for this visitor. */
export const readList = cache(async (listId: string) => {
  try {
    return (await graphqlAsVisitor(ProductListDocument, { listId })).productList;
  } catch (error) {
    if (errorCode(error) === 'NOT_FOUND') return null;
    throw error;
  }
});
export const readAlerts = cache(
  async (productId: string | null) =>
    (await graphqlAsVisitor(ProductAlertsDocument, { productId })).productAlerts,
);
export const readStandingOrders = cache(
  async () => (await graphqlAsVisitor(StandingOrdersDocument, {})).standingOrders,
);
/** Null for one that does not exist for this visitor. */
export const readStandingOrder = cache(async (standingOrderId: string) => {
  try {
    return (await graphqlAsVisitor(StandingOrderDocument, { standingOrderId })).standingOrder;
  } catch (error) {
    if (errorCode(error) === 'NOT_FOUND') return null;
    throw error;
  }
});
export const readStandingOrderChoices = cache(
  async () => (await graphqlAsVisitor(StandingOrderChoicesDocument, {})).standingOrderChoices,
);
