import type { DatabaseSync } from 'node:sqlite';
import type { Account, Accounts } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { hashPassword, matchesPassword } from './passwords.ts';

/** Wrong passwords for one account within the window before it is locked. */
const maxAccountFailures = 5;
/** Wrong passwords from one client, for any accounts. */
const maxCallerFailures = 30;
const windowMs = 60_000;

/** Who calls. */
export interface Caller {
  /** Of the connection; undefined within one process. */
  address: string | undefined;
  /** Of this service, as the caller names it. */
  origin: string;
}

export type CheckPassword = (email: string, password: string, caller: Caller) => Promise<Account>;

/** Wrong passwords and codes of each account within the window. */
export interface Failures {
  /** TOO_MANY_ATTEMPTS_TRY_LATER when the account is locked. */
  check(email: string): void;
  add(email: string): void;
  clear(email: string): void;
}

export function createFailures(database: DatabaseSync, now: () => number): Failures {
  const forget = database.prepare('delete from failed_sign_ins where at <= ?');
  const count = database.prepare('select count(*) as failures from failed_sign_ins where email = ?');
  const fail = database.prepare('insert into failed_sign_ins (email, at) values (?, ?)');
  const clear = database.prepare('delete from failed_sign_ins where email = ?');
  return {
    check(email) {
      forget.run(now() - windowMs);
      if (Number(count.get(email)?.['failures']) >= maxAccountFailures)
        throw new IdentityError(
          'TOO_MANY_ATTEMPTS_TRY_LATER',
          'Access to this account has been temporarily disabled due to many failed login attempts.',
        );
    },
    add: (email) => void fail.run(email, now()),
    clear: (email) => void clear.run(email),
  };
}

/**
 * Checks an address and a password. An unknown address is hashed, counted and answered exactly as a wrong password, so that
 * neither response nor timing reveals whether an account exists; nor is a disabled account reported before the password is right.
 */
export async function createPasswordChecker(
  database: DatabaseSync,
  accounts: Accounts,
  failures: Failures,
  now: () => number,
): Promise<CheckPassword> {
  const nobody = await hashPassword('no account has this one');
  const callers = createCallerLimits(database, now);

  async function check(
    email: string,
    password: string,
    { address }: Pick<Caller, 'address'>,
  ): Promise<Account> {
    failures.check(email);
    const forgive = callers.count(address);
    const account = accounts.byEmail(email);
    const matches = await matchesPassword(password, account?.password_hash ?? nobody);
    if (!account?.password_hash || !matches) {
      failures.add(email);
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    forgive();
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    return account;
  }

  return serialiseByEmail(check);
}

/**
 * Attempts of each client address. One counts before the password is checked, so that a hundred concurrent ones get no further,
 * and is reverted when it was right.
 */
function createCallerLimits(database: DatabaseSync, now: () => number) {
  const forget = database.prepare('delete from failed_addresses where at <= ?');
  const count = database.prepare('select count(*) as tries from failed_addresses where address = ?');
  const add = database.prepare('insert into failed_addresses (address, at) values (?, ?)');
  const takeBack = database.prepare('delete from failed_addresses where rowid = ?');
  return {
    count(address: string | undefined): () => void {
      if (address === undefined) return () => undefined;
      forget.run(now() - windowMs);
      if (Number(count.get(address)?.['tries']) >= maxCallerFailures)
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts from this address.');
      const { lastInsertRowid } = add.run(address, now());
      return () => void takeBack.run(lastInsertRowid);
    },
  };
}

/** Serialises attempts for one address: a hundred concurrent ones would all pass the check before the first is counted. */
function serialiseByEmail(check: CheckPassword): CheckPassword {
  const last = new Map<string, Promise<unknown>>();
  return (email, password, caller) => {
    const attempt = (last.get(email) ?? Promise.resolve()).then(() => check(email, password, caller));
    const settled = attempt.then(
      () => undefined,
      () => undefined,
    );
    last.set(email, settled);
    void settled.then(() => last.get(email) === settled && last.delete(email));
    return attempt;
  };
}
