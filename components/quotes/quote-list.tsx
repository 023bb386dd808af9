import styled from 'styled-components';
import type { SalesQuoteSummaryPartsFragment } from '@/graphql/generated/operations.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';
import { QuoteStatus } from './quote-status.tsx';

type Quote = SalesQuoteSummaryPartsFragment;

const columns = [
  { label: 'Tilboð' },
  { label: 'Dagsetning' },
  { label: 'Gildir til' },
  { label: 'Staða' },
  { label: 'Upphæð', isNumber: true },
];

export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return <EmptyState title="Engin tilboð fundust" />;
  return (
    <Table columns={columns} cards="linked">
      {quotes.map((quote) => (
        <TableRow key={quote.id} columns={columns} cells={cellsOf(quote)} />
      ))}
    </Table>
  );
}

function cellsOf({
  id,
  number,
  status,
  prospectName,
  totalPrice,
  createdDate,
  sentDate,
  validUntilDate,
}: Quote) {
  const date = sentDate ?? createdDate;
  return [
    <a key="number" href={`/auth/quotes/${id}`}>
      {prospectName === null ? number : `${number} · ${prospectName}`}
    </a>,
    <time key="date" dateTime={date}>
      {formatDate(date)}
    </time>,
    status !== 'Draft' && status !== 'Requested' && (
      <span key="until" data-soft>
        <CardLabel>Gildir til </CardLabel>
        <time dateTime={validUntilDate}>{formatDate(validUntilDate)}</time>
      </span>
    ),
    <QuoteStatus key="status" status={status} />,
    totalPrice > 0 ? <Price key="amount" amount={totalPrice} /> : '–',
  ];
}

/** On a phone, where no column says it. */
const CardLabel = styled.span`
  ${media.narrow} {
    display: none;
  }
`;
