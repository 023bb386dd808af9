import { minuteMs } from '../rules/dates/durations.ts';
import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * minuteMs;

/** X-Signature `sha256=<hex>` is the HMAC of `X-Timestamp.body`; the time is at most five minutes off, so no old message counts. */
export function isSignedByBackend(headers: Headers, body: string, secret: string, now = Date.now()): boolean {
  const sentAt = headers.get('x-timestamp') ?? '';
  if (!(Math.abs(now - Date.parse(sentAt)) <= toleranceMs)) return false;
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex');
  const expected = Buffer.from(`sha256=${signature}`);
  const givenSignature = Buffer.from(headers.get('x-signature') ?? '');
  return givenSignature.length === expected.length && timingSafeEqual(givenSignature, expected);
}
