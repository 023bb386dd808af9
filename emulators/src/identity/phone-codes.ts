import { randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { digest } from './digest.ts';
import { IdentityError } from './identity-error.ts';

/** Time to type a code (ms). */
const lifetimeMs = 300_000;
/** Wrong codes for one message. */
const maxFailures = 5;
/** Messages to one number within the lifetime of a code. */
const maxMessages = 5;

interface PhoneMessage {
  phoneNumber: string;
  code: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Codes that are sent to phones to prove that a number is the user's. */
export interface PhoneCodes {
  /** @returns the session in which the code is expected; TOO_MANY_ATTEMPTS_TRY_LATER */
  send(phoneNumber: string): string;
  /** The number whose code is right, once; INVALID_CODE, SESSION_EXPIRED, INVALID_SESSION_INFO. */
  take(sessionInfo: string, code: string): string;
  /** What was sent and is still good, the newest first. */
  messages(): PhoneMessage[];
}

export function createPhoneCodes(database: DatabaseSync, now: () => number): PhoneCodes {
  const add = database.prepare(
    'insert into phone_codes (hash, phone_number, code, created_at) values (?, ?, ?, ?)',
  );
  const count = database.prepare(
    'select count(*) as messages from phone_codes where phone_number = ? and created_at > ?',
  );
  const find = database.prepare('select * from phone_codes where hash = ?');
  const fail = database.prepare('update phone_codes set failures = failures + 1 where hash = ?');
  const use = database.prepare("update phone_codes set code = '' where hash = ? and code = ?");
  const list = database.prepare(
    "select phone_number, code, created_at from phone_codes where code <> '' and created_at > ? order by created_at desc",
  );
  return {
    send(phoneNumber) {
      const since = now() - lifetimeMs;
      if (Number(count.get(phoneNumber, since)?.['messages']) >= maxMessages)
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      const sessionInfo = randomBytes(32).toString('base64url');
      add.run(digest(sessionInfo), phoneNumber, String(randomInt(1_000_000)).padStart(6, '0'), now());
      return sessionInfo;
    },
    take(sessionInfo, code) {
      const hash = digest(sessionInfo);
      const row = find.get(hash);
      if (!row) throw new IdentityError('INVALID_SESSION_INFO');
      if (Number(row['created_at']) + lifetimeMs <= now()) throw new IdentityError('SESSION_EXPIRED');
      if (Number(row['failures']) >= maxFailures) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      if (!/^\d{6}$/.test(code) || use.run(hash, code).changes === 0) {
        fail.run(hash);
        throw new IdentityError('INVALID_CODE');
      }
      return String(row['phone_number']);
    },
    messages: () =>
      list.all(now() - lifetimeMs).map((row) => ({
        phoneNumber: String(row['phone_number']),
        code: String(row['code']),
        sentAt: Number(row['created_at']),
      })),
  };
}
