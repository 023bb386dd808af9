import { Fragment } from 'react';
import styled from 'styled-components';
import { SumRow, sumStyle } from '@/components/ui/sum-row.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';
import { formatNumber } from '@/lib/rules/icelandic.ts';

/** Delivery, tax by rate and the total. */
export function QuoteSums({ quote }: { quote: Quote }) {
  return (
    <Sums>
      <SumRow term={quote.delivery.name} amount={quote.delivery.amount} free="Frítt" />
      {quote.vatLines.map(({ rate, net, tax }) => (
        <Fragment key={rate}>
          <SumRow term={`Án vsk., ${formatNumber(rate)}% þrep`} amount={net} />
          <SumRow term={`Vsk. (${formatNumber(rate)}%)`} amount={tax} />
        </Fragment>
      ))}
      <SumRow term="Samtals án vsk." amount={quote.totalPriceWithoutTax} />
      <SumRow term="Virðisaukaskattur" amount={quote.totalTaxAmount} />
      <SumRow term="Samtals með vsk." amount={quote.totalPrice} total />
      {quote.discountAmount > 0 && (
        <SumRow term="Þar af afsláttur" amount={quote.discountAmount} tone="sun" />
      )}
    </Sums>
  );
}

const Sums = styled.dl`
  width: min(100%, 360px);
  margin-left: auto;
  break-inside: avoid;
  ${sumStyle}
`;
