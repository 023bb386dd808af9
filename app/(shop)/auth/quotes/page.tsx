import type { Metadata } from 'next';
import { QuoteList } from '@/components/quotes/quote-list.tsx';
import { QuoteTabs } from '@/components/quotes/quote-tabs.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PreviousNext } from '@/components/ui/previous-next.tsx';
import { prospectQuotePath } from '@/lib/rules/routes/account-paths.ts';
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
  const { id, actor, isAgent } = await requireCustomer(path);
  const { quotes, counts, hasMore } = await readSignedIn(readQuotes(page, status), path);
  return (
    <AccountPage current="/auth/quotes" path={path} title="Tilboð">
      {isAgent && actor.id === id && (
        <PageActions>
          <LinkButton href={prospectQuotePath} variant="secondary">
            Gera tilboð handa nýjum viðskiptavini
          </LinkButton>
        </PageActions>
      )}
      <QuoteTabs currentStatus={status} counts={counts} />
      <QuoteList quotes={quotes} />
      <PreviousNext page={page} hasMore={hasMore} hrefOf={(number) => quotesHref(status, number)} />
    </AccountPage>
  );
}
