import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectPostgres, type Database } from '../../backend/src/db/connect.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { dumpName, hashFiles, type Manifest, manifestName, picturesName } from './manifest.ts';
import { runOnDatabase } from './postgres-program.ts';
import { countRows, readMigrations } from './read-state.ts';

interface Source {
  databaseUrl: string;
  /** The bucket's folder; undefined where pictures are kept elsewhere. */
  pictures: string | undefined;
}

/**
 * Writes database and pictures into a new folder while the shop runs. The folder has its name only once it is complete. Pictures
 * are copied after the database, so those that it names are there.
 * @throws Error when the folder exists or anything of it cannot be read
 */
export async function backUp({ databaseUrl, pictures }: Source, target: string): Promise<Manifest> {
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} exists: a backup is never written over another.`);
  if (pictures !== undefined && !existsSync(pictures))
    throw new Error(
      `There is no folder of pictures at ${pictures}: name it by --pictures, or --no-pictures.`,
    );
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const state = await dumpDatabase(databaseUrl, join(unfinished, dumpName));
    if (pictures !== undefined) await cp(pictures, join(unfinished, picturesName), { recursive: true });
    const manifest = { ...state, files: await hashFiles(unfinished) };
    await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Dumps the database and describes it as of the same moment. */
async function dumpDatabase(url: string, file: string): Promise<Omit<Manifest, 'files'>> {
  const connection = connectPostgres(url, 1, 0);
  try {
    return await connection.db.transaction(
      async (tx) => {
        const { snapshot, takenAt } = await exportSnapshot(tx);
        const state = { takenAt, migrations: await readMigrations(tx), rows: await countRows(tx) };
        const format = ['--format=custom', '--no-owner', '--no-privileges'];
        await runOnDatabase('pg_dump', url, [...format, `--snapshot=${snapshot}`, `--file=${file}`]);
        return state;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } finally {
    await connection.close();
  }
}

/** What this transaction sees, for others to see the same. */
async function exportSnapshot(tx: Database): Promise<{ snapshot: string; takenAt: Date }> {
  const [row] = await rows<{ snapshot: string; at: string }>(
    tx,
    sql`SELECT pg_export_snapshot() AS snapshot, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`,
  );
  if (!row) throw new Error('PostgreSQL gave no snapshot.');
  return { snapshot: row.snapshot, takenAt: new Date(row.at) };
}
