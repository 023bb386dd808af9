import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';
import { searchForms, searchSynonyms, searchWording } from '../../../db/schema/search.ts';
import { Thesaurus } from './synonyms.ts';

const rowId = 1;

/** The shop's lists and its staff's. */
export async function readThesaurus(db: Database): Promise<Thesaurus> {
  const own = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.position));
  return new Thesaurus(own.map(({ words }) => words));
}

/** The groups by which forms and terms were last written; null where none was noted. */
export async function readAppliedGroups(db: Database): Promise<string[][] | null> {
  const [row] = await db.select().from(searchWording).where(eq(searchWording.id, rowId));
  return row?.groups ?? null;
}

export async function writeAppliedGroups(db: Database, groups: string[][]): Promise<void> {
  await db
    .insert(searchWording)
    .values({ id: rowId, groups })
    .onConflictDoUpdate({ target: searchWording.id, set: { groups } });
}

export async function deleteSynonymForms(tx: Database): Promise<void> {
  await tx.delete(searchForms).where(eq(searchForms.synonym, true));
}

/** Ids of the products that match a tsquery, in order. */
export async function findMatchingIds(db: Database, query: string): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT product_id AS id FROM search_products WHERE terms @@ ${query}::tsquery ORDER BY product_id`,
  );
  return found.map(({ id }) => id);
}
