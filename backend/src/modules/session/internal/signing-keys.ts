import { dayMs } from '../../../../../lib/rules/dates/durations.ts';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** Keys are asked for anew after this long (ms) … */
const freshFor = 600_000;
/** … and used for this long where the key server does not answer: it may be away, a withdrawn key may not live on. */
const usableFor = dayMs;
/** An unknown key asks the server at most this often, however many tokens name one. */
const askAgainAfter = 30_000;
/** While there are no keys at all nobody can sign in, so it is asked sooner. */
const askFirstAfter = 1_000;
const timeout = 2_000;

interface KeySet {
  find: JWTVerifyGetKey;
  readAt: number;
}

/**
 * The identity service's public keys. Known keys never wait for the key server, all that wait for it wait for the same
 * answer, and a token that names no key or an unknown one is refused as soon as that is known.
 * @throws JWKSNoMatchingKey for such a token; Error when no keys could be read at all
 */
export function signingKeys(url: string, now: () => number = Date.now): JWTVerifyGetKey {
  let keys: KeySet | null = null;
  let reading: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  function read(): Promise<void> {
    reading ??= fetchKeys(url)
      .then((found) => {
        keys = { find: createLocalJWKSet(found), readAt: now() };
      })
      .finally(() => {
        askedAt = now();
        reading = null;
      });
    return reading;
  }

  return async (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    if (keys && now() - keys.readAt > usableFor) keys = null;
    if (!keys) {
      if (!reading && now() - askedAt < askFirstAfter) throw new Error('The key server did not answer');
      await read();
      return known(keys).find(header, token);
    }
    if (now() - keys.readAt > freshFor && now() - askedAt > askAgainAfter) void read().catch(() => undefined);
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (!reading && now() - askedAt < askAgainAfter) throw error;
      await read().catch(() => undefined);
      return keys.find(header, token);
    }
  };
}

function known(keys: KeySet | null): KeySet {
  if (!keys) throw new Error('The key server did not answer');
  return keys;
}

async function fetchKeys(url: string): Promise<JSONWebKeySet> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
  if (!answer.ok) throw new Error(`The key server answered ${answer.status}`);
  return (await answer.json()) as JSONWebKeySet;
}
