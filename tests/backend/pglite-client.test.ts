import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglitePool } from '../../backend/src/db/pglite-client.ts';
import { sqlState } from '../../backend/src/db/retry.ts';

let database: PGlite;
let pool: ReturnType<typeof openPglitePool>;

beforeAll(async () => {
  database = await PGlite.create();
  pool = openPglitePool(database);
  await pool.query('CREATE TABLE goods (id int PRIMARY KEY)');
});

afterAll(async () => {
  await pool.end();
  await database.close();
});

const readIds = async () =>
  (await pool.query<{ id: number }>('SELECT id FROM goods ORDER BY id')).rows.map(({ id }) => id);

/** Texts that PGlite keeps prepared. */
const readPrepared = async () =>
  (await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

test('each of many statements at once gets its own answer, also after one that fails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const text = index % 3 === 0 ? 'SELECT $1::int / 0 AS n' : 'SELECT $1::int AS n';
      const { rows } = await pool
        .query<{ n: number | string }>({ text, values: [index] })
        .catch((error: unknown) => ({ rows: [{ n: sqlState(error) }] }));
      return rows[0]?.n;
    }),
  );
  expect(answers).toEqual(Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? '22012' : index)));
});

test('a statement that an answer gives rise to is sent, and a long answer arrives whole', async () => {
  const client = await pool.connect();
  const lengths: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const ask = (times: number) =>
      client.query({ text: 'SELECT repeat($1, 300000) AS text', values: ['ö'] }, (error, answer) => {
        if (error) return reject(error);
        lengths.push((answer.rows[0] as { text: string }).text.length);
        return times > 1 ? ask(times - 1) : resolve();
      });
    ask(5);
  });
  client.release();
  expect(lengths).toEqual([300_000, 300_000, 300_000, 300_000, 300_000]);
});

test('a client that breaks leaves the next one no transaction and no prepared statement, but temporary tables', async () => {
  const client = await pool.connect();
  await client.query('CREATE TEMP TABLE scratch (id int)');
  await client.query('BEGIN');
  await client.query({ text: 'INSERT INTO goods VALUES ($1)', values: [1] });
  client.release(new Error('broken'));
  expect(await readIds()).toEqual([]);
  expect(await readPrepared()).toEqual([]);
  expect((await pool.query('SELECT * FROM scratch')).rows).toEqual([]);
});

test('a statement is prepared once, a long one and a text alone never', async () => {
  const short = 'INSERT INTO goods VALUES ($1)';
  await pool.query({ text: short, values: [2] });
  await pool.query({ text: short, values: [3] });
  await pool.query({ text: `SELECT $1::int /* ${'x'.repeat(8_000)} */`, values: [1] });
  await pool.query('DELETE FROM goods WHERE id = 2');
  expect(await readPrepared()).toEqual([short]);
  expect(await readIds()).toEqual([3]);
});

test('no more than 500 statements are prepared, and the others answer all the same', async () => {
  for (let n = 0; n < 600; n += 1) {
    const { rows } = await pool.query<{ n: number }>({ text: `SELECT $1::int + ${n} AS n`, values: [1] });
    expect(rows).toEqual([{ n: n + 1 }]);
  }
  expect(await readPrepared()).toHaveLength(500);
});
