import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import type { Context, Session } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import type { Authorisation } from '../../payments/acquirer.ts';
import { cardService } from '../../payments/acquirer-access.ts';
import type { CardService } from '../../payments/card-service.ts';
import { shopperOf } from '../../payments/shopper.ts';
import { findSavedCard } from '../../payments/saved-cards.ts';

const unknownCardMessage = 'Kortið er ekki vistað lengur. Veldu annan greiðslumáta.';

type Input = Pick<ResolversTypes['ExpressCheckoutInput'], 'paymentMethodId' | 'cardToken' | 'saveCard'>;

/** The card to charge, checked before anything starts. */
export interface CardChoice {
  service: CardService;
  source: Authorisation['source'];
  /** Null for a new one. */
  savedCardId: number | null;
  shopper: string;
}

/**
 * @throws ShopError FAILED_PRECONDITION where the shop takes no cards; BAD_REQUEST unless exactly one card is given, NOT_FOUND
 * for one that is not this customer's
 */
export async function resolveCardChoice(
  context: Context,
  session: Session,
  input: Input,
): Promise<CardChoice> {
  const service = cardService(context);
  if (!service) {
    throw new ShopError('FAILED_PRECONDITION', 'Ekki er hægt að greiða með korti sem stendur.', {
      reason: 'card',
    });
  }
  const shopper = shopperOf(session.customerId, service.secret);
  const { paymentMethodId, cardToken: token } = input;
  if (token && !paymentMethodId)
    return {
      service,
      shopper,
      savedCardId: null,
      source: { token, store: input.saveCard === true && may(session, 'manage-cards') },
    };
  const card =
    paymentMethodId && !token ? await findSavedCard(context.db, session.customerId, paymentMethodId) : null;
  if (card !== null) return { service, shopper, savedCardId: card.id, source: { card: card.token } };
  const code = paymentMethodId && !token ? 'NOT_FOUND' : 'BAD_REQUEST';
  const message = code === 'NOT_FOUND' ? unknownCardMessage : messageForCode(code);
  throw new ShopError(code, message, { fields: { paymentMethodId: message } });
}
