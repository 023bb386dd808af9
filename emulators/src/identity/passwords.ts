import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { IdentityError } from './identity-error.ts';
import type { PasswordPolicy } from './project-settings.ts';

const derive = promisify(scrypt) as (password: string, salt: Buffer, bytes: number) => Promise<Buffer>;
const hashBytes = 32;

/** `salt$hash`, both base64url; scrypt in the thread pool, so that other requests are not blocked. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFKC'), salt, hashBytes);
  return `${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$');
  const derivedHash = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), hashBytes);
  return timingSafeEqual(derivedHash, Buffer.from(hash, 'base64url'));
}

/** Google's list: the only characters that count as special. */
const specialCharacters = '^$*.[]{}()?"!@#%&/\\,><\':;|_~';

/** The response of GET /v2/passwordPolicy; requirements that are off are left out, as Google's are. */
export function toPolicyResponse(policy: PasswordPolicy, forceUpgradeOnSignin: boolean) {
  const options = Object.entries(policy).filter(([, value]) => value !== false);
  return {
    customStrengthOptions: Object.fromEntries(options),
    allowedNonAlphanumericCharacters: Array.from(specialCharacters),
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin,
    schemaVersion: 1,
  };
}

/** Refuses a new password that violates the policy, naming every missing requirement. */
export function checkPolicy(password: string, policy: PasswordPolicy): void {
  const { minPasswordLength: minLength, maxPasswordLength: maxLength } = policy;
  const rules: [broken: boolean, text: string][] = [
    [password.length < minLength, `Password must contain at least ${minLength} characters`],
    [password.length > maxLength, `Password may contain at most ${maxLength} characters`],
    [policy.containsLowercaseCharacter && !/[a-z]/.test(password), missingMessage('a lower case')],
    [policy.containsUppercaseCharacter && !/[A-Z]/.test(password), missingMessage('an upper case')],
    [policy.containsNumericCharacter && !/\d/.test(password), missingMessage('a numeric')],
    [policy.containsNonAlphanumericCharacter && !hasSpecial(password), missingMessage('a non-alphanumeric')],
  ];
  const brokenRules = rules.filter(([isBroken]) => isBroken).map(([, text]) => text);
  if (brokenRules.length > 0)
    throw new IdentityError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${brokenRules.join(', ')}]`,
    );
}

const missingMessage = (what: string): string => `Password must contain ${what} character`;

function hasSpecial(password: string): boolean {
  return Array.from(password).some((character) => specialCharacters.includes(character));
}
