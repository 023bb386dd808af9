import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer.tsx';
import { Header } from '@/components/shell/header.tsx';
import { DeferredShell } from '@/components/shell/deferred-shell.tsx';
import { Letterhead } from '@/components/shell/letterhead.tsx';
import { LinkRouter } from '@/components/shell/link-router.tsx';
import { PublicConfigScript } from '@/components/shell/public-config-script.tsx';
import { QueryProvider } from '@/components/shell/query-provider.tsx';
import { SignInHost } from '@/components/shell/sign-in/sign-in-host.tsx';
import { SkipLink } from '@/components/shell/skip-link.tsx';
import { readCategories } from '@/lib/server/catalogue.ts';
import { readNavigation, readOpeningHours } from '@/lib/server/content.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

/** Opening hours for the header, enough for as long as a page is cached. */
const headerDays = 14;

/** The shell around every page; the same for everybody. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  // No backend answers during the build: such pages are rendered per request instead. Regenerated pages have no paths at that
  // time, so they never come here.
  if (process.env['NEXT_PHASE'] === 'phase-production-build') await connection();
  const [info, navigation, openingHours, categories] = await Promise.all([
    readWebsiteInfo(),
    readNavigation(),
    readOpeningHours(),
    readCategories(),
  ]);
  const hours = openingHours.map(({ date, day, opensAt, closesAt, isToday, holiday }) => ({
    date,
    day,
    opensAt,
    closesAt,
    isToday,
    holiday,
  }));
  const topLevel = categories.map(({ id, name, slug }) => ({ id, name, slug }));
  return (
    <QueryProvider>
      <PublicConfigScript />
      <LinkRouter />
      <DeferredShell />
      <SkipLink />
      <Header
        info={info}
        navigation={navigation}
        openingHours={hours.slice(0, headerDays)}
        categories={topLevel}
      />
      <Letterhead info={info} />
      <main id="efni" tabIndex={-1}>
        {children}
      </main>
      <Footer info={info} openingHours={hours} />
      <SignInHost />
    </QueryProvider>
  );
}
