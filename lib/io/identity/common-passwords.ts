import { commonPasswordPrefixLength, commonPasswordsSchema } from '../../contract/rest-schemas.ts';
import { logFailure } from '../log.ts';
import { callRest } from '../rest.ts';
import { identityError } from './toolkit.ts';

/**
 * Whether it is among the passwords that everybody tries first. The backend, which has the list, is told a part of its digest
 * that many passwords share, never the password. Not refused where the backend does not answer.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    const digest = await hexDigest(password.normalize('NFKC').toLowerCase());
    const prefix = digest.slice(0, commonPasswordPrefixLength);
    const { body } = await callRest(`customer/auth/common-passwords/${prefix}`);
    return commonPasswordsSchema.parse(body).includes(digest.slice(commonPasswordPrefixLength));
  } catch (error) {
    logFailure('Comparing the password with common ones failed', error);
    return false;
  }
}

/** @throws `auth/common-password` */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw identityError('common-password');
}

async function hexDigest(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
