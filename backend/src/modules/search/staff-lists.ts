import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { rows } from '../../db/rows.ts';
import { searchPins, searchSynonyms } from '../../db/schema/search.ts';
import { tokenise } from './internal/tokens.ts';
import { markPending } from './pending-changes.ts';

/** Products that the staff put first for a text. */
interface Pin {
  readonly search: string;
  readonly skus: readonly string[];
}

/** Texts that differ by case, accents and punctuation only are one. */
export const toPinKey = (text: string): string =>
  tokenise(text)
    .map(({ bare }) => bare)
    .join(' ');

/** What products are found by follows with `followWording`. @returns whether anything changed */
export async function replaceSynonyms(tx: Database, groups: readonly string[][]): Promise<boolean> {
  const before = await tx.select().from(searchSynonyms).orderBy(asc(searchSynonyms.position));
  if (JSON.stringify(before.map(({ words }) => words)) === JSON.stringify(groups)) return false;
  await tx.delete(searchSynonyms);
  const written = groups.map((words, position) => ({ position, words }));
  if (written.length > 0) await tx.insert(searchSynonyms).values(written);
  return true;
}

/** With the ids of those of its products that are in the range. */
export type ResolvedPin = Pin & { readonly ids: readonly number[] };

export async function readPins(db: Database): Promise<ResolvedPin[]> {
  return rows(
    db,
    sql`SELECT n.search, n.skus, array(SELECT p.id FROM unnest(n.skus) WITH ORDINALITY AS s (sku, at)
        JOIN products p ON p.sku = s.sku WHERE p.taken_out_at IS NULL ORDER BY s.at) AS ids
      FROM search_pins n ORDER BY n.text`,
  );
}

/** Pinned products are queued for the hosted search, which takes its pins with them. @returns whether anything changed */
export async function replacePins(tx: Database, pins: readonly Pin[]): Promise<boolean> {
  const wanted = pins.map(({ search, skus }) => ({ text: toPinKey(search), search, skus: [...skus] }));
  const before = await tx.select().from(searchPins).orderBy(asc(searchPins.text));
  const after = wanted.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  await tx.delete(searchPins);
  if (after.length > 0) await tx.insert(searchPins).values(after);
  const skus = [...before, ...after].flatMap((pin) => pin.skus);
  await markPending(
    tx,
    sql`SELECT id FROM products WHERE sku IN (SELECT jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`,
  );
  return true;
}

/** Ids of the products pinned to this text, in order. */
export async function findPinnedIds(db: Database, text: string): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT p.id FROM search_pins n CROSS JOIN unnest(n.skus) WITH ORDINALITY AS s (sku, at) JOIN products p ON p.sku = s.sku
      WHERE n.text = ${toPinKey(text)} ORDER BY s.at`,
  );
  return found.map(({ id }) => id);
}
