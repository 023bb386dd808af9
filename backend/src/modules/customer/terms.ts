import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../db/connect.ts';
import { findDiscounts } from './internal/store.ts';

/** What was agreed with a customer. */
export async function readAgreedDiscounts(
  db: Database,
  customerId: number,
): Promise<ResolversParentTypes['CustomerDiscount'][]> {
  const rows = await findDiscounts(db, customerId);
  return rows.map(({ code, salesCode, discountPercentage }) => ({ code, salesCode, discountPercentage }));
}
