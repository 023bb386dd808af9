import { batched } from '../../../graphql/batch.ts';
import { perRequest } from '../../../graphql/per-request.ts';
import { favoritesAmong } from './store.ts';

/** Says of a product whether it is one of the visitor's favourites; undefined where it is not. */
export const favoriteMarks = perRequest(({ db, visitor: { session } }) =>
  batched(
    async (productIds: number[]) =>
      new Map<number, true>(
        session ? (await favoritesAmong(db, session.customerId, productIds)).map((id) => [id, true]) : [],
      ),
  ),
);
