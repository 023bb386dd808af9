import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { DeliveryMethodRow } from './store.ts';

/** Percent; delivery is a service of the standard rate whatever is delivered. */
export const deliveryTax = 24;

/** Krónur with VAT for goods of this gross total. */
export function deliveryAmount({ amount, freeFrom }: DeliveryMethodRow, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : amount;
}

export function toDeliveryMethod(
  row: DeliveryMethodRow,
  goods: number,
): ResolversParentTypes['DeliveryMethod'] {
  const { id, name, description, requiresAddress } = row;
  return { id, name, description, requiresAddress, amount: deliveryAmount(row, goods) };
}
