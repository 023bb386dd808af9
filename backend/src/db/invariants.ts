import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { rows } from './rows.ts';

const query = readFileSync(new URL('invariants.sql', import.meta.url), 'utf8');

interface BrokenInvariant {
  broken: string;
  /** Id of the row. */
  what: string;
}

/**
 * The invariants that the database violates; empty when it is right.
 * @param at moment for which it must be right: work that was under way when a backup was made is not late because it is restored
 * a month after
 */
export function findBrokenInvariants(db: Database, at?: Date): Promise<BrokenInvariant[]> {
  const moment = at && `'${at.toISOString()}'::timestamptz`;
  return rows(db, sql.raw(moment === undefined ? query : query.replaceAll('now()', moment)));
}
