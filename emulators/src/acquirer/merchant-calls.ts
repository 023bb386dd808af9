import { Hono } from 'hono';
import { z } from 'zod';
import { AcquirerError } from './acquirer-error.ts';
import type { Card } from './cards.ts';
import type { AcquirerConfig } from './config.ts';
import type { Messenger } from './messages.ts';
import type { PaymentRow, Payments } from './payments.ts';
import type { Wallet } from './wallet.ts';

const reference = z.string().min(8).max(100);
const amount = z.int().min(1).max(1_000_000_000);
const paymentSchema = z
  .strictObject({
    reference,
    /** Krónur: the currency has no decimals (ISO 4217). */
    amount,
    currency: z.literal('ISK'),
    token: z.string().optional(),
    card: z.string().optional(),
    /** Store the token's card for later payments. */
    store: z.boolean().default(false),
    returnUrl: z.url({ protocol: /^https?$/ }),
  })
  .refine(({ token, card }) => (token === undefined) !== (card === undefined));

export interface Merchant {
  config: AcquirerConfig;
  payments: Payments;
  wallet: Wallet;
  messages: Messenger;
}

const initialStates = {
  pays: ['authorised', null],
  hangs: ['authorised', null],
  challenge: ['challenge', null],
  declined: ['declined', 'declined'],
  insufficient_funds: ['declined', 'insufficient_funds'],
} as const;

/** Endpoints for the merchant's server, with its secret key. */
export function merchantCalls(merchant: Merchant): Hono {
  const { config, payments, wallet, messages } = merchant;
  const calls = new Hono();

  calls.use(async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${config.ACQUIRER_SECRET_KEY}`)
      throw new AcquirerError(401, 'unauthorised');
    await next();
  });

  calls.post('/payments', async (c) => {
    const requestBody = paymentSchema.parse(await c.req.json());
    const existingPayment = payments.findReference(requestBody.reference);
    if (existingPayment) {
      if (existingPayment.amount !== requestBody.amount && existingPayment.state !== 'voided')
        throw new AcquirerError(409, 'reference_used');
      return c.json(toPaymentResponse(existingPayment, c.req.url));
    }
    const card =
      requestBody.token === undefined
        ? wallet.stored(requestBody.card ?? '')
        : wallet.useToken(requestBody.token);
    const storedCard = requestBody.store && requestBody.token !== undefined ? wallet.store(card).id : null;
    const [state, reason] = initialStates[card.behaviour];
    const payment = payments.make({
      reference: requestBody.reference,
      amount: requestBody.amount,
      state,
      reason,
      card,
      storedCard,
      returnUrl: requestBody.returnUrl,
    });
    messages.notify(payment);
    // The response never comes, though the money is held.
    if (card.behaviour === 'hangs') await new Promise<void>((done) => setTimeout(done, 60_000).unref());
    return c.json(toPaymentResponse(payment, c.req.url));
  });

  calls.get('/payments', (c) =>
    c.json({ payments: payments.latest(100).map((payment) => toPaymentResponse(payment, c.req.url)) }),
  );
  calls.get('/payments/by-reference/:reference', (c) => {
    const payment = payments.findReference(c.req.param('reference'));
    if (!payment) throw new AcquirerError(404, 'payment_not_found');
    return c.json(toPaymentResponse(payment, c.req.url));
  });
  calls.post('/payments/by-reference/:reference/cancel', (c) => {
    const payment = payments.cancel(c.req.param('reference'));
    messages.notify(payment);
    return c.json(toPaymentResponse(payment, c.req.url));
  });
  calls.post('/payments/:id/capture', async (c) => {
    const requestBody = z.strictObject({ amount }).parse(await c.req.json());
    const payment = payments.capture(c.req.param('id'), requestBody.amount);
    messages.notify(payment);
    return c.json(toPaymentResponse(payment, c.req.url));
  });
  calls.post('/payments/:id/refund', async (c) => {
    const requestBody = z.strictObject({ amount, reference }).parse(await c.req.json());
    const payment = payments.refund(c.req.param('id'), requestBody.reference, requestBody.amount);
    messages.notify(payment);
    return c.json(toPaymentResponse(payment, c.req.url));
  });
  calls.post('/cards', async (c) => {
    const { token } = z.strictObject({ token: z.string() }).parse(await c.req.json());
    const stored = wallet.store(wallet.useToken(token));
    return c.json({ id: stored.id, ...toPublicCard(stored.card) });
  });
  calls.delete('/cards/:id', (c) => {
    wallet.remove(c.req.param('id'));
    return c.json({});
  });
  return calls;
}

/** Card data that may be shown to others than its holder. */
function toPublicCard({ brand, last4, expiryMonth, expiryYear }: Card) {
  return { brand, last4, expiryMonth, expiryYear };
}

function toPaymentResponse(payment: PaymentRow, url: string) {
  const { id, amount: total, state, reason, captured, refunded, card, stored_card: storedCard } = payment;
  return {
    id,
    reference: payment.reference,
    amount: total,
    currency: 'ISK',
    state,
    reason,
    captured,
    refunded,
    card: card === null ? null : toPublicCard(JSON.parse(card) as Card),
    storedCard,
    challengeUrl: state === 'challenge' ? `${new URL(url).origin}/challenge/${id}` : null,
  };
}
