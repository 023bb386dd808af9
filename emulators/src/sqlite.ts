import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens `file` in `folder` with the tables of `schema`, creating missing ones. */
export function openSqlite(folder: string, file: string, schema: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, file));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;');
  database.exec(schema);
  return database;
}

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
