import type { Database } from '../../db/connect.ts';
import * as store from './internal/store.ts';

interface SoldLine {
  /** Null for what is not a product, e.g. delivery. */
  productId: number | null;
  quantity: number;
  /** Krónur with VAT for one unit. */
  unitPrice: number;
}

/**
 * Records what a customer bought. Call it while the series of invoice numbers is locked: otherwise two orders of one customer
 * that share products could deadlock.
 */
export async function recordPurchases(
  tx: Database,
  customerId: number,
  boughtAt: Date,
  lines: readonly SoldLine[],
): Promise<void> {
  const byProduct = new Map<number, store.PurchaseRow>();
  for (const { productId, quantity, unitPrice } of lines) {
    if (productId === null) continue;
    const earlierPurchase = byProduct.get(productId)?.quantity ?? 0;
    byProduct.set(productId, {
      customerId,
      productId,
      boughtAt,
      quantity: earlierPurchase + quantity,
      unitPrice,
    });
  }
  if (byProduct.size > 0) await store.upsertNewestPurchases(tx, [...byProduct.values()]);
}

export const readLastBoughtIds = (db: Database, customerId: number, limit: number): Promise<number[]> =>
  store.findNewestProductIds(db, customerId, limit);
