import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Connection } from '../../backend/src/db/connect.ts';
import { createTestDatabase } from '../kit/database.ts';
import { clearCatalogue } from '../kit/catalogue.ts';

export let connection: Connection;
export let folder: string;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpImport(): void {
  beforeAll(async () => {
    connection = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterAll(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => clearCatalogue(connection.db));
}
