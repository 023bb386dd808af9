import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed message is good for. */
const lifetimeSeconds = 300;

const hmac = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();
const seconds = (): number => Math.floor(Date.now() / 1000);

/** `t=SECONDS,v1=HEX`, HMAC-SHA-256 over `SECONDS.TEXT`: how one process of the shop, or a system around it, proves a message. */
export function signMessage(text: string, secret: string, now = seconds()): string {
  return `t=${now},v1=${hmac(`${now}.${text}`, secret).toString('hex')}`;
}

/**
 * Whether a signature is this text's, and at most five minutes old.
 * @param now seconds since 1970
 */
export function isSigned(
  signature: string | undefined,
  text: string,
  secret: string,
  now = seconds(),
): boolean {
  const [, at, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (at === undefined || hex === undefined) return false;
  const expected = hmac(`${at}.${text}`, secret);
  return Math.abs(now - Number(at)) <= lifetimeSeconds && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}
