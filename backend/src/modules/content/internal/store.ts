import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import {
  cmsPages,
  employees,
  holidays,
  navigationItems,
  openingHours,
  websiteInfo,
} from '../../../db/schema/content.ts';

export async function findWebsiteInfo(db: Database): Promise<typeof websiteInfo.$inferSelect | null> {
  const [row] = await db.select().from(websiteInfo);
  return row ?? null;
}

export const findNavigationItems = (db: Database): Promise<(typeof navigationItems.$inferSelect)[]> =>
  db.select().from(navigationItems).orderBy(asc(navigationItems.position));

export const findEmployees = (db: Database): Promise<(typeof employees.$inferSelect)[]> =>
  db.select().from(employees).orderBy(asc(employees.position));

export async function findPage(db: Database, slug: string): Promise<typeof cmsPages.$inferSelect | null> {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.slug, slug));
  return row ?? null;
}

export const findPageNames = (db: Database): Promise<{ slug: string; title: string; updatedAt: Date }[]> =>
  db
    .select({ slug: cmsPages.slug, title: cmsPages.title, updatedAt: cmsPages.updatedAt })
    .from(cmsPages)
    .orderBy(asc(cmsPages.slug));

export const findWeek = (db: Database): Promise<(typeof openingHours.$inferSelect)[]> =>
  db.select().from(openingHours);

/** Holidays from one ISO date to another, both included. */
export const findHolidays = (
  db: Database,
  from: string,
  to: string,
): Promise<(typeof holidays.$inferSelect)[]> =>
  db
    .select()
    .from(holidays)
    .where(and(gte(holidays.date, from), lte(holidays.date, to)));
