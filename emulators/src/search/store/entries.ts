import type { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';

export const dictionaryNames = ['plurals', 'stopwords', 'compounds'] as const;
export type EntryKind = 'synonym' | 'rule' | 'dictionary' | 'dictionary-settings';

export type Entries = ReturnType<typeof createEntries>;

/** Synonyms and rules (owner: the index's name) and dictionary entries (owner: the dictionary's name). */
export function createEntries(database: DatabaseSync) {
  const list = database.prepare('select body from entries where kind = ? and owner = ? order by object_id');
  const get = database.prepare('select body from entries where kind = ? and owner = ? and object_id = ?');
  const put = database.prepare(
    'insert or replace into entries (kind, owner, object_id, body) values (?, ?, ?, ?)',
  );
  const remove = database.prepare('delete from entries where kind = ? and owner = ? and object_id = ?');
  const clear = database.prepare('delete from entries where kind = ? and owner = ?');
  const copy = database.prepare(
    `insert or replace into entries (kind, owner, object_id, body)
     select kind, ?, object_id, body from entries where kind = ? and owner = ?`,
  );
  const parsed = (row: Record<string, unknown>) => JSON.parse(String(row['body'])) as JsonObject;
  return {
    list: (kind: EntryKind, owner: string) => list.all(kind, owner).map(parsed),
    get: (kind: EntryKind, owner: string, objectID: string) => {
      const row = get.get(kind, owner, objectID);
      return row && parsed(row);
    },
    put: (kind: EntryKind, owner: string, objectID: string, body: JsonObject) =>
      void put.run(kind, owner, objectID, JSON.stringify(body)),
    remove: (kind: EntryKind, owner: string, objectID: string) => void remove.run(kind, owner, objectID),
    clear: (kind: EntryKind, owner: string) => void clear.run(kind, owner),
    copy: (kind: EntryKind, from: string, to: string) => {
      clear.run(kind, to);
      copy.run(to, kind, from);
    },
  };
}
