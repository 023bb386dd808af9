import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { readCard, typedCardSchema } from './cards.ts';
import type { AdyenConfig } from './config.ts';
import { AdyenError, type Payment, type Payments } from './payments.ts';

const amount = z.object({ currency: z.literal('ISK'), value: z.int().min(0) });
const reference = z.string().min(1).max(80);
const account = { merchantAccount: z.string() };

const paymentSchema = z.object({
  ...account,
  amount,
  reference,
  returnUrl: z.url().max(1_024),
  /** A card that is stored, or one that was typed (cards.ts). */
  paymentMethod: z.looseObject({ type: z.literal('scheme'), storedPaymentMethodId: z.string().optional() }),
  shopperReference: z.string().min(3).max(256).optional(),
  storePaymentMethod: z.boolean().default(false),
  authenticationData: z
    .object({ threeDSRequestData: z.object({ nativeThreeDS: z.enum(['preferred', 'disabled']) }) })
    .optional(),
});
const detailsSchema = z.object({
  details: z.union([z.object({ redirectResult: z.string() }), z.object({ threeDSResult: z.string() })]),
});
const modificationSchema = z.object({ ...account, amount: amount.optional(), reference });
const standaloneCancelSchema = z.object({ ...account, paymentReference: reference, reference });
const storeSchema = z.object({
  ...account,
  shopperReference: z.string().min(3),
  recurringProcessingModel: z.literal('CardOnFile'),
  paymentMethod: z.looseObject({ type: z.literal('scheme') }),
});

