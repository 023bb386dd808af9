import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { digest } from './digest.ts';
import { IdentityError } from './identity-error.ts';

/** What authenticator apps expect; Google supports nothing else. */
export const codeLength = 6;
export const periodSeconds = 30;
export const algorithm = 'SHA1';
/** Steps before and after the present one whose code is taken too: Google's default for `adjacentIntervals`. */
const adjacentSteps = 5;
/** Time to enter the code after the password, or the first code when enrolling (ms). */
const pendingLifetimeMs = 300_000;

interface Enrolment {
  enrollment_id: string;
  local_id: string;
  display_name: string | null;
  secret: string;
  enrolled_at: number;
  last_step: number;
}

interface PendingCredential {
  hash: string;
  local_id: string;
  secret: string | null;
  expires_at: number;
}

export interface SecondFactors {
  /** An account's factors as the toolkit lists them. */
  of(localId: string): object[];
  /** Stores a pending sign-in, or with a secret a pending enrolment; returns its name. */
  wait(localId: string, secret?: string): string;
  /** The pending sign-in or enrolment; INVALID_MFA_PENDING_CREDENTIAL or SESSION_EXPIRED. */
  waiting(name: string): { localId: string; secret: string | null };
  /** Accepts the code of a factor and completes the sign-in; INVALID_CODE or MFA_ENROLLMENT_NOT_FOUND. */
  take(name: string, enrollmentId: string, code: string): void;
  /** Stores a factor whose first code is right and completes the enrolment; returns its id. */
  enrol(name: string, code: string, displayName: string | null): string;
  /** MFA_ENROLLMENT_NOT_FOUND when the account has no such factor. */
  withdraw(localId: string, enrollmentId: string): void;
}

export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function createSecondFactors(database: DatabaseSync, now: () => number): SecondFactors {
  const all = database.prepare('select * from second_factors where local_id = ? order by enrolled_at');
  const one = database.prepare('select * from second_factors where enrollment_id = ? and local_id = ?');
  const add = database.prepare(
    `insert into second_factors (enrollment_id, local_id, display_name, secret, enrolled_at, last_step)
     values (?, ?, ?, ?, ?, ?)`,
  );
  // The condition makes a code valid once, however many requests arrive together.
  const use = database.prepare(
    'update second_factors set last_step = ? where enrollment_id = ? and last_step < ?',
  );
  const remove = database.prepare('delete from second_factors where enrollment_id = ? and local_id = ?');
  const addWait = database.prepare(
    'insert into second_factor_waits (hash, local_id, secret, expires_at) values (?, ?, ?, ?)',
  );
  const findWait = database.prepare('select * from second_factor_waits where hash = ?');
  const endWait = database.prepare('delete from second_factor_waits where hash = ?');
  const forget = database.prepare('delete from second_factor_waits where expires_at < ?');

  function find(name: string): PendingCredential {
    const wait = findWait.get(digest(name)) as PendingCredential | undefined;
    if (!wait) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
    if (wait.expires_at <= now()) throw new IdentityError('SESSION_EXPIRED');
    return wait;
  }

  /** The 30 s step of a valid code. */
  function stepOf(secret: string, token: string): number {
    const totp = new TOTP({
      secret: Secret.fromBase32(secret),
      digits: codeLength,
      period: periodSeconds,
      algorithm,
    });
    const timestamp = now();
    const delta = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: adjacentSteps }) : null;
    if (delta === null) throw new IdentityError('INVALID_CODE');
    return Math.floor(timestamp / 1000 / periodSeconds) + delta;
  }

  return {
    of: (localId) =>
      (all.all(localId) as unknown as Enrolment[]).map((factor) => ({
        mfaEnrollmentId: factor.enrollment_id,
        displayName: factor.display_name ?? undefined,
        enrolledAt: new Date(factor.enrolled_at).toISOString(),
        totpInfo: {},
      })),
    wait(localId, secret) {
      forget.run(now() - pendingLifetimeMs);
      const name = randomBytes(32).toString('base64url');
      addWait.run(digest(name), localId, secret ?? null, now() + pendingLifetimeMs);
      return name;
    },
    waiting(name) {
      const { local_id: localId, secret } = find(name);
      return { localId, secret };
    },
    take(name, enrollmentId, code) {
      const wait = find(name);
      const factor = one.get(enrollmentId, wait.local_id) as Enrolment | undefined;
      if (!factor) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
      const step = stepOf(factor.secret, code);
      if (use.run(step, enrollmentId, step).changes === 0) throw new IdentityError('INVALID_CODE');
      endWait.run(wait.hash);
    },
    enrol(name, code, displayName) {
      const wait = find(name);
      if (wait.secret === null) throw new IdentityError('INVALID_SESSION_INFO');
      const step = stepOf(wait.secret, code);
      const enrollmentId = randomBytes(12).toString('base64url');
      add.run(enrollmentId, wait.local_id, displayName, wait.secret, now(), step);
      endWait.run(wait.hash);
      return enrollmentId;
    },
    withdraw(localId, enrollmentId) {
      if (remove.run(enrollmentId, localId).changes === 0)
        throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    },
  };
}
