import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { DocumentSheet } from '@/components/ui/document-sheet.tsx';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { media } from '@/styles/media.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteStatus } from './quote-status.tsx';
import { QuoteSums } from './quote-sums.tsx';
import type { SheetQuote } from './sheet-quote.ts';

interface Props {
  quote: SheetQuote;
  /** What a person can do with an alternative; stands below it. */
  renderAlternative?: ComponentProps<typeof QuoteLines>['renderAlternative'];
  /** Stands below the sums. */
  children?: ReactNode;
}

/** The offer as it was sent, each line with what has changed since; on paper it stands alone. */
export function QuoteSheet({ quote, renderAlternative, children }: Props) {
  const { seller, customer, delivery } = quote;
  return (
    <QuoteDocument>
      <header>
        <div>
          <h1>Tilboð {quote.number}</h1>
          <QuoteStatus status={quote.status} />
        </div>
        <address>
          <strong>{seller.name}</strong>
          <span>{seller.address}</span>
          <span>kt. {formatKennitala(seller.ssn)}</span>
          <span>VSK-númer {seller.vatNumber}</span>
        </address>
      </header>
      <section aria-label="Viðskiptavinur og skilmálar" data-parties>
        <address>
          <small>Viðskiptavinur</small>
          <strong>{customer.name}</strong>
          {customer.address && <span>{customer.address}</span>}
          {customer.ssn !== null && <span>kt. {formatKennitala(customer.ssn)}</span>}
        </address>
        <dl>
          {quote.sentDate && <Fact term="Dagsetning" text={formatLongDate(quote.sentDate)} />}
          <Fact term="Gildir til" text={formatLongDate(quote.validUntilDate)} />
          {quote.agent && <Fact term="Sölumaður" text={quote.agent.name} />}
          <Fact term="Afhending" text={[delivery.name, delivery.address].filter(Boolean).join(', ')} isLong />
        </dl>
      </section>
      {quote.message && <p data-message>{quote.message}</p>}
      <QuoteLines quote={quote} renderAlternative={renderAlternative} />
      <QuoteSums quote={quote} />
      {children}
    </QuoteDocument>
  );
}

function Fact({ term, text, isLong }: { term: string; text: string; isLong?: boolean }) {
  return (
    <div data-long={isLong}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const QuoteDocument = styled(DocumentSheet)`
  & [data-long] {
    grid-column: 1 / -1;
  }
  & [data-message] {
    max-width: 68ch;
    padding: var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-mist);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    & [data-message] {
      padding: 0;
    }
  }
`;
