import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { IdentityError } from './identity-error.ts';

const derive = promisify(scrypt) as (password: string, salt: Buffer, bytes: number) => Promise<Buffer>;
const hashBytes = 32;
/** Longer ones would only cost time to hash. */
const longestPassword = 4096;

/** `salt$hash`, both base64url; scrypt in the thread pool, so that other requests go on. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFKC'), salt, hashBytes);
  return `${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$');
  const tried = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), hashBytes);
  return timingSafeEqual(tried, Buffer.from(hash, 'base64url'));
}

/** The answer of GET /v2/passwordPolicy. */
export function passwordPolicy(minimumLength: number) {
  return {
    customStrengthOptions: { minPasswordLength: minimumLength, maxPasswordLength: longestPassword },
    allowedNonAlphanumericCharacters: Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~'),
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}

/** Refuses a new password that the policy does not allow. */
export function checkPolicy(password: string, minimumLength: number): void {
  if (password.length >= minimumLength && password.length <= longestPassword) return;
  const rule =
    password.length < minimumLength
      ? `Password must contain at least ${minimumLength} characters`
      : `Password may contain at most ${longestPassword} characters`;
  throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${rule}]`);
}
