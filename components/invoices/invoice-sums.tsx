import styled from 'styled-components';
import { SumRow, sumStyle } from '@/components/ui/sum-row.tsx';
import { formatNumber } from '@/lib/rules/icelandic.ts';
import { theme } from '@/styles/theme.ts';
import type { InvoiceDetail } from './invoice-sheet.tsx';

const paymentNames = { Account: 'Reikningsviðskipti', Card: 'Greiðslukort' } as const;

/** Tax by rate, the total and how it was paid. */
export function InvoiceSums({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Sums>
      {invoice.vatLines.map(({ rate, net, tax }) => (
        <div key={rate}>
          <SumRow term={`Án vsk., ${formatNumber(rate)}% þrep`} amount={net} />
          <SumRow term={`Vsk. (${formatNumber(rate)}%)`} amount={tax} />
        </div>
      ))}
      <SumRow term="Samtals án vsk." amount={invoice.priceWithoutTax} />
      <SumRow term="Virðisaukaskattur" amount={invoice.tax} />
      <SumRow term="Samtals með vsk." amount={invoice.price} total />
      {invoice.transactions.map(({ transactionId, paymentType, total }) => (
        <SumRow key={transactionId} term={paymentNames[paymentType]} amount={total} />
      ))}
    </Sums>
  );
}

const Sums = styled.dl`
  width: min(100%, 360px);
  margin-left: auto;
  break-inside: avoid;
  & > div:not([data-sum]) {
    padding-bottom: 8px;
    margin-bottom: 8px;
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.text.small};
  }
  ${sumStyle}
`;
