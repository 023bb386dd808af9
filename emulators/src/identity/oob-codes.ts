import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { IdentityError } from './identity-error.ts';

/** Codes are valid for one hour, as Google's. */
const lifetimeMs = 3_600_000;

type OobRequestType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'EMAIL_SIGNIN';

export interface OobCode {
  code: string;
  email: string;
  request_type: OobRequestType;
  expires_at: number;
}

/** Codes that are sent by mail to prove that an address is the user's. */
export interface OobCodes {
  /** A new code; it replaces an earlier one of the same kind. */
  create(email: string, type: OobRequestType): string;
  /** The code if it is still valid; INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  find(code: string, type?: OobRequestType): OobCode;
  /** Uses the code up; false when another request was first. */
  use(code: string): boolean;
  list(): OobCode[];
}

export function createOobCodes(database: DatabaseSync, now: () => number): OobCodes {
  const create = database.prepare(
    'insert or replace into oob_codes (code, email, request_type, expires_at) values (?, ?, ?, ?)',
  );
  const find = database.prepare('select * from oob_codes where code = ?');
  const use = database.prepare('delete from oob_codes where code = ?');
  const list = database.prepare('select * from oob_codes where expires_at > ? order by expires_at');

  return {
    create(email, type) {
      const code = randomBytes(24).toString('base64url');
      create.run(code, email, type, now() + lifetimeMs);
      return code;
    },
    find(code, type) {
      const foundCode = find.get(code) as OobCode | undefined;
      if (!foundCode || (type && foundCode.request_type !== type))
        throw new IdentityError('INVALID_OOB_CODE');
      if (foundCode.expires_at <= now()) throw new IdentityError('EXPIRED_OOB_CODE');
      return foundCode;
    },
    use: (code) => use.run(code).changes === 1,
    list: () => list.all(now()) as unknown as OobCode[],
  };
}
