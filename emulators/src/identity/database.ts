import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openSqlite } from '../sqlite.ts';

const accountsTable = `
  create table if not exists accounts (
    local_id text primary key,
    -- Null where the account is known by its phone number only.
    email text unique,
    -- Null where there is no password to sign in with.
    password_hash text,
    password_updated_at integer not null,
    -- E.164.
    phone_number text unique,
    display_name text,
    photo_url text,
    email_verified integer not null default 0,
    disabled integer not null default 0,
    created_at integer not null,
    last_login_at integer not null,
    -- Sessions that began before this are over.
    valid_since integer not null
  ) strict;
`;

/** Times are milliseconds since 1970 unless they say otherwise. */
const schema = `
  ${accountsTable}
  -- Accounts elsewhere that sign in to one here.
  create table if not exists provider_links (
    provider_id text not null,
    federated_id text not null,
    local_id text not null,
    email text,
    display_name text,
    primary key (provider_id, federated_id),
    unique (local_id, provider_id)
  ) strict;
  -- Sign-ins that are at a provider's page, and proofs of one that wait to be linked.
  create table if not exists provider_waits (
    hash text primary key,
    provider_id text not null,
    session_hash text,
    continue_uri text,
    -- JSON, once the person has consented.
    profile text,
    expires_at integer not null
  ) strict;
  create table if not exists phone_codes (
    hash text primary key,
    phone_number text not null,
    -- Plain, because the page of messages stands in for the phone.
    code text not null,
    failures integer not null default 0,
    created_at integer not null
  ) strict;
  -- Sessions that were begun without a password.
  create table if not exists session_providers (hash text primary key, provider_id text not null) strict;
  create table if not exists refresh_tokens (
    hash text primary key,
    local_id text not null,
    -- Seconds: it goes into the tokens as it is.
    auth_time integer not null,
    created_at integer not null
  ) strict;
  -- Plain, because the list of codes stands in for the mailbox.
  create table if not exists oob_codes (
    code text primary key,
    email text not null,
    request_type text not null,
    expires_at integer not null,
    unique (email, request_type)
  ) strict;
  create table if not exists failed_sign_ins (email text not null, at integer not null) strict;
  create index if not exists failed_sign_ins_email on failed_sign_ins (email, at);
  create table if not exists failed_addresses (address text not null, at integer not null) strict;
  create index if not exists failed_addresses_address on failed_addresses (address, at);
  -- JSON.
  create table if not exists settings (name text primary key, value text not null) strict;
  create table if not exists second_factors (
    enrollment_id text primary key,
    local_id text not null,
    display_name text,
    -- Base32: to check a code the secret itself is needed.
    secret text not null,
    enrolled_at integer not null,
    -- The 30 s step of the last code that was taken: none is taken twice.
    last_step integer not null
  ) strict;
  create index if not exists second_factors_account on second_factors (local_id);
  -- Sign-ins that wait for the second factor, and secrets that wait for their first code.
  create table if not exists second_factor_waits (
    hash text primary key,
    local_id text not null,
    secret text,
    expires_at integer not null
  ) strict;
  -- Sessions that were begun with a second factor.
  create table if not exists second_factor_sessions (
    hash text primary key,
    enrollment_id text not null
  ) strict;
`;

/** Opens the accounts in `folder`, creating folder and tables when they are missing. */
export function openDatabase(folder: string): DatabaseSync {
  const database = openSqlite(folder, 'accounts.sqlite', schema);
  addPhoneNumbers(database);
  return database;
}

/** Accounts of an earlier version have an address and a password each, and no phone number. */
function addPhoneNumbers(database: DatabaseSync): void {
  const columns = database
    .prepare('pragma table_info(accounts)')
    .all()
    .map(({ name }) => String(name));
  if (columns.includes('phone_number')) return;
  const names = columns.join(', ');
  inTransaction(database, () =>
    database.exec(`
      alter table accounts rename to earlier_accounts;
      ${accountsTable}
      insert into accounts (${names}) select ${names} from earlier_accounts;
      drop table earlier_accounts;
    `),
  );
}
