import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell.tsx';
import { publicConfig } from '@/lib/io/public-config.ts';
import { packHours } from '@/lib/rules/dates/packed-hours.ts';
import { weeklyHoursLines } from '@/lib/rules/dates/weekly-hours.ts';
import { navigationLink } from '@/lib/rules/routes/navigation-link.ts';
import { readTopCategories } from '@/lib/server/catalogue.ts';
import { readNavigation, readOpeningHours } from '@/lib/server/content.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

/** A week from any day on which a kept page may be read. */
const headerDays = 8;

/** The shell around every page; the same for everybody. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  // No backend answers during the build: such pages are rendered per request instead. Regenerated pages have no paths at that
  // time, so they never come here.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') await connection();
  const [info, navigation, openingHours, categories] = await Promise.all([
    readWebsiteInfo(),
    readNavigation(),
    readOpeningHours(),
    readTopCategories(),
  ]);
  const shell = {
    info,
    navigation: navigation.map(navigationLink),
    openingHours: packHours(openingHours.slice(0, headerDays)),
    week: weeklyHoursLines(openingHours),
    categories: categories.map(({ id, name, slug, productCount }) => ({ id, name, slug, productCount })),
  };
  return (
    <Shell config={publicConfig()} data={shell}>
      {children}
    </Shell>
  );
}
