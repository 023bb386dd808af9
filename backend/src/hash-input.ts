import { createHash } from 'node:crypto';

/** SHA-256, hex: what is kept of a secret, so that a copy of the database opens nothing. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Of an input: an idempotency key is valid for one input only. */
export function hashInput(input: unknown): string {
  return hashText(JSON.stringify(input));
}
