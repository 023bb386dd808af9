import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { searchForms } from '../../../db/schema/search.ts';

export type Form = typeof searchForms.$inferSelect;

const maxPrefixes = 60;
const maxSimilar = 240;

export async function findForms(db: Database, forms: readonly string[]): Promise<Form[]> {
  if (forms.length === 0) return [];
  return db
    .select()
    .from(searchForms)
    .where(inArray(searchForms.form, [...new Set(forms)]));
}

/**
 * Terms with a form that starts with the text: those that start with it themselves first, synonyms' forms last, otherwise the
 * shortest first.
 */
export async function findTermsByPrefix(
  db: Database,
  prefix: string,
): Promise<{ term: string; own: boolean }[]> {
  const { form, term, synonym } = searchForms;
  const own = sql<boolean>`starts_with(${term}, ${prefix})`;
  return db
    .select({ term, own })
    .from(searchForms)
    .where(and(gte(form, prefix), lt(form, `${prefix}\u{10FFFF}`)))
    .groupBy(term)
    .orderBy(sql`${own} DESC`, sql`bool_and(${synonym})`, sql`min(length(${form}))`, term)
    .limit(maxPrefixes);
}

/** Forms that may differ from the word by typos only, likeliest first. */
export async function findSimilarForms(db: Database, word: string, typos: number): Promise<Form[]> {
  const { form } = searchForms;
  // A word of n letters has n + 1 trigrams; a wrong letter breaks three of them, two swapped letters four.
  const [all, lostTrigrams] = [word.length + 1, typos === 1 ? 4 : 6];
  const threshold = Math.max((all - lostTrigrams) / (all + lostTrigrams) - 0.01, 0.1);
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.similarity_threshold', ${threshold.toFixed(2)}, true)`);
    return tx
      .select()
      .from(searchForms)
      .where(
        sql`${form} % ${word} AND length(${form}) BETWEEN ${word.length - typos} AND ${word.length + typos}`,
      )
      .orderBy(sql`similarity(${form}, ${word}) DESC`, form)
      .limit(maxSimilar);
  });
}
