import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../../backend/src/db/migrate.ts';
import { rows } from '../../backend/src/import/rows.ts';
import { bareDatabase } from '../setup/database.ts';

it('brings a database to the newest schema once, also when two processes begin at the same time', async () => {
  const connection = await bareDatabase();
  const done = async () => {
    const [row] = await rows<{ count: number }>(
      connection.db,
      sql`SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations`,
    );
    return row?.count;
  };
  try {
    // One process at a time has a PGlite.
    if (connection.engine === 'postgres') await Promise.all([migrate(connection), migrate(connection)]);
    else await migrate(connection);
    const count = await done();
    expect(count).toBeGreaterThan(0);
    await migrate(connection);
    expect(await done()).toBe(count);
  } finally {
    await connection.close();
  }
});
