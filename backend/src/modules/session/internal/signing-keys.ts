import { dayMs } from '../../../../../lib/rules/dates/durations.ts';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** Keys are refetched after this long (ms) … */
const freshMs = 600_000;
/** … and used for this long while the key server does not respond: it may be away, but a withdrawn key must not stay valid. */
const usableMs = dayMs;
/** An unknown key id triggers a refetch at most this often, however many tokens name one. */
const refetchAfterMs = 30_000;
/** Without any keys no one can sign in, so it is retried sooner. */
const retryWithoutKeysMs = 1_000;
const timeoutMs = 2_000;

interface KeySet {
  find: JWTVerifyGetKey;
  readAt: number;
}

/**
 * Caches the identity service's public keys. Known keys never wait for the key server, concurrent callers share one request, and
 * a token with no key id or an unknown one is refused as soon as that is known.
 * @throws JWKSNoMatchingKey for such a token; Error when no keys could be fetched at all
 */
export function createKeyStore(url: string, now: () => number = Date.now): JWTVerifyGetKey {
  let keys: KeySet | null = null;
  let reading: Promise<void> | null = null;
  let requestedAt = Number.NEGATIVE_INFINITY;

  function read(): Promise<void> {
    reading ??= fetchKeys(url)
      .then((key) => {
        keys = { find: createLocalJWKSet(key), readAt: now() };
      })
      .finally(() => {
        requestedAt = now();
        reading = null;
      });
    return reading;
  }

  return async (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    if (keys && now() - keys.readAt > usableMs) keys = null;
    if (!keys) {
      if (!reading && now() - requestedAt < retryWithoutKeysMs)
        throw new Error('The key server did not answer');
      await read();
      return requireKeys(keys).find(header, token);
    }
    if (now() - keys.readAt > freshMs && now() - requestedAt > refetchAfterMs)
      void read().catch(() => undefined);
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (!reading && now() - requestedAt < refetchAfterMs) throw error;
      await read().catch(() => undefined);
      return keys.find(header, token);
    }
  };
}

function requireKeys(keys: KeySet | null): KeySet {
  if (!keys) throw new Error('The key server did not answer');
  return keys;
}

async function fetchKeys(url: string): Promise<JSONWebKeySet> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) throw new Error(`The key server answered ${response.status}`);
  return (await response.json()) as JSONWebKeySet;
}
