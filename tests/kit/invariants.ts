import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../backend/src/db/connect.ts';

const query = readFileSync(new URL('../../backend/src/db/invariants.sql', import.meta.url), 'utf8');

/** For the end of every test that buys. @throws Error naming the violated invariants of the database */
export async function checkInvariants(db: Database): Promise<void> {
  const { rows } = await queryRows(db, sql.raw(query));
  if (rows.length > 0) throw new Error(JSON.stringify(rows));
}

/** Rows of a raw query, which drizzle does not type for both engines at once. */
async function queryRows(
  db: Database,
  statement: Parameters<Database['execute']>[0],
): Promise<{ rows: Record<string, unknown>[] }> {
  const answer: unknown = await db.execute(statement);
  return answer as { rows: Record<string, unknown>[] };
}
