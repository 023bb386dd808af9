import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { icelandicHolidays } from '../../../lib/rules/dates/holidays.ts';
import { pageTag, revalidateTags } from '../../../lib/rules/routes/revalidate-tags.ts';
import type { Database } from '../db/connect.ts';
import {
  cmsPages,
  employees,
  holidays,
  navigationItems,
  openingHours,
  websiteInfo,
} from '../db/schema/content.ts';
import type { ContentLine, ContentLineOf, RemovalLine } from './content-line.ts';

/** Writes one line of content; unchanged content is not touched. @returns the storefront cache tags to invalidate */
export function loadContent(tx: Database, line: ContentLine | RemovalLine): Promise<string[]> {
  if ('remove' in line)
    return line.type === 'page' ? removePage(tx, line.slug) : removeHoliday(tx, line.date);
  switch (line.type) {
    case 'page':
      return loadPage(tx, line);
    case 'navigation':
      return replaceRows(tx, navigationItems, line.items.map(withPosition), [revalidateTags.navigation]);
    case 'opening-hours':
      return replaceRows(tx, openingHours, line.week, [revalidateTags.openingHours]);
    case 'holiday':
      return writeHolidays(tx, [{ date: line.date, name: line.name, closesAt: line.closesAt }]);
    case 'public-holidays':
      return writeHolidays(tx, listPublicHolidays(line.from, line.to));
    case 'employees':
      return replaceRows(tx, employees, line.people.map(withPosition), [revalidateTags.employees]);
    case 'website': {
      const { type: _type, ...info } = line;
      return replaceRows(tx, websiteInfo, [{ id: 1, ...info }], [revalidateTags.content]);
    }
  }
}

const withPosition = <T extends object>(row: T, position: number) => ({ ...row, position });

/** Only a page that differs is written, so that `updatedAt` states when it changed. */
async function loadPage(tx: Database, line: ContentLineOf<'page'>): Promise<string[]> {
  const [existing] = await tx.select().from(cmsPages).where(eq(cmsPages.slug, line.slug));
  const { type: _type, ...page } = line;
  if (existing) {
    const { updatedAt: _updatedAt, ...before } = existing;
    if (toCanonicalJson(before) === toCanonicalJson(page)) return [];
    await tx
      .update(cmsPages)
      .set({ ...page, updatedAt: sql`now()` })
      .where(eq(cmsPages.slug, line.slug));
  } else await tx.insert(cmsPages).values(page);
  return [pageTag(line.slug), revalidateTags.pages];
}

async function removePage(tx: Database, slug: string): Promise<string[]> {
  const removed = await tx.delete(cmsPages).where(eq(cmsPages.slug, slug)).returning({ slug: cmsPages.slug });
  return removed.length > 0 ? [pageTag(slug), revalidateTags.pages] : [];
}

async function removeHoliday(tx: Database, date: string): Promise<string[]> {
  const removed = await tx.delete(holidays).where(eq(holidays.date, date)).returning({ date: holidays.date });
  return removed.length > 0 ? [revalidateTags.openingHours] : [];
}

type Holiday = typeof holidays.$inferInsert;

function listPublicHolidays(from: number, to: number): Holiday[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => icelandicHolidays(from + index)).flat();
  // Two holidays may fall on one day, such as 1 May and uppstigningardagur in 2008.
  const byDate = new Map<string, (typeof days)[number]>();
  for (const day of days) {
    const other = byDate.get(day.date);
    byDate.set(day.date, other ? { ...day, name: `${other.name}, ${day.name}` } : day);
  }
  return [...byDate.values()];
}

/** Days that the shop itself has closed stay as they are. */
async function writeHolidays(tx: Database, days: Holiday[]): Promise<string[]> {
  const written = await tx
    .insert(holidays)
    .values(days)
    .onConflictDoUpdate({
      target: holidays.date,
      set: { name: sql`excluded.name`, closesAt: sql`excluded.closes_at` },
      setWhere: sql`(${holidays.name}, ${holidays.closesAt}) IS DISTINCT FROM (excluded.name, excluded.closes_at)`,
    })
    .returning({ date: holidays.date });
  return written.length > 0 ? [revalidateTags.openingHours] : [];
}

/** Makes the rows of a small table equal to `wanted`. @returns `tags` when they differed */
async function replaceRows<T extends PgTable>(
  tx: Database,
  table: T,
  rows: T['$inferInsert'][],
  tags: string[],
): Promise<string[]> {
  const current = await tx.select().from<PgTable>(table);
  const existing = current.map(({ updatedAt: _updatedAt, ...row }) => toCanonicalJson(row)).toSorted();
  if (isDeepStrictEqual(existing, rows.map(toCanonicalJson).toSorted())) return [];
  await tx.delete(table);
  if (rows.length > 0) await tx.insert(table).values(rows);
  return tags;
}

/** JSON with sorted keys at every depth: jsonb has its own key order. */
function toCanonicalJson(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
