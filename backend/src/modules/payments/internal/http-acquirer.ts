import { z } from 'zod';
import {
  AcquirerUnavailable,
  AcquirerRefused,
  type Acquirer,
  type AcquirerPayment,
  type StoredCard,
} from '../acquirer.ts';

/** Milliseconds: with an enquiry after it, an authorisation ends before the storefront times out (15 s). */
const authoriseMs = 8_000;
const callMs = 3_000;
/** Statuses of a wrong key, a slow connection or too many calls: they state nothing about the payment, and are temporary. */
const retryableStatuses: readonly number[] = [401, 403, 408, 429];

const cardSchema = z.object({
  brand: z.enum(['Visa', 'Mastercard', 'Amex', 'Discover', 'Diners', 'JCB', 'ChinaUnionPay', 'Unknown']),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2100),
});
const paymentSchema = z.object({
  id: z.string().min(1).max(200),
  reference: z.string(),
  amount: z.int(),
  state: z.enum(['challenge', 'authorised', 'captured', 'declined', 'voided', 'refunded']),
  reason: z.string().nullable(),
  challengeUrl: z.url({ protocol: /^https?$/ }).nullable(),
  card: cardSchema.nullable(),
  storedCard: z.string().nullable(),
});
const storedSchema = cardSchema.extend({ id: z.string().min(1).max(200) });

/** The acquirer's HTTP interface: JSON, one secret key, amounts in whole krónur. */
export function httpAcquirer(address: string, secretKey: string): Acquirer {
  async function call<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    timeout = callMs,
  ): Promise<T> {
    let response: Response;
    let content: unknown;
    try {
      response = await fetch(`${address}/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      });
      content = await response.json();
    } catch (error) {
      throw new AcquirerUnavailable(`No answer to ${method} ${path}`, { cause: error });
    }
    if (response.status >= 400 && response.status < 500 && !retryableStatuses.includes(response.status)) {
      const code = readErrorCode(content) ?? String(response.status);
      throw new AcquirerRefused(`${method} ${path}: ${response.status} ${code}`, code);
    }
    const parsed = schema.safeParse(content);
    if (!response.ok || !parsed.success)
      throw new AcquirerUnavailable(`${method} ${path}: ${response.status}`);
    return parsed.data;
  }
  const payment = async (...args: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never) =>
    toPayment(await call(paymentSchema, ...args));
  const byReference = (reference: string): string =>
    `/payments/by-reference/${encodeURIComponent(reference)}`;

  return {
    authorise: ({ reference, amount, source, returnUrl }) =>
      payment('POST', '/payments', { reference, amount, currency: 'ISK', returnUrl, ...source }, authoriseMs),
    async enquire(reference) {
      try {
        return await payment('GET', byReference(reference));
      } catch (error) {
        if (error instanceof AcquirerRefused && error.code === 'payment_not_found') return null;
        throw error;
      }
    },
    cancel: (reference) => payment('POST', `${byReference(reference)}/cancel`),
    async capture(id, amount) {
      await payment('POST', `/payments/${id}/capture`, { amount });
      return 'done';
    },
    async refund(id, reference, amount) {
      await payment('POST', `/payments/${id}/refund`, { reference, amount });
      return 'done';
    },
    async storeCard(token) {
      const { id, ...card } = await call(storedSchema, 'POST', '/cards', { token });
      return { ...card, token: id };
    },
    async removeCard(token) {
      await call(z.object({}), 'DELETE', `/cards/${encodeURIComponent(token)}`);
    },
  };
}

function toPayment(body: z.infer<typeof paymentSchema>): AcquirerPayment {
  const { id, amount, state, reason, challengeUrl, card, storedCard } = body;
  const stored: StoredCard | null = card && storedCard !== null ? { ...card, token: storedCard } : null;
  return { id, amount, state, reason, challengeUrl, storedCard: stored };
}

function readErrorCode(content: unknown): string | undefined {
  return z.object({ error: z.object({ code: z.string() }) }).safeParse(content).data?.error.code;
}
