import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { digest } from './digest.ts';
import { IdentityError } from './identity-error.ts';
import type { ProviderId } from './offered-ways.ts';
import type { ProviderProfile } from './provider-links.ts';

/** Time at the provider's page, and to prove that a known address is one's own (ms). */
const lifetimeMs = 600_000;

interface Wait {
  hash: string;
  provider_id: ProviderId;
  session_hash: string | null;
  continue_uri: string | null;
  profile: string | null;
  expires_at: number;
}

interface StartedVisit {
  provider: ProviderId;
  /** Where the provider sends the browser back to. */
  continueUri: string;
}

export interface ProviderWaits {
  /** A visit to a provider's page; the session stays with the browser that began it. */
  start(provider: ProviderId, continueUri: string): { state: string; sessionId: string };
  /** The visit that a page is shown for; undefined for none. */
  visit(state: string): StartedVisit | undefined;
  /** The person chose an account there. @returns the code that the browser brings back */
  consent(state: string, profile: ProviderProfile): string;
  /** Takes what the browser brought back, once. @throws IdentityError INVALID_IDP_RESPONSE */
  take(code: string, sessionId: string): { provider: ProviderId; profile: ProviderProfile };
  /** A proof of the provider's that is linked once the account's owner has signed in otherwise. */
  keep(provider: ProviderId, profile: ProviderProfile): string;
  /** @throws IdentityError INVALID_PENDING_TOKEN */
  takeKept(token: string): { provider: ProviderId; profile: ProviderProfile };
}

export function createProviderWaits(database: DatabaseSync, now: () => number): ProviderWaits {
  const insert = database.prepare(
    `insert into provider_waits (hash, provider_id, session_hash, continue_uri, profile, expires_at)
     values (?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare('select * from provider_waits where hash = ? and expires_at > ?');
  const remove = database.prepare('delete from provider_waits where hash = ? returning *');
  const forget = database.prepare('delete from provider_waits where expires_at <= ?');

  function add(wait: Omit<Wait, 'hash' | 'expires_at'>): string {
    forget.run(now());
    const name = randomBytes(24).toString('base64url');
    const { provider_id, session_hash, continue_uri, profile } = wait;
    insert.run(digest(name), provider_id, session_hash, continue_uri, profile, now() + lifetimeMs);
    return name;
  }
  const findWait = (name: string) => find.get(digest(name), now()) as Wait | undefined;

  return {
    start(provider, continueUri) {
      const sessionId = randomBytes(24).toString('base64url');
      const wait = { provider_id: provider, session_hash: digest(sessionId), continue_uri: continueUri };
      return { sessionId, state: add({ ...wait, profile: null }) };
    },
    visit(state) {
      const wait = findWait(state);
      return wait?.continue_uri ? { provider: wait.provider_id, continueUri: wait.continue_uri } : undefined;
    },
    consent(state, profile) {
      const wait = findWait(state);
      if (!wait) throw new IdentityError('INVALID_IDP_RESPONSE');
      remove.run(wait.hash);
      return add({ ...wait, continue_uri: null, profile: JSON.stringify(profile) });
    },
    take(code, sessionId) {
      const wait = findWait(code);
      // Of another browser, or still without consent.
      if (!wait?.profile || wait.session_hash !== digest(sessionId) || !remove.get(wait.hash))
        throw new IdentityError('INVALID_IDP_RESPONSE');
      return { provider: wait.provider_id, profile: JSON.parse(wait.profile) as ProviderProfile };
    },
    keep: (provider, profile) =>
      add({
        provider_id: provider,
        session_hash: null,
        continue_uri: null,
        profile: JSON.stringify(profile),
      }),
    takeKept(token) {
      const wait = findWait(token);
      if (!wait?.profile || wait.session_hash !== null || !remove.get(wait.hash))
        throw new IdentityError('INVALID_PENDING_TOKEN');
      return { provider: wait.provider_id, profile: JSON.parse(wait.profile) as ProviderProfile };
    },
  };
}
