import { createBatchLoader } from '../../../graphql/batch.ts';
import { perRequest } from '../../../graphql/per-request.ts';
import { findFavoritesAmong } from './store.ts';

/** Whether a product is one of the visitor's favourites; undefined where it is not. */
export const readFavoriteMarks = perRequest(({ db, visitor: { session } }) =>
  createBatchLoader(
    async (productIds: number[]) =>
      new Map<number, true>(
        session ? (await findFavoritesAmong(db, session.customerId, productIds)).map((id) => [id, true]) : [],
      ),
  ),
);
