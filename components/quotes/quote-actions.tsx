import { LinkButton } from '@/components/ui/link-button.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';
import { ShareQuote } from './share-quote.tsx';
import { WithdrawQuote } from './withdraw-quote.tsx';

/** The file is behind the page's own address, which makes the short-lived link when it is followed. */
export function QuoteActions({ quote }: { quote: Quote }) {
  return (
    <PageActions>
      <LinkButton href="/auth/quotes" variant="quiet">
        Til baka
      </LinkButton>
      <PrintButton />
      <LinkButton href={`/auth/quotes/${quote.id}/pdf`} variant="secondary">
        Sækja PDF
      </LinkButton>
      {quote.sharePath && <ShareQuote path={quote.sharePath} validUntil={quote.validUntilDate} />}
      {quote.actions.includes('Withdraw') && <WithdrawQuote quote={quote} />}
    </PageActions>
  );
}
