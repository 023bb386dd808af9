import { sql } from 'drizzle-orm';
import { hourMs } from '../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../db/connect.ts';
import { shelfChanges } from '../../db/schema/shelf-changes.ts';
import type { Task } from '../jobs/jobs.ts';

/** So few changes of a shelf are read in no time. */
const maxChanges = 50;

/** Leaves one row of each shelf that has many. It has a new number, so that no state of a shelf comes a second time. */
export async function sweepShelfChanges(db: Database): Promise<void> {
  await db.execute(
    sql`WITH many AS (SELECT shelf FROM ${shelfChanges} GROUP BY shelf HAVING count(*) > ${maxChanges}),
      gone AS (DELETE FROM ${shelfChanges} c USING many WHERE c.shelf IS NOT DISTINCT FROM many.shelf RETURNING c.shelf)
      INSERT INTO ${shelfChanges} (shelf) SELECT DISTINCT shelf FROM gone`,
  );
}

export const shelfChangesTask: Task = {
  name: 'sweep shelf changes',
  everyMs: hourMs,
  run: ({ db }) => sweepShelfChanges(db),
};
