import type pg from 'pg';

/** The company that `insertInvoices` gives its orders to. */
export const companyId = 1;

/** The first of the company's people, who manages them. */
export const managerId = 1001;

const unitCount = 20;

/**
 * Adds the people of the company to its orders: `people` of them, each at one of twenty units, in whose names they were made;
 * a cart of twenty lines, and lists. One statement for each table.
 */
export async function insertCompany(pool: pg.Pool, people: number): Promise<void> {
  const everybody = `generate_series(${managerId}, ${managerId + people - 1}) i`;
  const unitOf = (i: string): string => `1 + ${i} % ${unitCount}`;
  const personOf = (i: string): string => `${managerId} + ${i} % ${people}`;
  await pool.query(
    `INSERT INTO customers (id, ssn, name, name_sort, email, is_company, is_confirmed)
     SELECT i, lpad(i::text, 10, '0'), 'Starfsmaður ' || i, 'starfsmadur ' || i, 's' || i || '@vorulind.test', false, true FROM ${everybody}`,
  );
  await pool.query(
    `INSERT INTO company_members (customer_id, company_id, role, order_limit)
     SELECT i, ${companyId}, CASE WHEN i = ${managerId} THEN 'Manager' ELSE 'Employee' END, 100000 FROM ${everybody}`,
  );
  await pool.query(
    `INSERT INTO units (id, company_id, name, number) OVERRIDING SYSTEM VALUE
     SELECT i, ${companyId}, 'Deild ' || i, 'D' || i FROM generate_series(1, ${unitCount}) i`,
  );
  await pool.query(
    `INSERT INTO unit_people (unit_id, company_id, customer_id, is_default)
     SELECT ${unitOf('i')}, ${companyId}, i, true FROM ${everybody} WHERE i > ${managerId}`,
  );
  await pool.query(
    `UPDATE orders SET actor_id = ${personOf('id')}, unit_id = ${unitOf('id')} WHERE customer_id = ${companyId}`,
  );
  await pool.query(`UPDATE invoices SET unit_id = ${unitOf('id')} WHERE customer_id = ${companyId}`);
  await pool.query(
    `INSERT INTO last_purchases (customer_id, product_id, bought_at, quantity, unit_price)
     SELECT ${companyId}, i, now() - i * interval '1 hour', 1, 1240 FROM generate_series(1, 200) i`,
  );
  await pool.query(
    `INSERT INTO carts (id, customer_id, person_id) OVERRIDING SYSTEM VALUE VALUES (${managerId}, ${companyId}, ${managerId})`,
  );
  await pool.query(
    `INSERT INTO cart_items (cart_id, product_id, quantity, added_by_id)
     SELECT ${managerId}, i, 2, ${managerId} FROM generate_series(1, 20) i`,
  );
  for (const [first, kind] of [
    [1, 'List'],
    [101, 'Cart'],
  ] as const) {
    const range = `generate_series(${first}, ${first + 49}) i`;
    await pool.query(
      `INSERT INTO product_lists (id, customer_id, maker_id, kind, name, is_shared) OVERRIDING SYSTEM VALUE
       SELECT i, ${companyId}, ${personOf('i')}, '${kind}', 'Listi ' || i, true FROM ${range}`,
    );
    await pool.query(
      `INSERT INTO product_list_lines (list_id, product_id, quantity, added_by_id)
       SELECT i, 1 + (i * 7 + n) % 200, n, ${personOf('n')} FROM ${range}, generate_series(1, 40) n`,
    );
  }
  await pool.query('ANALYZE');
}
