import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPglite, connectPostgres } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the template on the server, or path of PGlite's file. */
    databaseTemplate: string;
  }
}

/** A migrated database, created once per run: the tests' databases are copies of it, which is faster than migrating each. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A project may choose PGlite where the rest uses a server.
  const url = project.config.env?.['TEST_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  const { template, remove } = url ? await onServer(url) : await inFile();
  project.provide('databaseTemplate', template);
  return remove;
}

async function onServer(url: string) {
  const own = await createDatabase(url);
  const connection = connectPostgres(own.href, 2);
  await migrate(connection);
  await connection.close();
  return { template: own.pathname.slice(1), remove: () => dropDatabase(url, own) };
}

async function inFile() {
  const folder = await mkdtemp(join(tmpdir(), 'vorulind-template-'));
  const template = join(folder, 'pglite.tar');
  const connection = await connectPglite();
  await migrate(connection);
  await writeFile(template, (await connection.dump()).stream());
  await connection.close();
  return { template, remove: () => rm(folder, { recursive: true }) };
}
