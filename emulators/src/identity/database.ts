import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../sqlite.ts';

/** Times are milliseconds since 1970 unless they say otherwise. */
const schema = `
  create table if not exists accounts (
    local_id text primary key,
    email text not null unique,
    password_hash text not null,
    password_updated_at integer not null,
    display_name text,
    photo_url text,
    email_verified integer not null default 0,
    disabled integer not null default 0,
    created_at integer not null,
    last_login_at integer not null,
    -- Sessions that began before this are over.
    valid_since integer not null
  ) strict;
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
  return openSqlite(folder, 'accounts.sqlite', schema);
}