/** What the card holder has to do for a payment, by the secret that its action carries. */
export interface Challenge {
  payment: Payment;
  step: 'fingerprint' | 'challenge' | 'redirect';
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const createSecret = (): string => randomBytes(24).toString('base64url');

/** Adyen's Checkout API for a merchant's server, of any version 7x, as far as cards need it. */
export function checkoutCalls(
  config: AdyenConfig,
  payments: Payments,
  challenges: Map<string, Challenge>,
): Hono {
  const calls = new Hono();
  /** Answers to requests with an idempotency key, which are given again. */
  const answered = new Map<string, Promise<Answer>>();

  calls.use(async (c, next) => {
    if (c.req.header('X-API-Key') !== config.ADYEN_API_KEY)
      throw new AdyenError(401, '000', 'HTTP Status Response - Unauthorized');
    await next();
  });

  const answerOnce = (
    path: string,
    respond: (body: unknown, params: Record<string, string>, origin: string) => Answer,
  ) =>
    calls.post(path, async (c) => {
      const body: unknown = await c.req.json();
      const named = z.object({ merchantAccount: z.string() }).safeParse(body).data;
      if (named && named.merchantAccount !== config.ADYEN_MERCHANT_ACCOUNT)
        throw new AdyenError(403, '901', 'Invalid Merchant Account');
      const key = c.req.header('Idempotency-Key');
      const make = () =>
        Promise.resolve(respond(body, c.req.param() as Record<string, string>, new URL(c.req.url).origin));
      const place = `${c.req.path} ${key}`;
      const answer = key === undefined ? make() : (answered.get(place) ?? make());
      if (key !== undefined) answered.set(place, answer);
      const { status, body: content } = await answer;
      return c.json(content, status as 200);
    });

  function challenge(payment: Payment, step: Challenge['step'], origin: string): Record<string, unknown> {
    const secret = createSecret();
    challenges.set(secret, { payment, step });
    if (step === 'redirect')
      return {
        resultCode: 'RedirectShopper',
        action: {
          type: 'redirect',
          method: 'GET',
          paymentMethodType: 'scheme',
          url: `${origin}/bank/redirect/${secret}`,
        },
      };
    const common = { type: 'threeDS2', subtype: step, paymentMethodType: 'scheme', paymentData: secret };
    return {
      resultCode: step === 'fingerprint' ? 'IdentifyShopper' : 'ChallengeShopper',
      action: { ...common, token: secret, authorisationToken: createSecret() },
    };
  }

  answerOnce('/payments', (body, _params, origin) => {
    const request = paymentSchema.parse(body);
    const { paymentMethod: method, shopperReference: shopper = '', storePaymentMethod: stores } = request;
    const { storedPaymentMethodId: id } = method;
    const kept = id === undefined ? undefined : payments.stored.get(id);
    if (id !== undefined && kept?.shopper !== shopper)
      throw new AdyenError(422, '803', 'PaymentDetail not found');
    const card = kept?.card ?? readCard(typedCardSchema.parse(method));
    const {
      reference: merchantReference,
      returnUrl,
      amount: { value },
    } = request;
    const payment = payments.begin({ reference: merchantReference, value, card, returnUrl, shopper, stores });
    const isNative = request.authenticationData?.threeDSRequestData.nativeThreeDS === 'preferred';
    if (card.flow === 'none') return { status: 200, body: payments.decide(payment, true) };
    const step = card.flow === 'native' && isNative ? 'fingerprint' : 'redirect';
    return { status: 200, body: challenge(payment, step, origin) };
  });

  answerOnce('/payments/details', (body, _params, origin) => {
    const { details } = detailsSchema.parse(body);
    const result = 'redirectResult' in details ? details.redirectResult : details.threeDSResult;
    const [secret = '', outcome] = result.split('~');
    const open = challenges.get(secret);
    if (!open) throw new AdyenError(422, '101', 'Invalid details');
    if (open.step === 'fingerprint')
      return { status: 200, body: challenge(open.payment, 'challenge', origin) };
    challenges.delete(secret);
    return { status: 200, body: payments.decide(open.payment, outcome === 'ok') };
  });

  const received = (merchant: Record<string, unknown>, pspReference: string): Answer => ({
    status: 201,
    body: { ...merchant, pspReference, status: 'received' },
  });
  answerOnce('/payments/:psp/captures', (body, { psp = '' }) => {
    const { amount: sum, reference: own, merchantAccount } = modificationSchema.required().parse(body);
    const pspReference = payments.capture(payments.find(psp), sum.value, own);
    return received({ merchantAccount, paymentPspReference: psp, reference: own, amount: sum }, pspReference);
  });
  answerOnce('/payments/:psp/refunds', (body, { psp = '' }) => {
    const { amount: sum, reference: own, merchantAccount } = modificationSchema.required().parse(body);
    const pspReference = payments.refund(payments.find(psp), sum.value, own);
    return received({ merchantAccount, paymentPspReference: psp, reference: own, amount: sum }, pspReference);
  });
  answerOnce('/payments/:psp/cancels', (body, { psp = '' }) => {
    const { reference: own, merchantAccount } = modificationSchema.parse(body);
    const pspReference = payments.cancel(payments.find(psp), own, 'CANCELLATION');
    return received({ merchantAccount, paymentPspReference: psp, reference: own }, pspReference);
  });
  answerOnce('/cancels', (body) => {
    const { paymentReference, reference: own, merchantAccount } = standaloneCancelSchema.parse(body);
    const pspReference = payments.cancel(payments.findReference(paymentReference), own, 'TECHNICAL_CANCEL');
    return received({ merchantAccount, paymentReference, reference: own }, pspReference);
  });
  answerOnce('/storedPaymentMethods', (body) => {
    const { shopperReference, paymentMethod } = storeSchema.parse(body);
    const card = readCard(typedCardSchema.parse(paymentMethod));
    if (card.refusal) throw new AdyenError(422, '103', card.refusal.refusalReason);
    const id = payments.store(shopperReference, card);
    const { brand, last4: lastFour } = card;
    const described = { brand, lastFour, expiryMonth: '03', expiryYear: '2030', type: 'scheme' };
    return { status: 201, body: { id, shopperReference, ...described } };
  });
  calls.delete('/storedPaymentMethods/:id', (c) => {
    const id = c.req.param('id');
    if (payments.stored.get(id)?.shopper !== c.req.query('shopperReference'))
      throw new AdyenError(422, '803', 'PaymentDetail not found');
    payments.stored.delete(id);
    return c.body(null, 204);
  });
  return calls;
}
