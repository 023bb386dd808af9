import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../backend/src/db/connect.ts';

const query = readFileSync(new URL('../../../backend/src/db/invariants.sql', import.meta.url), 'utf8');

/** Broken promises of the database; has to be empty after every test. */
export async function brokenInvariants(db: Database): Promise<unknown[]> {
  return ((await db.execute(sql.raw(query))) as unknown as { rows: unknown[] }).rows;
}
