import type { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Older events do not reflect what sells now. */
const eventLifetimeMs = 90 * dayMs;

export interface StoredEvent {
  /** Milliseconds since 1970. */
  at: number;
  type: string;
  subtype: string | undefined;
  userToken: string;
  objectIDs: readonly string[];
}

export type Events = ReturnType<typeof createEvents>;

export function createEvents(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    'insert into events (at, index_name, type, subtype, user_token, object_ids, body) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const recent = database.prepare(
    'select at, type, subtype, user_token, object_ids from events where index_name = ? and at > ? order by at, id',
  );
  const expire = database.prepare('delete from events where at <= ?');
  const last = database.prepare('select coalesce(max(id), 0) as id from events');
  return {
    add(index: string, event: StoredEvent, body: JsonObject): void {
      const { at, type, subtype, userToken, objectIDs } = event;
      const ids = JSON.stringify(objectIDs);
      insert.run(at, index, type, subtype ?? null, userToken, ids, JSON.stringify(body));
    },
    expire: () => void expire.run(now() - eventLifetimeMs),
    /** The number of the newest event. */
    last: () => Number(last.get()?.['id']),
    recent: (index: string): StoredEvent[] =>
      recent.all(index, now() - eventLifetimeMs).map((row) => ({
        at: Number(row['at']),
        type: String(row['type']),
        subtype: typeof row['subtype'] === 'string' ? row['subtype'] : undefined,
        userToken: String(row['user_token']),
        objectIDs: JSON.parse(String(row['object_ids'])) as string[],
      })),
  };
}
