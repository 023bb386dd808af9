import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../../backend/src/db/connect.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { createBareDatabase } from '../kit/database.ts';

const folder = join(import.meta.dirname, '../../backend/src/db/migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const own = files.findIndex((name) => name.endsWith('_own_carts.sql'));

async function run(db: Database, file: string): Promise<void> {
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
}

/** Two people of a company (1), an agent, a person for themselves; carts as they were: one for each customer. */
const before = `
  INSERT INTO customers (id, ssn, name, name_sort, email, is_company) OVERRIDING SYSTEM VALUE
    SELECT i, lpad(i::text, 10, '0'), 'N', 'n', 'n@x.test', i IN (1, 6) FROM generate_series(1, 6) i;
  INSERT INTO company_members (customer_id, company_id, role) VALUES (2, 1, 'Manager'), (3, 1, 'Employee'), (3, 6, 'Employee');
  INSERT INTO products (id, sku, name, name_sort, list_price, tax_percentage, sales_code)
    OVERRIDING SYSTEM VALUE SELECT i, i::text, 'V', 'v', 100, 24, 'HRE' FROM generate_series(1, 6) i;
  INSERT INTO carts (id, customer_id, version) OVERRIDING SYSTEM VALUE VALUES (11, 1, 5), (15, 5, 5), (16, 6, 5);
  INSERT INTO carts (id, cookie_hash) OVERRIDING SYSTEM VALUE VALUES (17, 'x');
  INSERT INTO cart_items (cart_id, product_id, quantity, added_by_id, added_at) VALUES
    (11, 1, 1, 2, '2026-01-01'), (11, 2, 2, 3, '2026-01-02'), (11, 3, 3, 4, '2026-01-03'), (11, 4, 4, NULL, '2026-01-04'),
    (15, 1, 1, 4, '2026-01-01'), (17, 1, 1, NULL, '2026-01-01');
  INSERT INTO checkout_attempts (idempotency_key, cart_id, customer_id, placed_by, input_hash) VALUES ('k', 16, 6, 3, '');`;

it('carts of one for each customer become those of their people, and no line is lost', async () => {
  const connection = await createBareDatabase();
  const { db } = connection;
  try {
    for (const file of files.slice(0, own)) await run(db, file);
    for (const statement of before.split(';').filter((text) => text.trim() !== ''))
      await db.execute(sql.raw(statement));
    await run(db, files[own]!);
    const found = await rows<{ cart: string; version: number; goods: string | null }>(
      db,
      sql`SELECT coalesce(customer_id || ' of ' || person_id, 'guest') AS cart, version,
          (SELECT string_agg(product_id::text, ',' ORDER BY product_id) FROM cart_items i WHERE i.cart_id = c.id) AS goods
        FROM carts c ORDER BY 1`,
    );
    // The company's is of the colleague who put the newest line there; what the agent put into others' is the agent's.
    expect(found).toEqual([
      { cart: '1 of 3', version: 6, goods: '1,2,4' },
      { cart: '1 of 4', version: 0, goods: '3' },
      { cart: '5 of 4', version: 0, goods: '1' },
      { cart: '5 of 5', version: 6, goods: null },
      { cart: '6 of 3', version: 5, goods: null },
      { cart: 'guest', version: 0, goods: '1' },
    ]);
  } finally {
    await connection.close();
  }
});
