import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { ShopError } from '../../errors.ts';
import { messageForCode } from '../../../../lib/rules/messages.ts';

/** A token is exchanged within this many seconds of the sign-in it tells of (specification §9). */
const maxAuthAge = 300;
/** Seconds that the identity service's clock may be ahead of ours. */
const clockSkew = 5;

/** Checks a token and answers the account's id. */
export type CheckToken = (idToken: string) => Promise<string>;

/**
 * Firebase ID tokens by design/identity.md: RS256, a known key, issuer, audience, fresh sign-in. Keys are fetched when first needed and
 * kept; an unknown `kid` asks again at most every 30 s.
 */
export function tokenChecker(config: { IDENTITY_PROJECT: string; IDENTITY_JWKS_URL: string }): CheckToken {
  const keys = createRemoteJWKSet(new URL(config.IDENTITY_JWKS_URL), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 5_000,
  });
  return async (idToken) => {
    const payload = await verify(idToken, keys, config.IDENTITY_PROJECT);
    const now = Math.floor(Date.now() / 1000);
    const authTime = payload['auth_time'];
    if (typeof authTime !== 'number' || authTime < now - maxAuthAge || authTime > now + clockSkew)
      throw refused();
    if (!payload.sub) throw refused();
    return payload.sub;
  };
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
    throw isTokenFault(error) ? refused() : new ShopError('UNAVAILABLE', messageForCode('UNAVAILABLE'));
  }
}

/** The token's fault; anything else is the key server that did not answer or answered nonsense. */
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

function refused(): ShopError {
  return new ShopError('UNAUTHENTICATED', messageForCode('user-token-expired'));
}
