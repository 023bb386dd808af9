import type { Metadata } from 'next';
import { QuoteList } from '@/components/quotes/quote-list.tsx';
import { QuoteTabs } from '@/components/quotes/quote-tabs.tsx';
import { PreviousNext } from '@/components/ui/previous-next.tsx';
import { parsePageNumber } from '@/lib/rules/routes/page-numbers.ts';
import { quotesHref, parseQuoteStatus } from '@/lib/rules/orders/quote-list.ts';
import { readQuotes, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Tilboð', robots: { index: false } };

interface Props {
  searchParams: Promise<{ sida?: string | string[]; stada?: string | string[] }>;
}

export default async function QuotesPage({ searchParams }: Props) {
  const { sida, stada } = await searchParams;
  const status = parseQuoteStatus(stada);
  const page = parsePageNumber(sida);
  const path = quotesHref(status, page);
  await requireCustomer(path);
  const { quotes, counts, hasMore } = await readSignedIn(readQuotes(page, status), path);
  return (
    <AccountPage current="/auth/quotes" path={path} title="Tilboð">
      <QuoteTabs currentStatus={status} counts={counts} />
      <QuoteList quotes={quotes} />
      <PreviousNext page={page} hasMore={hasMore} hrefOf={(number) => quotesHref(status, number)} />
    </AccountPage>
  );
}
