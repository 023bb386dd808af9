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
    /** Keep the token's card for later payments. */
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

const states = {
  pays: ['authorised', null],
  hangs: ['authorised', null],
  challenge: ['challenge', null],
  declined: ['declined', 'declined'],
  insufficient_funds: ['declined', 'insufficient_funds'],
} as const;

/** What the merchant's server may do, with its secret key. */
export function merchantCalls(merchant: Merchant): Hono {
  const { config, payments, wallet, messages } = merchant;
  const calls = new Hono();

  calls.use(async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${config.ACQUIRER_SECRET_KEY}`)
      throw new AcquirerError(401, 'unauthorised');
    await next();
  });

  calls.post('/payments', async (c) => {
    const wanted = paymentSchema.parse(await c.req.json());
    const earlier = payments.findReference(wanted.reference);
    if (earlier) {
      if (earlier.amount !== wanted.amount && earlier.state !== 'voided')
        throw new AcquirerError(409, 'reference_used');
      return c.json(toAnswer(earlier, c.req.url));
    }
    const card =
      wanted.token === undefined ? wallet.stored(wanted.card ?? '') : wallet.useToken(wanted.token);
    const storedCard = wanted.store && wanted.token !== undefined ? wallet.store(card).id : null;
    const [state, reason] = states[card.behaviour];
    const payment = payments.make({
      reference: wanted.reference,
      amount: wanted.amount,
      state,
      reason,
      card,
      storedCard,
      returnUrl: wanted.returnUrl,
    });
    messages.tell(payment);
    // The answer never comes, though the money is held.
    if (card.behaviour === 'hangs') await new Promise<void>((done) => setTimeout(done, 60_000).unref());
    return c.json(toAnswer(payment, c.req.url));
  });

  calls.get('/payments', (c) =>
    c.json({ payments: payments.latest(100).map((payment) => toAnswer(payment, c.req.url)) }),
  );
  calls.get('/payments/by-reference/:reference', (c) => {
    const payment = payments.findReference(c.req.param('reference'));
    if (!payment) throw new AcquirerError(404, 'payment_not_found');
    return c.json(toAnswer(payment, c.req.url));
  });
  calls.post('/payments/by-reference/:reference/cancel', (c) => {
    const payment = payments.cancel(c.req.param('reference'));
    messages.tell(payment);
    return c.json(toAnswer(payment, c.req.url));
  });
  calls.post('/payments/:id/capture', async (c) => {
    const wanted = z.strictObject({ amount }).parse(await c.req.json());
    const payment = payments.capture(c.req.param('id'), wanted.amount);
    messages.tell(payment);
    return c.json(toAnswer(payment, c.req.url));
  });
  calls.post('/payments/:id/refund', async (c) => {
    const wanted = z.strictObject({ amount, reference }).parse(await c.req.json());
    const payment = payments.refund(c.req.param('id'), wanted.reference, wanted.amount);
    messages.tell(payment);
    return c.json(toAnswer(payment, c.req.url));
  });
  calls.post('/cards', async (c) => {
    const { token } = z.strictObject({ token: z.string() }).parse(await c.req.json());
    const stored = wallet.store(wallet.useToken(token));
    return c.json({ id: stored.id, ...shown(stored.card) });
  });
  calls.delete('/cards/:id', (c) => {
    wallet.remove(c.req.param('id'));
    return c.json({});
  });
  return calls;
}

/** What of a card anyone but its holder may see. */
function shown({ brand, last4, expiryMonth, expiryYear }: Card) {
  return { brand, last4, expiryMonth, expiryYear };
}

function toAnswer(payment: PaymentRow, url: string) {
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
    card: card === null ? null : shown(JSON.parse(card) as Card),
    storedCard,
    challengeUrl: state === 'challenge' ? `${new URL(url).origin}/challenge/${id}` : null,
  };
}
