import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { createCookieValue } from '../../session/cookies.ts';
import type { References } from './reference.ts';

type Browser = Pick<Context, 'cookies'>;

/** A reference to the sign-in that is good in this browser only, for so many seconds. */
export function bindToBrowser(
  { cookies }: Browser,
  references: References,
  id: string,
  seconds: number,
): string {
  // One nonce for all sign-ins of this browser, so that two tabs do not end each other's.
  const nonce = cookies.get('electronic') ?? createCookieValue();
  cookies.set('electronic', nonce, seconds);
  return references.signed(id, nonce);
}

/** @throws ShopError NOT_FOUND */
export function requireId({ cookies }: Browser, references: References, reference: string): string {
  const id = references.verify(reference, cookies.get('electronic'));
  if (id === null) throw unknownError();
  return id;
}

/** The same error for a reference that never existed, has ended, or belongs to another browser (reliability F22). */
export function unknownError(): ShopError {
  return new ShopError('NOT_FOUND');
}
