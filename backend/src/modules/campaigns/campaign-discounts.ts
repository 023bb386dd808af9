import type { Database } from '../../db/connect.ts';
import { campaignsOf } from './internal/store.ts';

/** Percent off by sales code that campaigns give a customer now. Apart from service.ts, because prices ask for it. */
export async function campaignDiscounts(
  db: Database,
  customerId: number,
): Promise<{ salesCode: string; percent: number }[]> {
  const rows = await campaignsOf(db, customerId, new Date());
  return rows.map(({ salesCode, discountPercentage }) => ({ salesCode, percent: discountPercentage }));
}
