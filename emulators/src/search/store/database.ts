import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../sqlite.ts';

/** Times are milliseconds since 1970. */
const schema = `
  create table if not exists indexes (
    id integer primary key,
    name text not null unique,
    -- The index whose records a replica shows.
    primary_name text,
    is_virtual integer not null default 0,
    settings text not null,
    created_at integer not null,
    updated_at integer not null
  ) strict;
  create table if not exists records (
    id integer primary key,
    index_id integer not null,
    object_id text not null,
    body text not null,
    unique (index_id, object_id)
  ) strict;
  -- Synonyms and rules of an index, entries of a dictionary.
  create table if not exists entries (
    kind text not null,
    owner text not null,
    object_id text not null,
    body text not null,
    primary key (kind, owner, object_id)
  ) strict, without rowid;
  create table if not exists events (
    id integer primary key,
    at integer not null,
    index_name text not null,
    type text not null,
    subtype text,
    user_token text not null,
    object_ids text not null,
    body text not null
  ) strict;
  create index if not exists events_index on events (index_name, at);
`;

/** Opens the search data in `folder`, creating folder and tables when they are missing. */
export function openDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, 'search.sqlite', schema);
}
