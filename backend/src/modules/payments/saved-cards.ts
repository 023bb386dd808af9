import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { toRowId } from '../../row-id.ts';
import { withLimit } from '../session/limits.ts';
import { requireAbility } from '../session/abilities.ts';
import { cardService } from './acquirer-access.ts';
import { AcquirerRefused, type StoredCard } from './acquirer.ts';
import { shopperOf } from './shopper.ts';
import * as store from './internal/card-store.ts';

type PaymentMethod = ResolversParentTypes['PaymentMethod'];

/** No one needs more, and testing stolen cards ends here. */
const maxCards = 20;
export const cardTryLimit = { tries: 10, windowSeconds: 600 };

/** The customer's saved cards as payment methods. */
export async function readSavedCards(db: Database, customerId: number): Promise<PaymentMethod[]> {
  return (await store.findCards(db, customerId)).map(toMethod);
}

/** One of the customer's own cards with the acquirer's token of it; null for any other. */
export async function findSavedCard(
  db: Database,
  customerId: number,
  id: string,
): Promise<{ id: number; token: string } | null> {
  return (await store.findCards(db, customerId)).find((card) => String(card.id) === id) ?? null;
}

/** @returns its id */
export async function saveCard(tx: Database, customerId: number, card: StoredCard): Promise<number> {
  return (await store.insertCard(tx, customerId, card)).id;
}

/**
 * @throws ShopError BAD_REQUEST for an invalid token; FAILED_PRECONDITION with too many cards; UNAVAILABLE without an acquirer
 */
export async function addCard(context: Context, cardToken: string): Promise<PaymentMethod> {
  const { customerId } = requireAbility(context, 'manage-cards');
  const { db } = context;
  const service = cardService(context);
  if (!service) throw new ShopError('UNAVAILABLE');
  if ((await store.findCards(db, customerId)).length >= maxCards)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Ekki er hægt að vista fleiri kort. Vinsamlegast eyðið fyrst korti sem er ekki í notkun.',
      { reason: 'cards' },
    );
  return withLimit(db, { key: `card:${customerId}`, ...cardTryLimit }, async () => {
    try {
      return toMethod(
        await store.insertCard(
          db,
          customerId,
          await service.acquirer.storeCard(cardToken, shopperOf(customerId, service.secret)),
        ),
      );
    } catch (error) {
      if (error instanceof AcquirerRefused)
        throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { cardToken: badRequestMessage } });
      throw new ShopError('UNAVAILABLE');
    }
  });
}

/** @throws ShopError NOT_FOUND for a card that is not this customer's */
export async function removeCard(context: Context, id: string): Promise<void> {
  const { customerId } = requireAbility(context, 'manage-cards');
  const removed = await store.deleteCard(context.db, customerId, toRowId(id));
  if (!removed) throw new ShopError('NOT_FOUND');
  // Our row is gone, so the card cannot be charged any more; a failed deletion at the acquirer does no harm.
  await cardService(context)
    ?.acquirer.removeCard(removed.token)
    .catch((error: unknown) => context.log.warn({ err: error }, 'card not removed at the acquirer'));
}

function toMethod(row: store.CardRow): PaymentMethod {
  const { id, brand, last4, expiryMonth, expiryYear } = row;
  const active = Date.UTC(expiryYear, expiryMonth, 1) > Date.now();
  return { id: String(id), type: 'Card', last4, brand, expiryMonth, expiryYear, active };
}
