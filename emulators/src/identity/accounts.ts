import type { DatabaseSync } from 'node:sqlite';

/** A row of the accounts table; times in ms, flags 0 or 1. */
export interface Account {
  local_id: string;
  email: string | null;
  password_hash: string | null;
  password_updated_at: number;
  phone_number: string | null;
  display_name: string | null;
  photo_url: string | null;
  email_verified: number;
  disabled: number;
  created_at: number;
  last_login_at: number;
  valid_since: number;
}

type NewAccount = Pick<Account, 'local_id'> &
  Partial<
    Pick<Account, 'email' | 'password_hash' | 'phone_number' | 'display_name' | 'email_verified' | 'disabled'>
  >;

export interface Accounts {
  byId(localId: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  byPhone(phoneNumber: string): Account | undefined;
  /** False when the address or the phone number is taken. */
  add(account: NewAccount, now: number): boolean;
  setProfile(localId: string, displayName: string | null, photoUrl: string | null): void;
  /** Ends every session that started before `now`. */
  setPassword(localId: string, hash: string, now: number): void;
  /** What only an administrator may change. */
  administer(localId: string, change: Pick<Account, 'disabled' | 'valid_since'>): void;
  confirmEmail(localId: string): void;
  /**
   * Who comes in has proven that the address is theirs. If nobody had before, whatever else signs in to the account may be
   * another's, who took the address first: it goes, with every session, as at Google.
   */
  claim(account: Account, now: number): void;
  setPhone(localId: string, phoneNumber: string | null): void;
  signedIn(localId: string, now: number): void;
  remove(localId: string): void;
}

export function createAccounts(database: DatabaseSync): Accounts {
  const byId = database.prepare('select * from accounts where local_id = ?');
  const byEmail = database.prepare('select * from accounts where email = ?');
  const byPhone = database.prepare('select * from accounts where phone_number = ?');
  const add = database.prepare(
    `insert into accounts (local_id, email, password_hash, phone_number, password_updated_at, display_name,
       email_verified, disabled, created_at, last_login_at, valid_since)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const setProfile = database.prepare(
    'update accounts set display_name = ?, photo_url = ? where local_id = ?',
  );
  const setPassword = database.prepare(
    'update accounts set password_hash = ?, password_updated_at = ?, valid_since = ? where local_id = ?',
  );
  const administer = database.prepare('update accounts set disabled = ?, valid_since = ? where local_id = ?');
  const confirmEmail = database.prepare('update accounts set email_verified = 1 where local_id = ?');
  const removeOtherWays = database.prepare(
    'update accounts set password_hash = null, phone_number = null, valid_since = ? where local_id = ?',
  );
  const removeLinks = database.prepare('delete from provider_links where local_id = ?');
  const removeFactors = database.prepare('delete from second_factors where local_id = ?');
  const setPhone = database.prepare('update accounts set phone_number = ? where local_id = ?');
  const signedIn = database.prepare('update accounts set last_login_at = ? where local_id = ?');
  const remove = database.prepare('delete from accounts where local_id = ?');

  return {
    byId: (localId) => byId.get(localId) as Account | undefined,
    byEmail: (email) => byEmail.get(email) as Account | undefined,
    byPhone: (phoneNumber) => byPhone.get(phoneNumber) as Account | undefined,
    add: (account, now) =>
      add.run(
        account.local_id,
        account.email ?? null,
        account.password_hash ?? null,
        account.phone_number ?? null,
        now,
        account.display_name ?? null,
        account.email_verified ?? 0,
        account.disabled ?? 0,
        now,
        now,
        now,
      ).changes === 1,
    setProfile: (localId, displayName, photoUrl) => void setProfile.run(displayName, photoUrl, localId),
    setPassword: (localId, hash, now) => void setPassword.run(hash, now, now, localId),
    administer: (localId, { disabled, valid_since }) => void administer.run(disabled, valid_since, localId),
    confirmEmail: (localId) => void confirmEmail.run(localId),
    claim({ local_id, email_verified }, now) {
      if (email_verified) return;
      confirmEmail.run(local_id);
      removeOtherWays.run(now, local_id);
      removeLinks.run(local_id);
      removeFactors.run(local_id);
    },
    setPhone: (localId, phoneNumber) => void setPhone.run(phoneNumber, localId),
    signedIn: (localId, now) => void signedIn.run(now, localId),
    remove(localId) {
      remove.run(localId);
      removeLinks.run(localId);
    },
  };
}
