import { createRequire } from 'node:module';
import type ClientClass from '@adyen/api-library/lib/src/client.js';
import { EnvironmentEnum } from '@adyen/api-library/lib/src/config.js';
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi.js';
import { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js';
import { StoredPaymentMethodRequest } from '@adyen/api-library/lib/src/typings/checkout/storedPaymentMethodRequest.js';
import { CardDetails } from '@adyen/api-library/lib/src/typings/checkout/cardDetails.js';
import { ThreeDSRequestData } from '@adyen/api-library/lib/src/typings/checkout/threeDSRequestData.js';
import type { z } from 'zod';
import { AcquirerUnavailable, type Authorisation } from '../acquirer.ts';
import { bookingAnswerSchema, type PaymentAnswer, paymentAnswerSchema, readToken } from './answers.ts';
import { toAdyenAmount } from './amount.ts';
import { readCardToken } from './card-token.ts';
import { callAdyen } from './http.ts';

/** The library is CommonJS, and its client a default export, which Node and bundlers import differently. */
const { default: Client } = createRequire(import.meta.url)('@adyen/api-library/lib/src/client.js') as {
  default: typeof ClientClass;
};

export interface AdyenAccount {
  apiKey: string;
  merchantAccount: string;
  environment: 'test' | 'live';
  livePrefix: string | undefined;
  /** Another service with the same protocol. */
  address: string | undefined;
  /** Origin of the shop. */
  site: string;
}

/** Milliseconds of the first call and of the second, which together end before the storefront times out. */
const payTimeouts = [5_000, 3_000] as const;

/** Adyen's Checkout API as the shop uses it; answers are checked, and every call that writes carries an idempotency key. */
export function createCalls(account: AdyenAccount) {
  const { apiKey, address, merchantAccount, site } = account;
  const client = new Client(
    {
      apiKey,
      environment: account.environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
      ...(account.livePrefix !== undefined && { liveEndpointUrlPrefix: account.livePrefix }),
    },
    {
      request: (endpoint, body, _config, _isApiKeyRequired, options = {}) =>
        callAdyen(endpoint, String(body), { apiKey, address }, options as Parameters<typeof callAdyen>[3]),
    },
  );
  const payments = new PaymentsApi(client);
  const modifications = new ModificationsApi(client);
  const cards = new RecurringApi(client);

  const book = async (answer: Promise<unknown>): Promise<string> =>
    check(bookingAnswerSchema, await answer).pspReference;

  return {
    /** Asks again, with the same key, when the first call is not answered. */
    async pay(authorisation: Authorisation): Promise<PaymentAnswer> {
      const request = { ...describePayment(authorisation), merchantAccount, origin: site };
      const idempotencyKey = authorisation.reference;
      const [first, second] = payTimeouts;
      const send = async (timeout: number): Promise<PaymentAnswer> =>
        check(paymentAnswerSchema, await payments.payments(request, { idempotencyKey, timeout }));
      try {
        return await send(first);
      } catch (error) {
        if (!(error instanceof AcquirerUnavailable)) throw error;
        return send(second);
      }
    },
    async complete(
      details: Readonly<Record<string, string>>,
      idempotencyKey: string,
    ): Promise<PaymentAnswer> {
      const answer = await payments.paymentsDetails({ details }, { idempotencyKey, timeout: payTimeouts[0] });
      return check(paymentAnswerSchema, answer);
    },
    capture: (pspReference: string, kronur: number, reference: string): Promise<string> =>
      book(
        modifications.captureAuthorisedPayment(
          pspReference,
          { merchantAccount, amount: toAdyenAmount(kronur), reference },
          { idempotencyKey: reference },
        ),
      ),
    refund: (pspReference: string, kronur: number, reference: string): Promise<string> =>
      book(
        modifications.refundCapturedPayment(
          pspReference,
          { merchantAccount, amount: toAdyenAmount(kronur), reference },
          { idempotencyKey: reference },
        ),
      ),
    cancel: (pspReference: string, reference: string): Promise<string> =>
      book(
        modifications.cancelAuthorisedPaymentByPspReference(
          pspReference,
          { merchantAccount, reference },
          { idempotencyKey: reference },
        ),
      ),
    /** For a payment of which no answer came. */
    cancelUnanswered: (paymentReference: string, reference: string): Promise<string> =>
      book(
        modifications.cancelAuthorisedPayment(
          { merchantAccount, paymentReference, reference },
          { idempotencyKey: reference },
        ),
      ),
    storeCard(token: string, shopperReference: string, idempotencyKey: string): Promise<unknown> {
      const { type, ...paymentMethod } = readCardToken(token).paymentMethod;
      return cards.storedPaymentMethods(
        {
          merchantAccount,
          shopperReference,
          paymentMethod: { ...paymentMethod, type },
          recurringProcessingModel: StoredPaymentMethodRequest.RecurringProcessingModelEnum.CardOnFile,
        },
        { idempotencyKey, timeout: payTimeouts[0] },
      );
    },
    removeCard: (id: string, shopper: string): Promise<void> =>
      cards.deleteTokenForStoredPaymentDetails(id, shopper, merchantAccount),
  };
}
export type AdyenCalls = ReturnType<typeof createCalls>;

type Request = Omit<PaymentRequest, 'merchantAccount' | 'origin'>;

function describePayment({ reference, amount, source, returnUrl, shopper }: Authorisation): Request {
  const common = {
    reference,
    amount: toAdyenAmount(amount),
    returnUrl,
    channel: PaymentRequest.ChannelEnum.Web,
    countryCode: 'IS',
    shopperLocale: 'is-IS',
    // Money is taken once the order is placed, whatever the account's own setting.
    additionalData: { manualCapture: 'true' },
  };
  const type = CardDetails.TypeEnum.Scheme;
  const onFile = { recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.CardOnFile };
  if ('card' in source) {
    const card = readToken(source.card);
    return {
      ...common,
      ...onFile,
      paymentMethod: { type, storedPaymentMethodId: card?.id ?? source.card },
      shopperReference: card?.shopper ?? shopper,
      shopperInteraction: PaymentRequest.ShopperInteractionEnum.ContAuth,
    };
  }
  const { paymentMethod, browserInfo } = readCardToken(source.token);
  const nativeThreeDS = ThreeDSRequestData.NativeThreeDSEnum.Preferred;
  return {
    ...common,
    ...(source.store && { ...onFile, storePaymentMethod: true }),
    paymentMethod: { ...paymentMethod, type },
    ...(browserInfo && { browserInfo }),
    shopperReference: shopper,
    shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce,
    authenticationData: { threeDSRequestData: { nativeThreeDS } },
  };
}

function check<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new AcquirerUnavailable('Adyen answered something else', { cause: parsed.error });
  return parsed.data;
}
