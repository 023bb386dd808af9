import { createHash } from 'node:crypto';

/** SHA-256 of an input, hex: an idempotency key is valid for one input only. */
export function hashInput(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}
