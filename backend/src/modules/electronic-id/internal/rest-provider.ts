import { z } from 'zod';
import { ShopError } from '../../../errors.ts';
import type { ElectronicIdProvider, Recipient } from './provider.ts';

export interface RestProviderConfig {
  url: string;
  clientId: string;
  clientSecret: string;
}

/** Shown on the phone. */
const shopName = 'Vörulind';
/** Milliseconds that an answer may take; to reach a phone takes longer than to look something up. */
const startTimeout = 8_000;
const timeout = 4_000;

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

/** The service that `emulators/src/electronic-id` speaks for: REST with HTTP Basic. */
export function restProvider(config: RestProviderConfig): ElectronicIdProvider {
  const authorization = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    try {
      const answer = await fetch(`${config.url}/v1/authentications${path}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(method === 'POST' ? startTimeout : timeout),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : null };
    } catch (error) {
      throw unavailable(error);
    }
  };
  const at = (transaction: string): string => `/${encodeURIComponent(transaction)}`;
  return {
    async start(recipient) {
      const { status, body } = await call('POST', '', { ...numberOf(recipient), message: shopName });
      if (status === 422) throw refused();
      const { id, verificationCode } = parsed(startedSchema, status === 201, body);
      return { transaction: id, verificationCode };
    },
    async status(transaction) {
      const answer = await call('GET', at(transaction));
      if (answer.status === 404) return 'ended';
      const { status } = parsed(statusSchema, answer.status === 200, answer.body);
      return status === 'pending' || status === 'approved' ? status : 'ended';
    },
    async userInfo(transaction) {
      const { status, body } = await call('GET', `${at(transaction)}/userinfo`);
      if (status === 404 || status === 409 || status === 410) throw refused();
      return parsed(personSchema, status === 200, body);
    },
    async cancel(transaction) {
      await call('DELETE', at(transaction));
    },
  };
}

function numberOf(recipient: Recipient): object {
  return recipient.way === 'app'
    ? { nationalId: recipient.nationalId }
    : { phoneNumber: recipient.phoneNumber };
}

function parsed<T>(schema: z.ZodType<T>, isExpected: boolean, body: unknown): T {
  const result = schema.safeParse(body);
  if (!isExpected || !result.success) throw unavailable(result.error);
  return result.data;
}

function unavailable(cause: unknown): ShopError {
  return Object.assign(new ShopError('UNAVAILABLE'), { cause });
}

function refused(): ShopError {
  return new ShopError('FAILED_PRECONDITION');
}
