import { randomInt, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../sqlite.ts';
import { type Channel, findHolder, type Person } from './people.ts';

/** A request on the phone expires this long after it was sent (ms). */
export const lifetimeMs = 90_000;
/** The refusing test person refuses after this long (ms). */
const refusesAfterMs = 1500;
/** Kept for the phone page and late status calls, then deleted (ms). */
const retentionMs = 24 * 3_600_000;

export type Status = 'pending' | 'approved' | 'refused' | 'expired' | 'cancelled';

export interface SignInRequest {
  id: string;
  national_id: string;
  channel: Channel;
  /** The requesting client, in its own words. */
  message: string;
  /** Four digits that the site and the phone both show. */
  verification_code: string;
  status: Status;
  /** Additional outcome, e.g. `not-me`. */
  note: string | null;
  /** 1 once the client has read who approved. */
  is_read: number;
  created_at: number;
}

const schema = `
  create table if not exists requests (
    id text primary key,
    national_id text not null,
    channel text not null,
    message text not null,
    verification_code text not null,
    status text not null default 'pending',
    note text,
    is_read integer not null default 0,
    created_at integer not null
  ) strict;
  create index if not exists requests_person on requests (national_id, created_at);
`;

/** Which requests are pending, as text that changes with them. */
export function pendingState(waiting: readonly { id: string }[]): string {
  return waiting.map(({ id }) => id).join(' ');
}

export interface Requests {
  database: DatabaseSync;
  add(person: Person, channel: Channel, message: string): SignInRequest;
  byId(id: string): SignInRequest | undefined;
  /** Pending requests on this person's phone, newest first. */
  waiting(nationalId: string): SignInRequest[];
  /** False unless it was pending. */
  settle(id: string, status: Status, note?: string): boolean;
  /** True for the first reader only. */
  read(id: string): boolean;
}

/** Requests in `folder`; `now` gives ms since 1970. */
export function openRequests(folder: string, now: () => number): Requests {
  const database = openSqlite(folder, 'requests.sqlite', schema);
  const insert = database.prepare(
    `insert into requests (id, national_id, channel, message, verification_code, created_at)
     values (?, ?, ?, ?, ?, ?) returning *`,
  );
  const find = database.prepare('select * from requests where id = ?');
  const pending = database.prepare(
    "select * from requests where national_id = ? and status = 'pending' order by created_at desc, rowid desc",
  );
  const update = database.prepare(
    "update requests set status = ?, note = ? where id = ? and status = 'pending'",
  );
  const markRead = database.prepare('update requests set is_read = 1 where id = ? and is_read = 0');
  const deleteOld = database.prepare('delete from requests where created_at < ?');

  const settle = (id: string, status: Status, note?: string): boolean =>
    update.run(status, note ?? null, id).changes === 1;

  /** Applies time and the person's behaviour to a request. */
  const current = (request: SignInRequest): SignInRequest => {
    if (request.status !== 'pending') return request;
    const age = now() - request.created_at;
    const refuses = findHolder(request.national_id)?.behaviour === 'refuses' && age >= refusesAfterMs;
    const status = age >= lifetimeMs ? 'expired' : refuses ? 'refused' : 'pending';
    if (status !== 'pending') settle(request.id, status);
    return { ...request, status };
  };

  return {
    database,
    add(person, channel, message) {
      deleteOld.run(now() - retentionMs);
      const code = String(randomInt(10_000)).padStart(4, '0');
      const row = insert.get(randomUUID(), person.nationalId, channel, message, code, now());
      return row as unknown as SignInRequest;
    },
    byId(id) {
      const row = find.get(id) as SignInRequest | undefined;
      return row && current(row);
    },
    waiting(nationalId) {
      const rows = pending.all(nationalId) as unknown as SignInRequest[];
      return rows.map(current).filter(({ status }) => status === 'pending');
    },
    settle,
    read: (id) => markRead.run(id).changes === 1,
  };
}
