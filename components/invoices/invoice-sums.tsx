import styled from 'styled-components';
import { paymentNames } from '@/lib/rules/orders/payment-names.ts';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { VatRows } from '@/components/ui/vat-rows.tsx';
import type { InvoiceDetail } from './invoice-detail.ts';

/** Tax by rate, the total and how it was paid. */
export function InvoiceSums({ invoice }: { invoice: InvoiceDetail }) {
  const { vatLines, priceWithoutTax, tax, price, transactions } = invoice;
  return (
    <SumList>
      <VatRows vatLines={vatLines} net={priceWithoutTax} tax={tax} gross={price} />
      {transactions.map(({ transactionId, paymentType, total }) => (
        <SumRow key={transactionId} term={paymentNames[paymentType]} amount={total} />
      ))}
    </SumList>
  );
}

const SumList = styled.dl`
  width: min(100%, 360px);
  margin-left: auto;
  break-inside: avoid;
`;
