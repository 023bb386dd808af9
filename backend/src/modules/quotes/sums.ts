import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import { listAgreeableDeliveries, agreedTotals } from '../checkout/agreed-order.ts';
import { readMainAddress, toChosenAddress } from '../customer/customers.ts';
import { sumDiscounts } from './lines.ts';

/** The delivery as a quote stores it; amounts in krónur. */
export interface QuoteDelivery {
  deliveryMethodId: string;
  deliveryMethod: string;
  deliveryAmount: number;
  /** Null where the method needs none, or the customer has none. */
  address: ChosenAddress | null;
  needsAddress: boolean;
}

/**
 * The requested delivery method, or the first one where that is not offered.
 * @param customerId null for a prospect, who has no address yet
 * @param goodsTotal krónur with VAT, by which delivery may be free
 */
export async function resolveDelivery(
  tx: Database,
  customerId: number | null,
  goodsTotal: number,
  requestedMethodId: string | null,
): Promise<QuoteDelivery> {
  const methods = await listAgreeableDeliveries(tx, goodsTotal);
  const method = methods.find(({ id }) => id === requestedMethodId) ?? methods[0];
  if (!method) throw new Error('No delivery method can be offered');
  return {
    deliveryMethodId: method.id,
    deliveryMethod: method.name,
    deliveryAmount: method.amount,
    address: method.requiresAddress && customerId !== null ? await readDeliveryAddress(tx, customerId) : null,
    needsAddress: method.requiresAddress,
  };
}

async function readDeliveryAddress(tx: Database, customerId: number): Promise<ChosenAddress | null> {
  const main = await readMainAddress(tx, customerId);
  return main && toChosenAddress(main);
}

/** The sums of a quote as its row stores them. */
export function toQuoteSums(
  lines: readonly { price: number; vat: number; listPrice: number; quantity: number }[],
  { needsAddress: _needsAddress, ...delivery }: QuoteDelivery,
) {
  const totals = agreedTotals(lines, { amount: delivery.deliveryAmount });
  return {
    ...delivery,
    total: totals.gross,
    totalWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    vatLines: totals.vatGroups,
    discountAmount: sumDiscounts(lines),
  };
}
