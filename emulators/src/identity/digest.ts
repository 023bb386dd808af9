import { createHash } from 'node:crypto';

/** For what is random and long: an unsalted digest of it is safe and can be looked up. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
