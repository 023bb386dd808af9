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
`;

/** Opens the accounts in `folder`, creating both when they are missing. */
export function openDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, 'accounts.sqlite', schema);
}
