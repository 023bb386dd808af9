import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { readProductsByIds, type ProductList } from '../../catalogue/read-catalogue.ts';
import { findCampaigns, type CampaignRow } from '../../pricing/campaign-terms.ts';
import { readAgreedTerms } from '../../pricing/customer-terms.ts';
import { seesPrices } from '../../session/abilities.ts';
import { requireSession } from '../../session/sessions.ts';
import * as store from './store.ts';

const pageSize = 24;
/** No one pages further; the database need not either. */
const maxPage = 400;

/**
 * The campaigns that lower a price of the customer acted for, so that what is promised is what is charged; none for a role that
 * sees no prices.
 * @throws ShopError UNAUTHENTICATED for a guest
 */
export async function listActiveCampaigns({ db, visitor }: Context): Promise<CampaignRow[]> {
  const { customerId } = requireSession({ visitor });
  if (!seesPrices(visitor)) return [];
  const [rows, agreedDiscounts] = await Promise.all([
    findCampaigns(db, customerId, new Date()),
    readAgreedTerms(db, customerId),
  ]);
  const bestDiscounts = new Map<string, CampaignRow>();
  for (const row of rows) if (!bestDiscounts.has(row.salesCode)) bestDiscounts.set(row.salesCode, row);
  return [...bestDiscounts.values()].filter(
    ({ salesCode, discountPercentage }) =>
      discountPercentage > (agreedDiscounts.discounts.get(salesCode) ?? 0),
  );
}

/**
 * @throws ShopError UNAUTHENTICATED for a guest, BAD_REQUEST for a page out of bounds, NOT_FOUND for a campaign that is not the
 * customer's now
 */
export async function listCampaignProducts(
  context: Context,
  code: string,
  page: number,
): Promise<{ campaign: CampaignRow; page: ProductList }> {
  const campaign = (await listActiveCampaigns(context)).find((one) => one.code === code);
  if (!campaign) throw new ShopError('NOT_FOUND');
  if (page < 1 || page > maxPage) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const { ids, total } = await store.findCampaignProducts(
    context.db,
    campaign,
    (page - 1) * pageSize,
    pageSize,
  );
  return {
    campaign,
    page: {
      products: await readProductsByIds(context.db, ids, false),
      total,
      page,
      pageSize,
      pageCount: Math.ceil(total / pageSize),
      droppedWords: [],
      unknownWords: [],
    },
  };
}
