import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { findPerson } from './find-person.ts';
import { places } from './places.ts';

/**
 * Everything stored about a person, by table; what would let the reader sign in or pay is left out.
 * @throws Error when nobody has the national id
 */
export function exportPerson(db: Database, nationalId: string): Promise<Record<string, unknown[]>> {
  return db.transaction(
    async (tx) => {
      const person = await findPerson(tx, nationalId);
      const all: Record<string, unknown[]> = {};
      for (const { table, about, secrets = [] } of places) {
        const without = sql`${`{${secrets.join(',')}}`}::text[]`;
        const found = await rows<{ row: unknown }>(
          tx,
          sql`SELECT to_jsonb(t) - ${without} AS row FROM ${sql.identifier(table)} t WHERE ${about(person)}`,
        );
        if (found.length > 0) all[table] = found.map(({ row }) => row);
      }
      return all;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
