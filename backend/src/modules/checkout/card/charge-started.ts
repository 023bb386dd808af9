import type { Context, Session } from '../../../context.ts';
import type { PaymentRow } from '../../payments/card-payments.ts';
import type { PlacementOutcome } from '../attempt/outcome.ts';
import { abandonPayment } from '../settle-payment.ts';
import type { CardChoice } from '../steps/card-choice.ts';
import { authorisePayment } from './authorise-payment.ts';
import { limitDeclinedCards } from './limit-declined-cards.ts';

/**
 * Takes the money of a payment that is written down with all that it holds.
 * @throws ShopError of a declined card, or where too many were tried: what it holds is freed at once
 */
export async function chargeStarted(
  context: Context,
  session: Session,
  card: CardChoice,
  payment: PaymentRow,
): Promise<PlacementOutcome> {
  try {
    return await limitDeclinedCards(context, session, () => authorisePayment(context, card, payment));
  } catch (error) {
    // One that has ended stays as it is.
    await abandonPayment(context, payment).catch((cause: unknown) =>
      context.log.warn({ err: cause, payment: payment.id }, 'payment left to the sweeper'),
    );
    throw error;
  }
}
