import { createBatchLoader } from '../../../graphql/batch.ts';
import { perRequest } from '../../../graphql/per-request.ts';
import { seesPrices } from '../../session/abilities.ts';
import { findPurchases, type PurchaseRow } from './store.ts';

/** The last purchase of a product by the customer acted for; undefined where there was none, or the visitor sees no prices. */
export const lastPurchaseLoader = perRequest(({ db, visitor }) =>
  createBatchLoader(async (productIds: number[]) => {
    const rows =
      visitor.session && seesPrices(visitor)
        ? await findPurchases(db, visitor.session.customerId, productIds)
        : [];
    return new Map<number, PurchaseRow>(rows.map((row) => [row.productId, row]));
  }),
);
