import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import type { Problem } from './problem.ts';
import type { StagedProduct } from './product-row.ts';

/** Lines of one statement: large enough for speed, small enough for memory. */
const stagedAtOnce = 1_000;
const problemsAtOnce = 5_000;

const tables = ['import_products', 'import_known', 'import_problems'];

/** Temporary tables of this session: an import that is killed leaves nothing of them. */
export async function createStaging(session: Database): Promise<void> {
  await dropStaging(session);
  await session.execute(
    sql`CREATE TEMP TABLE import_products (line integer PRIMARY KEY, sku text NOT NULL, wanted_id integer, slug text, brand text,
      categories text[], family text, family_name text, "row" jsonb NOT NULL)`,
  );
  await session.execute(
    sql`CREATE TEMP TABLE import_known (line integer PRIMARY KEY, product_id integer NOT NULL)`,
  );
  await session.execute(
    sql`CREATE TEMP TABLE import_problems (line integer NOT NULL, field text NOT NULL, reason text NOT NULL)`,
  );
}

export async function dropStaging(session: Database): Promise<void> {
  await session.execute(
    sql.raw(`DROP TABLE IF EXISTS ${tables.map((name) => `pg_temp.${name}`).join(', ')}`),
  );
}

/** Collects products and writes each thousand to the staging table, while the next are read. */
export class ProductStage {
  readonly #session: Database;
  #waiting: StagedProduct[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(session: Database) {
    this.#session = session;
  }

  async add(product: StagedProduct): Promise<void> {
    this.#waiting.push(product);
    if (this.#waiting.length < stagedAtOnce) return;
    await this.#writing;
    this.#write();
  }

  /** All that was added is in the table, and the planner knows how much that is. */
  async end(): Promise<void> {
    await this.#writing;
    this.#write();
    await this.#writing;
    await this.#session.execute(sql`ANALYZE import_products`);
  }

  #write(): void {
    if (this.#waiting.length === 0) return;
    const incoming = JSON.stringify(this.#waiting);
    this.#waiting = [];
    this.#writing = insertLines(this.#session, incoming);
    // A failure is thrown where it is awaited.
    this.#writing.catch(() => undefined);
  }
}

async function insertLines(session: Database, incoming: string): Promise<void> {
  await session.execute(
    sql`INSERT INTO import_products SELECT * FROM jsonb_to_recordset(${incoming}::jsonb)
      AS i (line integer, sku text, wanted_id integer, slug text, brand text, categories text[], family text, family_name text, "row" jsonb)`,
  );
}

/** Staged products without a problem, with the product that each of them changes (null: a new one). */
export const acceptedProducts = sql`SELECT i.*, k.product_id FROM import_products i LEFT JOIN import_known k ON k.line = i.line
  WHERE NOT EXISTS (SELECT FROM import_problems q WHERE q.line = i.line)`;

/** Accepted products between two lines. */
export const acceptedBetween = (after: number, until: number): SQL =>
  sql`${acceptedProducts} AND i.line > ${after} AND i.line <= ${until}`;

/** The last line of the next `count` accepted products; null at the end. */
export async function findNextLines(
  session: Database,
  after: number,
  count: number,
): Promise<{ until: number | null; count: number }> {
  const [next] = await rows<{ until: number | null; count: number }>(
    session,
    sql`SELECT max(line) AS until, count(*)::integer AS count FROM (
      SELECT i.line FROM import_products i WHERE i.line > ${after} AND NOT EXISTS (SELECT FROM import_problems q WHERE q.line = i.line)
      ORDER BY i.line LIMIT ${count}) next`,
  );
  return next ?? { until: null, count: 0 };
}

export async function countAccepted(session: Database): Promise<number> {
  const [row] = await rows<{ count: number }>(
    session,
    sql`SELECT count(*)::integer AS count FROM import_products i WHERE NOT EXISTS (SELECT FROM import_problems q WHERE q.line = i.line)`,
  );
  return row?.count ?? 0;
}

/** The problems that the check found, by line. */
export async function* streamProblems(session: Database): AsyncGenerator<Problem[]> {
  for (let from = 0; ; from += problemsAtOnce) {
    const page = await rows<Problem>(
      session,
      sql`SELECT line, field, reason FROM import_problems ORDER BY line, field, reason LIMIT ${problemsAtOnce} OFFSET ${from}`,
    );
    if (page.length === 0) return;
    yield page;
  }
}
