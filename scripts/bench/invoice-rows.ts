import type pg from 'pg';

const words = [
  'kaffi',
  'handsapa',
  'klosettpappir',
  'hanskar',
  'svartir',
  'pokar',
  'pappaglos',
  'servietta',
  'fata',
  'moppa',
];

/** Orders and invoices, six lines each: `count` of the customer with id 1, and as many of customer 3. One statement for each table. */
export async function insertInvoices(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO website_info (name, ssn, vat_number, phone_number, address, copyright)
     VALUES ('Vörulind ehf.', '5001010000', '123456', '5550100', 'Lindarbraut 1', 'Vörulind')`,
  );
  await pool.query(
    `INSERT INTO customers (id, ssn, name, name_sort, email, is_company, is_confirmed, credit_limit, balance_due)
     SELECT i, lpad((5203010000 + i)::text, 10, '0'), 'Félag ' || i, 'felag ' || i, 'felag@vorulind.test', true, true, 2000000000, 0
     FROM generate_series(1, 3) i`,
  );
  await pool.query(
    `INSERT INTO products (id, sku, name, name_sort, list_price, tax_percentage, sales_code, stock_on_hand)
     SELECT i, 'SKU-' || i, 'Vara ' || i, 'vara', 1240, 24, 'HRE', 10 FROM generate_series(1, 200) i`,
  );
  await pool.query(
    'INSERT INTO carts (id, customer_id, person_id) OVERRIDING SYSTEM VALUE SELECT i, i, i FROM generate_series(1, 3) i',
  );
  // Every fourth of the customer's own is billed to another, and every fourth of another's to the customer.
  const owner = `CASE WHEN i % 4 = 3 THEN 2 ELSE 1 END`;
  const debtor = `CASE i % 4 WHEN 2 THEN 3 WHEN 3 THEN 1 END`;
  const text = `' ' || i || ' PO-' || i || ' ' || array_to_string(ARRAY(SELECT ($2::text[])[1 + (i * 7 + n * 3) % 10] || ' sku-' || (i * 13 + n) % 200
    FROM generate_series(1, 6) n), ' ') || ' '`;
  for (const [first, shift] of [
    [1, ''],
    [count + 1, '+ 1'],
  ] as const) {
    const range = `generate_series(${first}, ${first + count - 1}) i`;
    await pool.query(
      `INSERT INTO checkout_attempts (id, idempotency_key, cart_id, customer_id, input_hash, state, answer, finished_at) OVERRIDING SYSTEM VALUE
       SELECT i, 'k' || i, 1, 1, '', 'Completed', '{}', now() FROM ${range}`,
    );
    const whose = shift ? '3' : owner;
    const charged = shift ? 'NULL::integer' : debtor;
    await pool.query(
      `INSERT INTO orders (id, attempt_id, actor_id, customer_id, bill_to_id, status, created_at, total, total_without_tax, total_tax_amount,
         payment_type, delivery_method_id, delivery_method, delivery_amount, receiver_name, email, phone, options, search_text)
       OVERRIDING SYSTEM VALUE
       SELECT i, i, 1, ${whose}, ${charged}, (ARRAY['Fulfilled', 'Archived', 'Archived', 'Shipping'])[1 + i % 4], now() - i * interval '20 minutes',
         1240 * (1 + i % 90), 1000 * (1 + i % 90), 240 * (1 + i % 90), 'Account', 'pickup', 'Sækja', 0, 'Félag', 'f@vorulind.test', '5550100',
         jsonb_build_array(jsonb_build_object('kind', 'Reference', 'name', 'Tilvísun', 'value', 'PO-' || i)), lower(${text.replaceAll('$2', '$1')}) FROM ${range}`,
      [words],
    );
    await pool.query(
      `INSERT INTO invoices (id, number, order_id, customer_id, bill_to_id, issued_at, paid_at, due_date, buyer_name, buyer_ssn, seller, price,
         price_without_tax, tax, vat_lines, options, search_text) OVERRIDING SYSTEM VALUE
       SELECT i, 10000 + i, i, ${whose}, ${charged}, now() - i * interval '20 minutes', CASE WHEN i % 5 > 0 THEN now() END,
         (now() - i * interval '20 minutes' + interval '30 days')::date, 'Félag ehf.', '5203010001', $1::jsonb, 1240 * (1 + i % 90),
         1000 * (1 + i % 90), 240 * (1 + i % 90), '[]', jsonb_build_array(jsonb_build_object('kind', 'Reference', 'name', 'Tilvísun', 'value', 'PO-' || i)),
         lower(${text}) FROM ${range}`,
      [
        JSON.stringify({
          name: 'Vörulind ehf.',
          ssn: '5001010000',
          vatNumber: '1',
          address: 'Lindarbraut 1',
        }),
        words,
      ],
    );
    await pool.query(
      `INSERT INTO invoice_items (invoice_id, product_id, sku, name, quantity, unit_price, price, price_without_tax, discount_percentage, vat)
       SELECT i, 1 + (i * 13 + n) % 200, 'SKU-' || (i * 13 + n) % 200, 'Vara', 1, 1240, 1240, 1000, 0, 24 FROM ${range}, generate_series(1, 6) n`,
    );
    await pool.query(
      `INSERT INTO order_items (order_id, product_id, sku, name, quantity, unit_price, price, price_without_tax, discount_percentage, vat)
       SELECT i, 1 + (i * 13 + n) % 200, 'SKU-' || (i * 13 + n) % 200, 'Vara', 1, 1240, 1240, 1000, 0, 24 FROM ${range}, generate_series(1, 6) n`,
    );
    await pool.query(
      `INSERT INTO invoice_transactions (invoice_id, payment_type, total) SELECT i, 'Account', 1240 * (1 + i % 90) FROM ${range}`,
    );
  }
  await pool.query('ANALYZE');
}
