import styled from 'styled-components';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { VatRows } from '@/components/ui/vat-rows.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';

interface SumsOfQuote extends Pick<
  Quote,
  'vatLines' | 'totalPriceWithoutTax' | 'totalTaxAmount' | 'totalPrice' | 'discountAmount'
> {
  delivery: Pick<Quote['delivery'], 'name' | 'amount'>;
}

/** Delivery, tax by rate and the total. */
export function QuoteSums({ quote }: { quote: SumsOfQuote }) {
  const { delivery, vatLines, totalPriceWithoutTax, totalTaxAmount, totalPrice, discountAmount } = quote;
  return (
    <SumList>
      <SumRow term={delivery.name} amount={delivery.amount} free="Frítt" />
      <VatRows vatLines={vatLines} net={totalPriceWithoutTax} tax={totalTaxAmount} gross={totalPrice} />
      {discountAmount > 0 && <SumRow term="Þar af afsláttur" amount={discountAmount} tone="sun" />}
    </SumList>
  );
}

const SumList = styled.dl`
  width: min(100%, 360px);
  margin-left: auto;
  break-inside: avoid;
`;
