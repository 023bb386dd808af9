import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../../backend/src/db/migrate.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { createBareDatabase } from '../kit/database.ts';

it('a database is migrated to the newest schema once, also when two processes start concurrently', async () => {
  const connection = await createBareDatabase();
  const done = async () => {
    const [row] = await rows<{ count: number }>(
      connection.db,
      sql`SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations`,
    );
    return row?.count;
  };
  try {
    // Only one process at a time can open a PGlite.
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

it('every foreign key to rows that are deleted while the shop runs has an index', async () => {
  const connection = await createBareDatabase();
  try {
    await migrate(connection);
    const searched = await rows<{ column: string }>(
      connection.db,
      sql`SELECT c.conrelid::regclass || '.' || a.attname AS column FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid::regclass::text IN ('carts', 'quotes', 'product_lists', 'employee_invitations', 'sessions',
          'orders', 'order_items', 'invoices', 'checkout_attempts', 'card_payments', 'withdrawals', 'order_requests')
        AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)`,
    );
    expect(searched).toEqual([]);
  } finally {
    await connection.close();
  }
});

it('a database of older migrations is refused, with instructions to start over', async () => {
  const connection = await createBareDatabase();
  try {
    await migrate(connection);
    await connection.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'of-another-history'`);
    await expect(migrate(connection)).rejects.toThrow(/npm run reset/);
  } finally {
    await connection.close();
  }
});
