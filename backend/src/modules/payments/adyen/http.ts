import { z } from 'zod';
import { AcquirerRefused, AcquirerUnavailable } from '../acquirer.ts';

/** Statuses of a wrong key, a slow connection, a request that is still running or too many calls: they state nothing about the payment. */
const retryableStatuses: readonly number[] = [401, 403, 408, 409, 429];
/** Adyen's code for a request whose idempotency key is in use by one that has not ended. */
const stillRunning = '704';

const errorSchema = z.object({ errorCode: z.string().optional(), message: z.string().optional() });

interface CallOptions {
  method?: string;
  /** Milliseconds. */
  timeout?: number;
  idempotencyKey?: string;
  params?: Readonly<Record<string, string>>;
}

/**
 * How Adyen's library reaches Adyen: by fetch, which keeps connections, and with an end to every call.
 * @param address another service with the same protocol
 * @throws AcquirerRefused where repeating it would change nothing; AcquirerUnavailable otherwise
 */
export async function callAdyen(
  endpoint: string,
  body: string,
  { apiKey, address }: { apiKey: string; address: string | undefined },
  { method = 'POST', timeout = 3_000, idempotencyKey, params = {} }: CallOptions,
): Promise<string> {
  const url = new URL(endpoint);
  const target = new URL(address ? address + url.pathname : url);
  target.search = new URLSearchParams(params).toString();
  const call = `${method} ${url.pathname}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(target, {
      method,
      headers: {
        'X-API-Key': apiKey,
        'Content-Type': 'application/json',
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(method === 'POST' && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    throw new AcquirerUnavailable(`No answer to ${call}`, { cause: error });
  }
  if (response.ok) return text;
  const { errorCode = String(response.status), message = '' } = readError(text);
  const isFinal =
    response.status >= 400 &&
    response.status < 500 &&
    !retryableStatuses.includes(response.status) &&
    errorCode !== stillRunning;
  const description = `${call}: ${response.status} ${errorCode} ${message}`;
  throw isFinal ? new AcquirerRefused(description, errorCode) : new AcquirerUnavailable(description);
}

function readError(text: string): z.infer<typeof errorSchema> {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
