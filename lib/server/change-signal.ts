import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * 60_000;

/** X-Signature `sha256=<hex>` is the HMAC of the raw body, X-Timestamp at most five minutes off. */
export function isSignedByBackend(headers: Headers, body: string, secret: string, now = Date.now()): boolean {
  const sentAt = Date.parse(headers.get('x-timestamp') ?? '');
  if (!(Math.abs(now - sentAt) <= toleranceMs)) return false;
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(headers.get('x-signature') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
