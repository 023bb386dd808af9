import type { DatabaseSync } from 'node:sqlite';
import { Wording } from '../query/wording.ts';
import { openDatabase } from './database.ts';
import { createEntries } from './entries.ts';
import { createIndexRows } from './index-rows.ts';
import { Indexes } from './indexes.ts';
import { createRecords } from './records.ts';

/** What queries are answered from, in the database of `folder`. `now` gives ms since 1970. */
export function openData(
  folder: string,
  now: () => number,
): { database: DatabaseSync; indexes: Indexes; wording: Wording } {
  const database = openDatabase(folder);
  const indexes = new Indexes(
    database,
    createIndexRows(database, now),
    createRecords(database),
    createEntries(database),
  );
  return { database, indexes, wording: new Wording(indexes) };
}
