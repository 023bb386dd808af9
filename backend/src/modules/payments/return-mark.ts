import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();

function same(hex: string, expected: Buffer): boolean {
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What the bank brings back in the address, so that nobody else can make one up. */
export function returnMark(reference: string, secret: string): string {
  return hmac(`return.${reference}`, secret).toString('hex').slice(0, 32);
}

export function isReturnMark(mark: string, reference: string, secret: string): boolean {
  return same(mark, hmac(`return.${reference}`, secret).subarray(0, 16));
}
