import { z } from 'zod';
import { ShopError } from '../../../errors.ts';
import type { ElectronicIdProvider, Recipient } from './provider.ts';

interface RestProviderConfig {
  url: string;
  clientId: string;
  clientSecret: string;
}

/** Shown on the phone. */
const shopName = 'Vörulind';
/** Response timeouts in ms; reaching a phone takes longer than a lookup. */
const startTimeoutMs = 8_000;
const timeoutMs = 4_000;

const startedSchema = z.object({
  id: z.string().min(1).max(200),
  verificationCode: z.string().regex(/^\d{4}$/),
});
const statusSchema = z.object({
  status: z.enum(['pending', 'approved', 'refused', 'expired', 'cancelled']),
});
const personSchema = z.object({
  nationalId: z.string().regex(/^\d{10}$/),
  name: z.string().min(1),
  phoneNumber: z
    .string()
    .regex(/^\d{7}$/)
    .nullable(),
});

/** The service that `emulators/src/electronic-id` emulates: REST with HTTP Basic. */
export function restProvider(config: RestProviderConfig): ElectronicIdProvider {
  const authorization = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    try {
      const response = await fetch(`${config.url}/v1/authentications${path}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(method === 'POST' ? startTimeoutMs : timeoutMs),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
    } catch (error) {
      throw unavailableError(error);
    }
  };
  const requestedAt = (transaction: string): string => `/${encodeURIComponent(transaction)}`;
  return {
    async start(recipient) {
      const { status, body } = await call('POST', '', { ...recipientFields(recipient), message: shopName });
      if (status === 422) throw refusedError();
      const { id, verificationCode } = parseResponse(startedSchema, status === 201, body);
      return { transaction: id, verificationCode };
    },
    async status(transaction) {
      const response = await call('GET', requestedAt(transaction));
      if (response.status === 404) return 'ended';
      const { status } = parseResponse(statusSchema, response.status === 200, response.body);
      return status === 'pending' || status === 'approved' ? status : 'ended';
    },
    async userInfo(transaction) {
      const { status, body } = await call('GET', `${requestedAt(transaction)}/userinfo`);
      if (status === 404 || status === 409 || status === 410) throw refusedError();
      return parseResponse(personSchema, status === 200, body);
    },
    async cancel(transaction) {
      await call('DELETE', requestedAt(transaction));
    },
  };
}

function recipientFields(recipient: Recipient): object {
  return recipient.way === 'app'
    ? { nationalId: recipient.nationalId }
    : { phoneNumber: recipient.phoneNumber };
}

function parseResponse<T>(schema: z.ZodType<T>, isExpected: boolean, body: unknown): T {
  const result = schema.safeParse(body);
  if (!isExpected || !result.success) throw unavailableError(result.error);
  return result.data;
}

function unavailableError(cause: unknown): ShopError {
  return Object.assign(new ShopError('UNAVAILABLE'), { cause });
}

function refusedError(): ShopError {
  return new ShopError('FAILED_PRECONDITION');
}
