import { and, asc, count, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { ownNumberCode } from '../../../../../lib/rules/products/own-number.ts';
import type { Database } from '../../../db/connect.ts';
import { containsPattern } from '../../../db/like-pattern.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { folded } from '../../../db/schema/columns.ts';
import { ownNumbers } from '../../../db/schema/own-numbers.ts';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';

export type OwnNumberRow = typeof ownNumbers.$inferSelect;

/** Words of a search that count. */
const maximumWords = 10;

const lineColumns = {
  productId: products.id,
  sku: products.sku,
  productName: products.name,
  slug: products.slug,
  number: ownNumbers.number,
  name: ownNumbers.name,
  isSold: sql<boolean>`${products.takenOutAt} IS NULL`,
};

/** What the customer calls these products. */
export function findByProducts(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<OwnNumberRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(ownNumbers)
    .where(and(eq(ownNumbers.customerId, customerId), inArray(ownNumbers.productId, [...productIds])));
}

/** Numbers of products that are still sold. @param codes as ownNumberCode makes them */
export function findByCodes(db: Database, customerId: number, codes: readonly string[]) {
  if (codes.length === 0) return Promise.resolve([]);
  return db
    .select({ productId: ownNumbers.productId, code: ownNumbers.code, sku: products.sku })
    .from(ownNumbers)
    .innerJoin(products, and(eq(products.id, ownNumbers.productId), isNull(products.takenOutAt)))
    .where(and(eq(ownNumbers.customerId, customerId), inArray(ownNumbers.code, [...codes])));
}

export async function countOwnNumbers(db: Database, customerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ownNumbers)
    .where(eq(ownNumbers.customerId, customerId));
  return row?.total ?? 0;
}

/** Numbers that begin with the text; a range, so that the index finds them. */
function beginsWith(text: string): SQL | undefined {
  const code = ownNumberCode(text);
  if (code === '') return undefined;
  return and(sql`${ownNumbers.code} >= ${code}`, sql`${ownNumbers.code} < ${`${code}\u{10ffff}`}`);
}

/** Texts that hold every word, each at the beginning of one of theirs; the text is folded and begins with a space. */
function holdsWords(search: string, text: SQL): SQL | undefined {
  const words = foldIcelandic(search).split(/\s+/).filter(Boolean).slice(0, maximumWords);
  return words.length === 0
    ? undefined
    : and(...words.map((word) => sql`${text} LIKE ${containsPattern(` ${word}`)}`));
}

/** A page of a customer's numbers, by number, and how many there are in all. */
export async function findPage(
  db: Database,
  customerId: number,
  search: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const ours = folded(sql`${products.name} || ' ' || ${products.sku}`);
  const texts = sql`${ownNumbers.searchText} || ' ' || ${ours}`;
  const found = await db
    .select({
      ...lineColumns,
      // Of all numbers the index says how many there are; of those found only reading them does.
      total: search === '' ? sql<number>`0`.mapWith(Number) : sql<number>`count(*) OVER ()`.mapWith(Number),
    })
    .from(ownNumbers)
    .innerJoin(products, eq(products.id, ownNumbers.productId))
    .where(
      and(
        eq(ownNumbers.customerId, customerId),
        search === '' ? undefined : or(beginsWith(search), holdsWords(search, texts)),
      ),
    )
    .orderBy(asc(ownNumbers.code))
    .offset(offset)
    .limit(limit);
  const total = search === '' ? await countOwnNumbers(db, customerId) : (found[0]?.total ?? 0);
  return { lines: found.map(({ total: _total, ...line }) => line), total };
}

/** What the customer calls one product, as a page has it. */
export function findLine(db: Database, customerId: number, productId: number) {
  return db
    .select(lineColumns)
    .from(ownNumbers)
    .innerJoin(products, eq(products.id, ownNumbers.productId))
    .where(and(eq(ownNumbers.customerId, customerId), eq(ownNumbers.productId, productId)));
}

/** Numbers after one of them, by number, for a file. */
export function findAfter(db: Database, customerId: number, after: string, limit: number) {
  return db
    .select({ ...lineColumns, code: ownNumbers.code, ean: products.ean })
    .from(ownNumbers)
    .innerJoin(products, eq(products.id, ownNumbers.productId))
    .where(and(eq(ownNumbers.customerId, customerId), sql`${ownNumbers.code} > ${after}`))
    .orderBy(asc(ownNumbers.code))
    .limit(limit);
}

/**
 * Ids of products that are sold, whose own number begins with the text or whose own name holds its words; best first. Names are
 * not looked at where the text is a number.
 */
export async function findMatches(
  db: Database,
  customerId: number,
  search: string,
  limit: number,
): Promise<number[]> {
  const findBy = (condition: SQL | undefined) =>
    condition
      ? db
          .select({ id: ownNumbers.productId, code: ownNumbers.code })
          .from(ownNumbers)
          .innerJoin(products, and(eq(products.id, ownNumbers.productId), isNull(products.takenOutAt)))
          .where(and(eq(ownNumbers.customerId, customerId), condition))
          .orderBy(asc(ownNumbers.code))
          .limit(limit)
      : [];
  const byNumber = await findBy(beginsWith(search));
  // In byte order the number itself comes before those that it begins.
  const isWhole = byNumber[0]?.code === ownNumberCode(search);
  const byName =
    isWhole || byNumber.length >= limit
      ? []
      : await findBy(holdsWords(search, sql`${ownNumbers.searchText}`));
  return [...new Set([...byNumber, ...byName].map(({ id }) => id))].slice(0, limit);
}

/** One change of a customer's numbers at a time, until the transaction ends. */
export async function lockOwnNumbers(tx: Database, customerId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`own-numbers:${customerId}`}, 0))`);
}

/** Sets numbers, in place of those that the products or others had. */
export async function replaceNumbers(
  tx: Database,
  customerId: number,
  rows: readonly Omit<typeof ownNumbers.$inferInsert, 'customerId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.delete(ownNumbers).where(
    and(
      eq(ownNumbers.customerId, customerId),
      or(
        inArray(
          ownNumbers.productId,
          rows.map(({ productId }) => productId),
        ),
        inArray(
          ownNumbers.code,
          rows.map(({ code }) => code),
        ),
      ),
    ),
  );
  await tx.insert(ownNumbers).values(rows.map((row) => ({ ...row, customerId })));
}

export async function deleteNumber(tx: Database, customerId: number, productId: number): Promise<void> {
  await tx
    .delete(ownNumbers)
    .where(and(eq(ownNumbers.customerId, customerId), eq(ownNumbers.productId, productId)));
}
