import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();

function matchesDigest(hex: string, expected: Buffer): boolean {
  const actual = Buffer.from(hex, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Signature in the bank's return address, so that no one can forge one. */
export function signReturn(reference: string, secret: string): string {
  return hmac(`return.${reference}`, secret).toString('hex').slice(0, 32);
}

export function isReturnSignature(signature: string, reference: string, secret: string): boolean {
  return matchesDigest(signature, hmac(`return.${reference}`, secret).subarray(0, 16));
}
