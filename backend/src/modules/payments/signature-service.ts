import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed message is good for. */
const messageLifetime = 300;

const hmac = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();

function same(hex: string, expected: Buffer): boolean {
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Whether a message comes from the acquirer and is fresh.
 * @param header `t=SECONDS,v1=HEX`, HMAC-SHA-256 over `SECONDS.BODY`
 * @param now seconds since 1970
 */
export function isSigned(header: string | undefined, body: string, secret: string, now: number): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, seconds, hex] = found ?? [];
  if (seconds === undefined || hex === undefined) return false;
  return Math.abs(now - Number(seconds)) <= messageLifetime && same(hex, hmac(`${seconds}.${body}`, secret));
}

/** What the bank brings back in the address, so that nobody else can make one up. */
export function returnMark(reference: string, secret: string): string {
  return hmac(`return.${reference}`, secret).toString('hex').slice(0, 32);
}

export function isReturnMark(mark: string, reference: string, secret: string): boolean {
  return same(mark, hmac(`return.${reference}`, secret).subarray(0, 16));
}
