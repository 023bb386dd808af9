import { unknownPaymentMessage } from '../../../../lib/rules/money/payment-messages.ts';
import type { Context, Platform } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { requireAbility } from '../session/abilities.ts';
import { findAttempt, findAttemptById } from './attempt/store.ts';
import { cartChanged } from './attempt/attempts.ts';
import {
  findByAttempt,
  findByReference,
  findOpenOnCart,
  findPayment,
  type PaymentRow,
} from '../payments/card-payments.ts';
import { giveUp } from './settle.ts';

/**
 * One cart is paid once: an earlier payment that still waits is given up before another begins.
 * @throws ShopError FAILED_PRECONDITION when that one has been paid by now, or when nobody can say
 */
export async function giveWay(context: Context, cartId: number, key: string): Promise<void> {
  for (const payment of await findOpenOnCart(context.db, cartId, key)) {
    if (await stillPaid(context, payment)) throw cartChanged();
  }
}

/** Gives up the payment of an attempt of this customer. @throws ShopError NOT_FOUND; FAILED_PRECONDITION as giveWay */
export async function cancelPayment(context: Context, key: string): Promise<void> {
  const { customerId } = requireAbility(context, 'order');
  const attempt = await findAttempt(context.db, key);
  if (attempt?.customerId !== customerId) throw new ShopError('NOT_FOUND');
  const payment = await findByAttempt(context.db, attempt.id);
  if (payment && (await stillPaid(context, payment))) throw cartChanged();
}

async function stillPaid(context: Context, payment: PaymentRow): Promise<boolean> {
  try {
    await giveUp(context, payment);
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'payment not given up');
    throw new ShopError('FAILED_PRECONDITION', unknownPaymentMessage, { reason: 'pay.unknown' });
  }
  const state = (await findPayment(context.db, payment.id))?.state;
  return state === 'Authorised' || state === 'Captured';
}

/** What a reference is about; null when it is unknown. */
export async function attemptOfReference(
  { db }: Platform,
  reference: string,
): Promise<{ key: string; paymentId: number } | null> {
  const payment = await findByReference(db, reference);
  const attempt = payment && (await findAttemptById(db, payment.attemptId));
  return attempt && { key: attempt.key, paymentId: payment.id };
}
