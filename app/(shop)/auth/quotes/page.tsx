import type { Metadata } from 'next';
import { QuoteList } from '@/components/quotes/quote-list.tsx';
import { QuoteTabs } from '@/components/quotes/quote-tabs.tsx';
import { PageTurns } from '@/components/ui/page-turns.tsx';
import { pageNumber } from '@/lib/rules/routes/page-numbers.ts';
import { quotesAddress, quoteStatusIn } from '@/lib/rules/orders/quote-list.ts';
import { readQuotes, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Tilboð', robots: { index: false } };

interface Props {
  searchParams: Promise<{ sida?: string | string[]; stada?: string | string[] }>;
}

export default async function QuotesPage({ searchParams }: Props) {
  const { sida, stada } = await searchParams;
  const status = quoteStatusIn(stada);
  const page = pageNumber(sida);
  const path = quotesAddress(status, page);
  await requireCustomer(path);
  const { quotes, counts, hasMore } = await readSignedIn(readQuotes(page, status), path);
  return (
    <AccountPage current="/auth/quotes" path={path} title="Tilboð">
      <QuoteTabs current={status} counts={counts} />
      <QuoteList quotes={quotes} />
      <PageTurns page={page} hasMore={hasMore} hrefOf={(number) => quotesAddress(status, number)} />
    </AccountPage>
  );
}
