import type { Database } from '../../../db/connect.ts';
import { favoritesAmong } from './store.ts';

/** Those of the products that the customer has as favourites. Apart from service.ts, because the catalogue asks for it. */
export async function favoriteMarks(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<Map<number, true>> {
  return new Map((await favoritesAmong(db, customerId, productIds)).map((id) => [id, true]));
}
