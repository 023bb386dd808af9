import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../settings.ts';

export interface IndexRow {
  id: number;
  name: string;
  /** The index whose records a replica shows. */
  primary: string | undefined;
  virtual: boolean;
  settings: Settings;
  createdAt: number;
  updatedAt: number;
}

export type IndexRows = ReturnType<typeof createIndexRows>;

export function createIndexRows(database: DatabaseSync, now: () => number) {
  const list = database.prepare('select * from indexes order by name');
  const insert = database.prepare(
    'insert into indexes (name, settings, created_at, updated_at) values (?, ?, ?, ?)',
  );
  const update = database.prepare(
    'update indexes set name = ?, primary_name = ?, is_virtual = ?, settings = ?, updated_at = ? where id = ?',
  );
  const remove = database.prepare('delete from indexes where id = ?');
  return {
    list: (): IndexRow[] =>
      list.all().map((row) => ({
        id: Number(row['id']),
        name: String(row['name']),
        primary: typeof row['primary_name'] === 'string' ? row['primary_name'] : undefined,
        virtual: row['is_virtual'] === 1,
        settings: JSON.parse(String(row['settings'])) as Settings,
        createdAt: Number(row['created_at']),
        updatedAt: Number(row['updated_at']),
      })),
    insert(name: string): IndexRow {
      const at = now();
      const { lastInsertRowid } = insert.run(name, '{}', at, at);
      const times = { createdAt: at, updatedAt: at };
      return {
        id: Number(lastInsertRowid),
        name,
        primary: undefined,
        virtual: false,
        settings: {},
        ...times,
      };
    },
    /** Writes the row as it is now. */
    save(row: IndexRow): void {
      row.updatedAt = now();
      const settings = JSON.stringify(row.settings);
      update.run(row.name, row.primary ?? null, row.virtual ? 1 : 0, settings, row.updatedAt, row.id);
    },
    remove: (id: number) => void remove.run(id),
  };
}
