import { randomUUID } from 'node:crypto';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Context, Session } from '../../../context.ts';
import { outlasting, retried } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import { unknownPaymentMessage } from '../../../../../lib/rules/money/payment-messages.ts';
import { AcquirerRefused, type Authorisation } from '../../payments/acquirer.ts';
import { savedCardToken } from '../../payments/saved-cards.ts';
import { cardService, type CardService } from '../../payments/acquirer-access.ts';
import { returnMark } from '../../payments/return-mark.ts';
import { saveDraft } from '../attempt/store.ts';
import { draftOrder } from '../place/order-draft.ts';
import * as store from '../../payments/card-payments.ts';
import { giveUp, settle } from '../settle.ts';

type Input = ResolversTypes['ExpressCheckoutInput'];

/** The sweeper looks after it when the request that began it has died (seconds). */
const firstLook = 60;

const challengeMessage = 'Staðfestið greiðsluna í appi bankans eða með kóða í SMS.';

/** What to charge, checked before anything begins. */
export interface CardChoice {
  service: CardService;
  source: Authorisation['source'];
}

/** @throws ShopError FAILED_PRECONDITION where no cards are taken; BAD_REQUEST unless one card is named, NOT_FOUND for one that is not this customer's */
export async function chosenCard(context: Context, session: Session, input: Input): Promise<CardChoice> {
  const service = cardService(context.config);
  if (!service) {
    throw new ShopError('FAILED_PRECONDITION', 'Ekki er hægt að greiða með korti sem stendur.', {
      reason: 'card',
    });
  }
  const { paymentMethodId: saved, cardToken: token } = input;
  if (token && !saved)
    return {
      service,
      source: { token, store: input.saveCard === true && may(session.role, 'manage-cards') },
    };
  const card = saved && !token ? await savedCardToken(context.db, session.customerId, saved) : null;
  if (card !== null) return { service, source: { card } };
  const code = saved && !token ? 'NOT_FOUND' : 'BAD_REQUEST';
  const message = messageForCode(code);
  throw new ShopError(code, message, { fields: { paymentMethodId: message } });
}

/**
 * Holds goods and sum, writes that the money is about to be asked for, asks, and settles what came of it. From the first write on
 * the payment is finished or freed by the sweeper, whatever happens to this process.
 * @throws ShopError FAILED_PRECONDITION when cart, stock or price changed: nothing was asked then
 */
export async function payByCard(
  context: Context,
  session: Session,
  attempt: { id: number; key: string },
  {
    expectedTotal,
    options,
    card,
  }: { expectedTotal: number; options: Record<string, string>; card: CardChoice },
): Promise<void> {
  const { db } = context;
  const { service, source } = card;
  const reference = randomUUID();
  const begin = () =>
    retried(() =>
      db.transaction(async (tx) => {
        const draft = await draftOrder(tx, session, attempt, expectedTotal, options);
        await saveDraft(tx, attempt.id, draft);
        const amount = draft.totals.gross;
        return store.insertPayment(tx, { attemptId: attempt.id, reference, amount }, firstLook);
      }),
    );
  // Found when the answer to its commit was lost.
  const payment = await outlasting(async () => (await store.findByAttempt(db, attempt.id)) ?? begin());
  const returnUrl = `${service.site}/backend/payments/return/${payment.reference}/${returnMark(payment.reference, service.secret)}`;
  const wanted = { reference: payment.reference, amount: payment.amount, source, returnUrl };
  try {
    const answer = await service.acquirer.authorise(wanted);
    await outlasting(() => settle(context, payment.id, answer));
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'payment not settled at once');
    await secondLook(context, service, payment, error);
  }
}

/**
 * Refused, or nothing of it known to the acquirer: the reference is closed and the attempt ends without money. Else what became of
 * it counts. Without an answer to that either, the sweeper goes on.
 */
async function secondLook(
  context: Context,
  { acquirer }: CardService,
  payment: store.PaymentRow,
  error: unknown,
): Promise<void> {
  try {
    const found = error instanceof AcquirerRefused ? null : await acquirer.enquire(payment.reference);
    if (found) await settle(context, payment.id, found);
    else await giveUp(context, payment);
  } catch (again) {
    context.log.warn({ err: again, payment: payment.id }, 'payment left to the sweeper');
  }
}

/** What the buyer hears while the money is being settled. */
export function processing(payment: store.PaymentRow | null): ResolversParentTypes['ExpressCheckoutResult'] {
  const url = payment?.challengeUrl ?? null;
  return {
    id: null,
    invoiceId: null,
    message: url === null ? unknownPaymentMessage : challengeMessage,
    status: 'Processing',
    threeDSecure: url === null ? null : { url, method: 'GET' },
    requestId: null,
  };
}
