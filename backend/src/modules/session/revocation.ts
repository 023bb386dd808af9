import type { Platform } from '../../context.ts';
import { identityAdmin, type IdentityAccount } from '../identity/identity-admin.ts';
import type { Task } from '../jobs/jobs.ts';
import { isRevoked } from './account-check.ts';
import * as store from './internal/revocation-store.ts';

/** Accounts per request: the limit of the identity service. */
const batchSize = 100;
/** An account with open sessions is checked this often (seconds). */
const checkEverySeconds = 60;

/**
 * Ends the sessions of accounts that were disabled, deleted or signed out everywhere since (specification §4.5). Without a
 * response no session ends: an outage of the service signs no one out (reliability F09).
 * @param signal ends it early
 * @returns how many sessions ended
 */
export async function endRevokedSessions(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  signal?: AbortSignal,
): Promise<number> {
  const admin = identityAdmin(config);
  let ended = 0;
  // All that are due, batch by batch: with one batch per run, many open sessions would take hours.
  while (!signal?.aborted) {
    const due = await store.claimDueSessions(db, batchSize, checkEverySeconds);
    if (due.length === 0) break;
    const accounts = await admin.accountsById([...new Set(due.map(({ uid }) => uid))]);
    const known = new Map(accounts.map((account) => [account.uid, account]));
    const endedIds = due
      .filter(({ uid, authTime }) => isSessionOver(known.get(uid), authTime))
      .map(({ id }) => id);
    if (endedIds.length > 0) await store.deleteSessions(db, endedIds);
    ended += endedIds.length;
  }
  return ended;
}

function isSessionOver(account: IdentityAccount | undefined, authTime: number): boolean {
  return !account || account.disabled || isRevoked(account, authTime);
}

/** For startJobs. */
export const revocationTask: Task = {
  name: 'end revoked sessions',
  everyMs: 5_000,
  async run(platform, signal) {
    const count = await endRevokedSessions(platform, signal);
    if (count > 0) platform.log.info({ count }, 'sessions of disabled or signed-out accounts ended');
  },
};
