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

export async function readWebsiteInfo(db: Database): Promise<typeof websiteInfo.$inferSelect | null> {
  const [row] = await db.select().from(websiteInfo);
  return row ?? null;
}

export const readNavigation = (db: Database): Promise<(typeof navigationItems.$inferSelect)[]> =>
  db.select().from(navigationItems).orderBy(asc(navigationItems.position));

export const readEmployees = (db: Database): Promise<(typeof employees.$inferSelect)[]> =>
  db.select().from(employees).orderBy(asc(employees.position));

export async function readPage(db: Database, slug: string): Promise<typeof cmsPages.$inferSelect | null> {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.slug, slug));
  return row ?? null;
}

export const readPageNames = (db: Database): Promise<{ slug: string; title: string; updatedAt: Date }[]> =>
  db
    .select({ slug: cmsPages.slug, title: cmsPages.title, updatedAt: cmsPages.updatedAt })
    .from(cmsPages)
    .orderBy(asc(cmsPages.slug));

export const readWeek = (db: Database): Promise<(typeof openingHours.$inferSelect)[]> =>
  db.select().from(openingHours);

/** Holidays from one ISO date to another, both included. */
export const readHolidays = (
  db: Database,
  from: string,
  to: string,
): Promise<(typeof holidays.$inferSelect)[]> =>
  db
    .select()
    .from(holidays)
    .where(and(gte(holidays.date, from), lte(holidays.date, to)));
