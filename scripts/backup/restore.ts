import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { connectPostgres, type Database } from '../../backend/src/db/connect.ts';
import { findBrokenInvariants } from '../../backend/src/db/invariants.ts';
import { listMigrations, migrate } from '../../backend/src/db/migrate.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import { checkFiles, dumpName, type Manifest, picturesName, readManifest } from './manifest.ts';
import { runOnDatabase } from './postgres-program.ts';
import { countRows, isEmpty } from './read-state.ts';

interface Target {
  databaseUrl: string;
  /** The bucket's folder; undefined leaves pictures as they are. */
  pictures: string | undefined;
}

/**
 * Puts a backup into an empty database and an empty folder, and checks that it is whole and right. All that can be refused is
 * refused before anything is written.
 * @returns what the backup holds
 * @throws Error naming what is in the way, damaged or violated
 */
export async function restore(source: string, { databaseUrl, pictures }: Target): Promise<Manifest> {
  const folder = resolve(source);
  const manifest = readManifest(folder);
  await checkFiles(folder, manifest);
  refuseNewer(manifest);
  const copy = pictures === undefined ? undefined : picturesToCopy(folder, pictures);
  const connection = connectPostgres(databaseUrl, 2, 0);
  const { db } = connection;
  try {
    if (!(await isEmpty(db)))
      throw new Error('The database is not empty: a backup is restored into a new one only.');
    const whole = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    await runOnDatabase('pg_restore', databaseUrl, [...whole, join(folder, dumpName)]);
    await checkCounts(db, manifest);
    await checkRules(db, manifest);
    await migrate(connection);
    // Sessions that ended after the backup must not come back, and none knows the new server's log (decision 049).
    await db.delete(sessions);
    await db.execute(sql`ANALYZE`);
  } finally {
    await connection.close();
  }
  if (copy) await cp(copy.from, copy.to, { recursive: true });
  return manifest;
}

function refuseNewer({ migrations }: Manifest): void {
  const known = new Set(listMigrations());
  if (migrations.some((hash) => !known.has(hash)))
    throw new Error('The backup was made by a newer version of the shop, or by another one.');
}

function picturesToCopy(folder: string, to: string): { from: string; to: string } {
  const from = join(folder, picturesName);
  if (!existsSync(from)) throw new Error('The backup holds no pictures: restore it with --no-pictures.');
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new Error(`${to} is not empty: pictures are restored into an empty folder only.`);
  return { from, to };
}

async function checkCounts(db: Database, manifest: Manifest): Promise<void> {
  const found = await countRows(db);
  const names = [...new Set([...Object.keys(manifest.rows), ...Object.keys(found)])];
  const wrong = names.filter((name) => manifest.rows[name] !== found[name]);
  if (wrong.length > 0) throw new Error(`Other numbers of rows than in the backup: ${wrong.join(', ')}.`);
}

async function checkRules(db: Database, { takenAt }: Manifest): Promise<void> {
  const broken = await findBrokenInvariants(db, takenAt);
  if (broken.length > 0)
    throw new Error(
      `The restored database violates:\n${broken.map(({ broken: rule, what }) => `  ${rule} (${what})`).join('\n')}`,
    );
}
