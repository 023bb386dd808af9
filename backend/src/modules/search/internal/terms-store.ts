import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { searchWords } from '../../../db/schema/search.ts';
import type { SearchText } from './lexemes.ts';
import { toBareText } from './tokens.ts';
import type { FormRow } from './vocabulary.ts';

export type ProductText = SearchText & { readonly id: number };

export interface ProductTerms {
  readonly id: number;
  readonly sku: string;
  /** A tsvector as text. */
  readonly terms: string;
}

const pageSize = 1_000;
const formBatchSize = 2_000;

async function queryRows<T>(tx: Database, query: SQL): Promise<T[]> {
  const result: unknown = await tx.execute(query);
  return (result as { rows: T[] }).rows;
}

/** Texts of the products in `changed` that are in the range, in pages. */
export async function* streamProductTexts(tx: Database, changed: SQL): AsyncGenerator<ProductText[]> {
  for (let after = 0; ;) {
    const page = await queryRows<ProductText & { available: boolean }>(
      tx,
      // The ids first: else every page would sort or hash all that is left of a large import.
      sql`WITH page AS MATERIALIZED (SELECT c.id FROM (${changed}) AS c (id) WHERE c.id > ${after} ORDER BY c.id LIMIT ${pageSize})
        SELECT page.id, p.taken_out_at IS NULL AS available, p.sku, p.ean, p.old_codes AS "oldNumbers", p.name, b.name AS brand, array(
          SELECT c.name FROM categories c WHERE c.id IN (
            SELECT unnest(own.path) FROM product_categories pc JOIN categories own ON own.id = pc.category_id WHERE pc.product_id = p.id)
        ) AS categories, array(SELECT value FROM jsonb_to_recordset(p.attributes) AS a (value text)) AS about
        FROM page JOIN products p ON p.id = page.id LEFT JOIN brands b ON b.id = p.brand_id ORDER BY page.id`,
    );
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ available }) => available);
    after = last.id;
  }
}

/** Deletes the products in `changed` that left the range. */
export async function removeUnavailable(tx: Database, changed: SQL): Promise<void> {
  await tx.execute(
    sql`DELETE FROM search_products s USING products p
      WHERE p.id = s.product_id AND p.taken_out_at IS NOT NULL AND s.product_id IN (${changed})`,
  );
}

/** @returns those that are new */
export async function addWords(tx: Database, words: ReadonlySet<string>): Promise<string[]> {
  const added = await queryRows<{ word: string }>(
    tx,
    sql`INSERT INTO search_words (word) SELECT jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb) ON CONFLICT DO NOTHING RETURNING word`,
  );
  return added.map(({ word }) => word);
}

export async function readKnownWords(tx: Database): Promise<string[]> {
  return (await tx.select().from(searchWords)).map(({ word }) => word);
}

export async function countKnownWords(db: Database): Promise<number> {
  return db.$count(searchWords);
}

/** A word's own form stays its own, whatever it is a synonym of. */
export async function addForms(tx: Database, forms: Iterable<FormRow>): Promise<void> {
  let batch = new Map<string, FormRow>();
  const flush = async (): Promise<void> => {
    await tx.execute(
      sql`INSERT INTO search_forms AS f (form, term, synonym, adjective)
        SELECT form, term, synonym, adjective FROM jsonb_to_recordset(${JSON.stringify([...batch.values()])}::jsonb)
          AS i (form text, term text, synonym boolean, adjective boolean)
        ON CONFLICT (form, term) DO UPDATE SET synonym = false, adjective = excluded.adjective WHERE f.synonym AND NOT excluded.synonym`,
    );
    batch = new Map();
  };
  for (const row of forms) {
    const key = `${row.form} ${row.term}`;
    if (!batch.has(key)) batch.set(key, row);
    if (batch.size === formBatchSize) await flush();
  }
  if (batch.size > 0) await flush();
}

/** Arrays, which PostgreSQL takes apart faster than JSON. */
export async function writeTerms(tx: Database, products: readonly ProductTerms[]): Promise<void> {
  const ids = products.map(({ id }) => id);
  const skus = products.map(({ sku }) => toBareText(sku));
  const terms = products.map((product) => product.terms);
  await tx.execute(
    sql`INSERT INTO search_products AS s (product_id, sku, terms)
      SELECT * FROM unnest(${sql.param(ids)}::integer[], ${sql.param(skus)}::text[], ${sql.param(terms)}::tsvector[])
      ON CONFLICT (product_id) DO UPDATE SET sku = excluded.sku, terms = excluded.terms WHERE (s.sku, s.terms) IS DISTINCT FROM (excluded.sku, excluded.terms)`,
  );
}
