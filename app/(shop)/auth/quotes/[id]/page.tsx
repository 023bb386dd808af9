import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { quoteQuery } from '@/lib/quotes/queries.ts';
import { readQuote, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { QuoteContent } from './quote-content.tsx';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';

interface Props {
  params: Promise<{ id: string }>;
}

/** The number is the title of the tab, and the file name of a saved print. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const quote = await readQuote((await params).id).catch(() => null);
  return { title: quote ? `Tilboð ${quote.number}` : 'Tilboð', robots: { index: false } };
}

/** Another customer's quote answers 404 like one that does not exist. */
export default async function QuotePage({ params }: Props) {
  const { id } = await params;
  const path = `/auth/quotes/${id}`;
  const customer = await requireCustomer(path);
  const quote = await readSignedIn(readQuote(id), path);
  if (!quote)
    return <MissingDocument title="Tilboðið fannst ekki" href="/auth/quotes" label="Sjá öll tilboð" />;
  return (
    <Container>
      <AccountFrame current="/auth/quotes" customer={customer}>
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [quoteQuery(id).queryKey, quote],
          ]}
        >
          <QuoteContent id={id} />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
