import { isDeepStrictEqual } from 'node:util';
import { inArray, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { icelandicHolidays } from '../../../lib/rules/holidays.ts';
import { pageTag, revalidateTags } from '../../../lib/rules/revalidate-tags.ts';
import type { Database } from '../db/connect.ts';
import {
  cmsPages,
  employees,
  holidays,
  navigationItems,
  openingHours,
  websiteInfo,
} from '../db/schema/content.ts';
import { enqueueRevalidate } from '../modules/jobs/service.ts';
import { readContent, type Content } from './content-files.ts';

/** Brings the content to what the files of `folder` say and tells the storefront what differs. Twice is as once. */
export async function seedContent(db: Database, folder: string): Promise<void> {
  const content = await readContent(folder);
  await db.transaction(async (tx) => {
    const tags = [
      ...(await seedSite(tx, content.site)),
      ...((await replaceRows(tx, navigationItems, content.navigation.map(inOrder)))
        ? [revalidateTags.navigation]
        : []),
      ...((await replaceRows(tx, employees, content.employees.map(inOrder).map(withoutGaps)))
        ? [revalidateTags.employees]
        : []),
      ...(await seedPages(tx, content.pages)),
    ];
    if (tags.length > 0) await enqueueRevalidate(tx, tags);
  });
}

const inOrder = <T extends object>(row: T, position: number) => ({ ...row, position });
const withoutGaps = (row: Content['employees'][number] & { position: number }) => ({
  ...row,
  title: row.title ?? null,
  image: row.image ?? null,
});

async function seedSite(tx: Database, site: Content['site']): Promise<string[]> {
  const { openingHours: week, holidays: years, ...info } = site;
  const infoChanged = await replaceRows(tx, websiteInfo, [{ id: 1, ...info }]);
  const weekChanged = await replaceRows(tx, openingHours, week);
  const holidaysChanged = await seedHolidays(tx, years);
  return [
    ...(infoChanged ? [revalidateTags.content] : []),
    ...(weekChanged || holidaysChanged ? [revalidateTags.openingHours] : []),
  ];
}

/** Public holidays of the years; days that the shop has added itself stay. */
async function seedHolidays(tx: Database, { from, to }: Content['site']['holidays']): Promise<boolean> {
  const days = Array.from({ length: to - from + 1 }, (_, index) => icelandicHolidays(from + index)).flat();
  // Two holidays may meet on a day, such as 1 May and uppstigningardagur in 2008.
  const byDate = new Map<string, (typeof days)[number]>();
  for (const day of days) {
    const other = byDate.get(day.date);
    byDate.set(day.date, other ? { ...day, name: `${other.name}, ${day.name}` } : day);
  }
  const written = await tx
    .insert(holidays)
    .values([...byDate.values()])
    .onConflictDoUpdate({
      target: holidays.date,
      set: { name: sql`excluded.name`, closesAt: sql`excluded.closes_at` },
      setWhere: sql`(${holidays.name}, ${holidays.closesAt}) IS DISTINCT FROM (excluded.name, excluded.closes_at)`,
    })
    .returning({ date: holidays.date });
  return written.length > 0;
}

/** Pages by slug; only those that differ are written, so that `updatedAt` says when a page changed. */
async function seedPages(tx: Database, pages: Content['pages']): Promise<string[]> {
  const known = new Map((await tx.select().from(cmsPages)).map((page) => [page.slug, page]));
  const changed = pages
    .map((page) => ({ ...page, description: page.description ?? null, sections: page.sections }))
    .filter((page) => {
      const { updatedAt: _updatedAt, ...before } = known.get(page.slug) ?? {};
      return !isDeepStrictEqual(before, { ...page, sections: asStored(page.sections) });
    });
  const slugs = pages.map((page) => page.slug);
  const gone = await tx
    .delete(cmsPages)
    .where(notInArray(cmsPages.slug, slugs))
    .returning({ slug: cmsPages.slug });
  if (changed.length > 0) {
    await tx.delete(cmsPages).where(
      inArray(
        cmsPages.slug,
        changed.map((page) => page.slug),
      ),
    );
    await tx.insert(cmsPages).values(changed);
  }
  return [...changed, ...gone].map((page) => pageTag(page.slug));
}

/** As it comes back from jsonb: without what is undefined. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Makes the rows of a small table equal to `wanted`. @returns whether they differed */
async function replaceRows<T extends PgTable>(
  tx: Database,
  table: T,
  wanted: T['$inferInsert'][],
): Promise<boolean> {
  const current = await tx.select().from<PgTable>(table);
  const known = current.map(({ updatedAt: _updatedAt, ...row }) => canonical(row)).toSorted();
  if (isDeepStrictEqual(known, wanted.map(canonical).toSorted())) return false;
  await tx.delete(table);
  if (wanted.length > 0) await tx.insert(table).values(wanted);
  return true;
}

/** JSON with its keys in order, at every depth: jsonb keeps them in an order of its own. */
function canonical(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
