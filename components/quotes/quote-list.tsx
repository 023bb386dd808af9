import styled from 'styled-components';
import type { SalesQuoteSummaryPartsFragment } from '@/graphql/generated/operations.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Price } from '@/components/ui/price.tsx';
import { DocumentTable } from '@/components/ui/document-table.tsx';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';
import { QuoteStatus } from './quote-status.tsx';

type Quote = SalesQuoteSummaryPartsFragment;

/** A table from 768 px, cards below; one markup for both. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return <EmptyState title="Engin tilboð fundust" />;
  return (
    <QuoteTable>
      <thead>
        <tr>
          <th scope="col">Tilboð</th>
          <th scope="col">Dagsetning</th>
          <th scope="col">Gildir til</th>
          <th scope="col">Staða</th>
          <th scope="col" data-amount>
            Upphæð
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </tbody>
    </QuoteTable>
  );
}

function QuoteRow({ quote }: { quote: Quote }) {
  const { id, number, status, totalPrice, createdDate, sentDate, validUntilDate } = quote;
  const date = sentDate ?? createdDate;
  return (
    <tr>
      <td>
        <a href={`/auth/quotes/${id}`}>{number}</a>
      </td>
      <td>
        <time dateTime={date}>{formatDate(date)}</time>
      </td>
      <td>
        {status !== 'Draft' && (
          <span data-soft>
            <span data-label>Gildir til </span>
            <time dateTime={validUntilDate}>{formatDate(validUntilDate)}</time>
          </span>
        )}
      </td>
      <td>
        <QuoteStatus status={status} />
      </td>
      <td data-amount>{totalPrice > 0 ? <Price amount={totalPrice} /> : '–'}</td>
    </tr>
  );
}

const QuoteTable = styled(DocumentTable)`
  ${media.narrow} {
    & [data-label] {
      display: none;
    }
  }
`;
