import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { JsonObject } from '../json.ts';

interface Row {
  id: number;
  body: string;
}

export type Records = ReturnType<typeof createRecords>;

/** Most searches show the same few thousand records. */
const maxKept = 4000;

/** The records of all indexes; `id` is the row, new with each change. */
export function createRecords(database: DatabaseSync) {
  const byObject = database.prepare('select id, body from records where index_id = ? and object_id = ?');
  const byRow = database.prepare('select body from records where id = ?');
  const page = database.prepare(
    'select id, body from records where index_id = ? and id > ? order by id limit ?',
  );
  const insert = database.prepare('insert into records (index_id, object_id, body) values (?, ?, ?)');
  const remove = database.prepare('delete from records where id = ?');
  const clear = database.prepare('delete from records where index_id = ?');
  const count = database.prepare(
    'select count(*) as entries, coalesce(sum(length(body)), 0) as size from records where index_id = ?',
  );
  const copy = database.prepare(
    'insert into records (index_id, object_id, body) select ?, object_id, body from records where index_id = ?',
  );
  const kept = new LRUCache<number, JsonObject>({ max: maxKept });
  const readBody = (row: number): Readonly<JsonObject> => {
    const known = kept.get(row);
    if (known) return known;
    const read = JSON.parse(String(byRow.get(row)?.['body'] ?? '{}')) as JsonObject;
    kept.set(row, read);
    return read;
  };
  return {
    find: (index: number, objectID: string) => byObject.get(index, objectID) as Row | undefined,
    /** Kept until the row is removed, whose number may then be another's: not to be written to. */
    body: readBody,
    /** Call it when another connection has written: a row's number may be that of a removed one. */
    forget: () => kept.clear(),
    page: (index: number, after: number, limit: number) => page.all(index, after, limit) as unknown as Row[],
    insert: (index: number, objectID: string, body: string) => {
      const row = Number(insert.run(index, objectID, body).lastInsertRowid);
      // A row that was rolled back may have had this number.
      kept.delete(row);
      return row;
    },
    remove: (row: number) => {
      remove.run(row);
      kept.delete(row);
    },
    clear: (index: number) => {
      clear.run(index);
      kept.clear();
    },
    count: (index: number) => count.get(index) as unknown as { entries: number; size: number },
    copy: (from: number, to: number) => void copy.run(to, from),
  };
}
