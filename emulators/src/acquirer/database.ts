import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../sqlite.ts';

/** Times are milliseconds since 1970. A card's number is never stored, only its behaviour in a payment. */
const schema = `
  create table if not exists tokens (token text primary key, card text not null, used integer not null default 0) strict;
  create table if not exists cards (id text primary key, card text not null, created_at integer not null) strict;
  create table if not exists payments (
    id text primary key,
    reference text not null unique,
    amount integer not null,
    state text not null,
    reason text,
    captured integer not null default 0,
    refunded integer not null default 0,
    card text,
    stored_card text,
    return_url text,
    code_tries integer not null default 0,
    created_at integer not null
  ) strict;
  create table if not exists refunds (reference text primary key, payment text not null, amount integer not null) strict;
  create table if not exists messages (
    id text primary key,
    body text not null,
    due_at integer not null,
    tries integer not null default 0
  ) strict;
`;

export function openDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, 'acquirer.sqlite', schema);
}
