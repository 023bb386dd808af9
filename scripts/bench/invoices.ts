import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../../backend/src/app.ts';
import { configSchema } from '../../backend/src/config.ts';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import {
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startPostgres } from '../test/servers.ts';
import { needPostgres } from '../test/software.ts';
import { reports } from '../test/steps.ts';

const usage = `npm run bench:invoices -- [--invoices NUMBER] [--rounds NUMBER]

Makes a customer with so many invoices and orders (10000) among as many of others in a PostgreSQL of its own, and prints how long the lists,
searched and filtered in every way, and the files take. Exit code 1 when a list takes longer than 60 ms (95 %).`;

const { values } = parseArgs({
  options: {
    invoices: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [count, rounds] = [Number(values.invoices), Number(values.rounds)];
/** Milliseconds that a page of a list may take for 95 of 100. */
const allowed = 60;

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

/** One statement for each table: rows of two customers, with six lines each. */
async function fill(pool: pg.Pool): Promise<string> {
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
    'INSERT INTO carts (id, customer_id) OVERRIDING SYSTEM VALUE SELECT i, i FROM generate_series(1, 3) i',
  );
  // Every fourth of the customer's own is charged to another, and every fourth of another's to the customer.
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
      `INSERT INTO checkout_attempts (id, key, cart_id, customer_id, input_hash, state, answer, finished_at) OVERRIDING SYSTEM VALUE
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
         jsonb_build_array(jsonb_build_object('name', 'Tilvísun', 'value', 'PO-' || i)), lower(${text.replaceAll('$2', '$1')}) FROM ${range}`,
      [words],
    );
    await pool.query(
      `INSERT INTO invoices (id, number, order_id, customer_id, bill_to_id, issued_at, paid_at, due_date, buyer_name, buyer_ssn, seller, price,
         price_without_tax, tax, vat_lines, options, search_text) OVERRIDING SYSTEM VALUE
       SELECT i, 10000 + i, i, ${whose}, ${charged}, now() - i * interval '20 minutes', CASE WHEN i % 5 > 0 THEN now() END,
         (now() - i * interval '20 minutes' + interval '30 days')::date, 'Félag ehf.', '5203010001', $1::jsonb, 1240 * (1 + i % 90),
         1000 * (1 + i % 90), 240 * (1 + i % 90), '[]', jsonb_build_array(jsonb_build_object('name', 'Tilvísun', 'value', 'PO-' || i)),
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
  const session = randomBytes(32).toString('base64url');
  await pool.query(
    `INSERT INTO sessions (token_hash, actor_id, customer_id, context_version, expires_at)
     VALUES ($1, 1, 1, 1, now() + interval '1 day')`,
    [createHash('sha256').update(session).digest('hex')],
  );
  return session;
}

const filters: Record<string, object> = {
  'first page': {},
  'page 100': { page: 100 },
  'page 500': { page: 500 },
  'a word that many have': { filter: { search: 'kaffi' } },
  'a purchase order number': { filter: { search: 'PO-9876' } },
  'two words': { filter: { search: 'hanskar sku-77' } },
  'a word that none has': { filter: { search: 'ekkislikt' } },
  'a month': { filter: { from: '2026-05-01', to: '2026-05-31' } },
  'a state': { filter: { status: 'STATE' } },
  'an amount': { filter: { amountFrom: 111_000, amountTo: 112_000 } },
  'a party': { filter: { partyId: '3' } },
  'everything at once': {
    filter: { search: 'kaffi', status: 'STATE', partyId: '1', from: '2026-01-01', amountFrom: 5_000 },
  },
};

const server = await startPostgres(needPostgres(), join(reports, 'logs'));
try {
  const connection = connectPostgres(server.url, 4);
  await migrate(connection);
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  pool.on('error', () => undefined);
  const session = await fill(pool);
  await pool.end();
  const config = configSchema.parse({
    API_KEY: 'bench-api-key',
    SITE_ORIGINS: 'http://bench.test',
    IDENTITY_PROJECT: 'bench',
    IDENTITY_JWKS_URL: 'http://127.0.0.1:9/jwks',
    IDENTITY_API_KEY: 'bench',
    IDENTITY_ADMIN_KEY: 'bench-has-no-identity',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'verslun@vorulind.test',
    REVALIDATE_URL: 'http://127.0.0.1:9/revalidate',
    REVALIDATE_SECRET: 'bench-revalidate-secret',
    STOREFRONT_SECRET: 'bench-has-no-storefront-to-sign-anything',
    COOKIE_SECURE: 'false',
    LOG_LEVEL: 'silent',
  });
  const app = createApp({ db: connection.db, config, log: pino({ level: 'silent' }) });
  const ask = async (query: string, variables: object): Promise<void> => {
    const body = JSON.stringify({ query, variables });
    const answer = await app.request('/graphql?op=x', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        ApiKey: 'bench-api-key',
        Cookie: `session=${session}`,
      },
      body,
    });
    const { errors } = (await answer.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
  };
  let slowest = 0;
  for (const [list, query, state] of [
    ['invoices', CustomerInvoicesDocument, 'Overdue'],
    ['orders', CustomerOrdersDocument, 'Shipping'],
  ] as const) {
    const all: number[] = [];
    console.log(`\n${list}, ${count} of the customer among ${2 * count}`);
    for (const [name, filter] of Object.entries(filters)) {
      const variables = JSON.parse(JSON.stringify(filter).replaceAll('STATE', state)) as object;
      const took: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const started = performance.now();
        await ask(String(query), variables);
        // The first one warms up.
        if (round > 0) took.push(performance.now() - started);
      }
      all.push(...took);
      console.log(`  ${name.padEnd(26)} p50 ${share(took, 0.5)}, p95 ${share(took, 0.95)} ms`);
    }
    slowest = Math.max(slowest, Number(share(all, 0.95)));
    console.log(`  ${'all together'.padEnd(26)} p50 ${share(all, 0.5)}, p95 ${share(all, 0.95)} ms`);
  }
  for (const file of ['invoices.csv', 'orders.csv', 'statement.csv?from=2025-01-01&to=2026-12-31']) {
    const started = performance.now();
    const answer = await app.request(`/exports/${file}`, { headers: { Cookie: `session=${session}` } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(text);
    const lines = text.split('\n').length - 1;
    console.log(`  ${file.padEnd(26)} ${Math.round(performance.now() - started)} ms, ${lines} lines`);
  }
  await connection.close();
  process.exitCode = slowest <= allowed ? 0 : 1;
} finally {
  await server.child.stop(5_000);
  rmSync(server.folder, { recursive: true, force: true });
}

function share(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1);
}
