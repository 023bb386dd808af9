import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import {
  readProductById,
  parseProductId,
  readProductsByIds,
  type ProductList,
} from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import { requireSession } from '../../session/sessions.ts';
import * as store from './store.ts';

const pageSize = 24;
/** More than anyone can make use of; without a limit a script could fill the table. */
const maxFavorites = 1_000;

/**
 * A page of the customer's favourites, newest first.
 * @throws ShopError UNAUTHENTICATED for a guest, BAD_REQUEST for a page out of bounds
 */
export async function readFavorites(context: Context, page: number): Promise<ProductList> {
  const { customerId } = requireSession(context);
  if (page < 1) throw new ShopError('BAD_REQUEST', badRequestMessage);
  // A company's favourites are for all who act for it, its special goods only for those who see prices.
  const guest = !seesPrices(context.visitor);
  const range = { offset: (page - 1) * pageSize, limit: pageSize };
  const { ids, total } = await store.findFavoritePage(context.db, { customerId, guest }, range);
  return {
    products: await readProductsByIds(context.db, ids, guest),
    total,
    page,
    pageSize,
    pageCount: Math.ceil(total / pageSize),
    droppedWords: [],
    unknownWords: [],
  };
}

/**
 * @throws ShopError UNAUTHENTICATED for a guest, NOT_FOUND for a product that this visitor may not see, FAILED_PRECONDITION when
 * the list is full or the page was made for another customer
 */
export async function addFavorite(context: Context, productId: string): Promise<true> {
  const { customerId } = requireSession(context);
  const product = await readProductById(context.db, productId, !seesPrices(context.visitor));
  if (!product) throw new ShopError('NOT_FOUND');
  const [known] = await store.findFavoritesAmong(context.db, customerId, [product.id]);
  if (known === undefined && (await store.countFavorites(context.db, customerId)) >= maxFavorites)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Ekki komast fleiri vörur á listann yfir uppáhaldsvörur. Vinsamlegast takið fyrst vöru af honum.',
    );
  await store.insertFavorite(context.db, customerId, product.id);
  return true;
}

/** @throws ShopError UNAUTHENTICATED for a guest, FAILED_PRECONDITION when the page was made for another customer */
export async function removeFavorite(context: Context, productId: string): Promise<false> {
  const { customerId } = requireSession(context);
  // A product that left the range can still be removed from the list; an invalid id is on no list.
  const id = parseProductId(productId);
  if (id !== null) await store.deleteFavorite(context.db, customerId, id);
  return false;
}
