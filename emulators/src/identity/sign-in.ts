import type { DatabaseSync } from 'node:sqlite';
import type { Account, Accounts } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { hashPassword, matchesPassword } from './passwords.ts';

/** Wrong passwords for one address within the window before it is locked. */
const allowedFailures = 5;
const windowMs = 60_000;

export type CheckPassword = (email: string, password: string) => Promise<Account>;

/**
 * Checks an address and a password. An unknown address is hashed, counted and answered exactly as a wrong password,
 * so that neither the answer nor its time tells who has an account; nor is a closed account named before the password is right.
 */
export async function passwordChecker(
  database: DatabaseSync,
  accounts: Accounts,
  now: () => number,
): Promise<CheckPassword> {
  const nobody = await hashPassword('no account has this one');
  const forget = database.prepare('delete from failed_sign_ins where at <= ?');
  const count = database.prepare('select count(*) as failures from failed_sign_ins where email = ?');
  const fail = database.prepare('insert into failed_sign_ins (email, at) values (?, ?)');
  const clear = database.prepare('delete from failed_sign_ins where email = ?');

  async function check(email: string, password: string): Promise<Account> {
    forget.run(now() - windowMs);
    if (Number(count.get(email)?.['failures']) >= allowedFailures)
      throw new IdentityError(
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'Access to this account has been temporarily disabled due to many failed login attempts.',
      );
    const account = accounts.byEmail(email);
    const matches = await matchesPassword(password, account?.password_hash ?? nobody);
    if (!account || !matches) {
      fail.run(email, now());
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    clear.run(email);
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    return account;
  }

  return oneAtATime(check);
}

/** Guesses at one address wait for each other: a hundred at once would all pass the count before the first is counted. */
function oneAtATime(check: CheckPassword): CheckPassword {
  const last = new Map<string, Promise<unknown>>();
  return (email, password) => {
    const attempt = (last.get(email) ?? Promise.resolve()).then(() => check(email, password));
    const settled = attempt.then(
      () => undefined,
      () => undefined,
    );
    last.set(email, settled);
    void settled.then(() => last.get(email) === settled && last.delete(email));
    return attempt;
  };
}
