import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { searchForms } from '../../db/schema/search.ts';

type Form = typeof searchForms.$inferSelect;

const mostPrefixes = 60;
const mostSimilar = 80;

export async function formsEqual(db: Database, forms: readonly string[]): Promise<Form[]> {
  if (forms.length === 0) return [];
  return db
    .select()
    .from(searchForms)
    .where(inArray(searchForms.form, [...new Set(forms)]));
}

/** Terms of which a form begins so: synonyms' forms last, of the others the shortest first. */
export async function termsByPrefix(db: Database, prefix: string): Promise<string[]> {
  const { form, term, synonym } = searchForms;
  const rows = await db
    .select({ term })
    .from(searchForms)
    .where(and(gte(form, prefix), lt(form, `${prefix}\u{10FFFF}`)))
    .groupBy(term)
    .orderBy(sql`bool_and(${synonym})`, sql`min(length(${form}))`, term)
    .limit(mostPrefixes);
  return rows.map((row) => row.term);
}

/** Forms that may differ from the word by typos only; the likeliest first. */
export async function formsLike(db: Database, word: string, typos: number): Promise<Form[]> {
  const { form } = searchForms;
  return db
    .select()
    .from(searchForms)
    .where(
      sql`${form} % ${word} AND length(${form}) BETWEEN ${word.length - typos} AND ${word.length + typos}`,
    )
    .orderBy(sql`similarity(${form}, ${word}) DESC`, form)
    .limit(mostSimilar);
}
