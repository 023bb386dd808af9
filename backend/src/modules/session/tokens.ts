import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { ShopError } from '../../errors.ts';
import { messageForCode } from '../../../../lib/rules/text/messages.ts';
import { createKeyStore } from './internal/signing-keys.ts';

/** A token must be exchanged within this many seconds of its sign-in (specification §9). */
export const maxAuthAgeSeconds = 300;
/** Ways of signing in that prove somebody: neither an anonymous account nor a token that other software made does. */
const acceptedProviders: readonly unknown[] = ['password', 'google.com', 'microsoft.com', 'phone'];
/** Seconds that the identity service's clock may be ahead of ours. */
const clockSkewSeconds = 5;

export interface IdentityAccount {
  uid: string;
  /** Seconds since 1970. */
  authTime: number;
  email: string | null;
  /** Whether the account's owner has proven the e-mail address. */
  emailVerified: boolean;
  /** Whether the sign-in took a second factor besides its first. */
  hasSecondFactor: boolean;
}

/** Verifies a token and returns its account. */
export type CheckToken = (idToken: string) => Promise<IdentityAccount>;

/** Verifies Firebase ID tokens by Google's rules: RS256, a known key, issuer, audience, subject, times, and a fresh sign-in. */
export function createTokenChecker(config: {
  IDENTITY_PROJECT: string;
  IDENTITY_JWKS_URL: string;
}): CheckToken {
  const keys = createKeyStore(config.IDENTITY_JWKS_URL);
  return async (idToken) => {
    const payload = await verify(idToken, keys, config.IDENTITY_PROJECT);
    const now = Math.floor(Date.now() / 1000);
    const { auth_time: authTime, iat, sub } = payload;
    if (
      typeof authTime !== 'number' ||
      authTime < now - maxAuthAgeSeconds ||
      authTime > now + clockSkewSeconds
    )
      throw refusedTokenError();
    // The library checks `exp` and `nbf` only.
    if (typeof iat !== 'number' || iat > now + clockSkewSeconds) throw refusedTokenError();
    if (typeof sub !== 'string' || sub === '') throw refusedTokenError();
    if (!acceptedProviders.includes(signInProvider(payload))) throw refusedTokenError();
    const { email, email_verified: emailVerified } = payload;
    return {
      uid: sub,
      authTime,
      email: typeof email === 'string' ? email : null,
      emailVerified: emailVerified === true,
      hasSecondFactor: hasSecondFactor(payload),
    };
  };
}

function signInProvider({ firebase }: JWTPayload): unknown {
  return (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
}

function hasSecondFactor({ firebase }: JWTPayload): boolean {
  return (
    typeof (firebase as { sign_in_second_factor?: unknown } | undefined)?.sign_in_second_factor === 'string'
  );
}

async function verify(idToken: string, keys: JWTVerifyGetKey, project: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    });
    return payload;
  } catch (error) {
    throw isTokenFault(error) ? refusedTokenError() : new ShopError('UNAVAILABLE');
  }
}

/** The token is at fault; any other error means that the key server did not respond or sent nonsense. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}

/** The same error for every invalid token, so that none reveals what was wrong with it. */
export function refusedTokenError(): ShopError {
  return new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
}
