import type pg from 'pg';

const seller = JSON.stringify({
  name: 'Vörulind ehf.',
  ssn: '5001010000',
  vatNumber: '123456',
  address: 'Lindarbraut 1',
});

/** Lines of each order. */
const lineCount = 2;

/**
 * Orders with their invoices, spread evenly over the customers and over a year: one statement for each table.
 * @param customers customers and products have the ids from 1 on without gaps
 */
export async function insertOrders(
  pool: pg.Pool,
  { orders, customers, products }: { orders: number; customers: number; products: number },
): Promise<void> {
  const range = `generate_series(1, ${orders}) i`;
  const customer = `1 + i % ${customers}`;
  const moment = `now() - i * interval '365 days' / ${orders}`;
  const text = `' po-' || i || ' kaffi sku-' || i % 200 || ' '`;
  const line = `1 + (i * 13 + n) % ${products}, 'SKU-' || i % 200, 'Vara', 1, 620, 620, 500, 0, 24 FROM ${range}, generate_series(1, ${lineCount}) n`;
  const lineColumns =
    'product_id, sku, name, quantity, unit_price, price, price_without_tax, discount_percentage, vat';
  const statements = [
    `INSERT INTO carts (id, customer_id, person_id) OVERRIDING SYSTEM VALUE VALUES (1, 1, 1)`,
    `INSERT INTO checkout_attempts (id, idempotency_key, cart_id, customer_id, input_hash, state, answer, finished_at) OVERRIDING SYSTEM VALUE
     SELECT i, 'k' || i, 1, 1, '', 'Completed', '{}', now() FROM ${range}`,
    `INSERT INTO orders (id, attempt_id, actor_id, customer_id, status, created_at, total, total_without_tax, total_tax_amount,
       payment_type, delivery_method_id, delivery_method, delivery_amount, receiver_name, email, phone, options, search_text) OVERRIDING SYSTEM VALUE
     SELECT i, i, ${customer}, ${customer}, 'Fulfilled', ${moment}, 1240, 1000, 240, 'Account', 'pickup', 'Sækja', 0, 'Félag',
       'felag@vorulind.test', '5550100', '[]', ${text} FROM ${range}`,
    `INSERT INTO invoices (id, number, order_id, customer_id, issued_at, paid_at, due_date, buyer_name, buyer_ssn, seller, price,
       price_without_tax, tax, vat_lines, options, search_text) OVERRIDING SYSTEM VALUE
     SELECT i, 10000 + i, i, ${customer}, ${moment}, now(), (${moment})::date, 'Félag ehf.', '5203010001', '${seller}', 1240, 1000, 240, '[]', '[]',
       ${text} FROM ${range}`,
    `INSERT INTO order_items (order_id, ${lineColumns}) SELECT i, ${line}`,
    `INSERT INTO invoice_items (invoice_id, ${lineColumns}) SELECT i, ${line}`,
    `INSERT INTO invoice_transactions (invoice_id, payment_type, total) SELECT i, 'Account', 1240 FROM ${range}`,
  ];
  for (const statement of statements) await pool.query(statement);
  await pool.query('VACUUM ANALYZE');
}
