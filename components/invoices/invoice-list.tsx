import styled from 'styled-components';
import type { CustomerInvoicesQuery } from '@/graphql/generated/operations.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { goodsText } from '@/lib/rules/orders/goods-text.ts';
import { ownReferenceText } from '@/lib/rules/orders/order-option.ts';
import { invoiceHref } from '@/lib/rules/routes/account-paths.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { InvoiceChoice, InvoiceChoosing } from './invoice-choosing.tsx';
import { InvoiceStatus } from './invoice-status.tsx';

type Invoice = CustomerInvoicesQuery['customerInvoices']['invoices'][number];

const columns = [
  { label: 'Reikningsnúmer' },
  { label: 'Útgáfudagur' },
  { label: 'Vörur' },
  { label: 'Tilvísun' },
  { label: 'Staða' },
  { label: 'Upphæð', isNumber: true },
];

interface Props {
  invoices: readonly Invoice[];
  isNarrowed: boolean;
  /** Whether the visitor may pay the customer's invoices: open ones can be chosen then. */
  mayPay: boolean;
}

export function InvoiceList({ invoices, isNarrowed, mayPay }: Props) {
  if (invoices.length === 0)
    return (
      <EmptyState title="Engir reikningar fundust">
        {isNarrowed && (
          <LinkButton href="/auth/invoices" variant="secondary">
            Hreinsa síur
          </LinkButton>
        )}
      </EmptyState>
    );
  const isChoosable = mayPay && invoices.some(({ isPayable }) => isPayable);
  const table = (
    <Table columns={columns} cards="linked">
      {invoices.map(({ invoiceId, dataProvider, number, timestamp, status, price, ...invoice }) => (
        <TableRow
          key={invoiceId}
          columns={columns}
          cells={[
            <NumberCell key="number">
              {isChoosable && <InvoiceChoice invoice={{ ...invoice, invoiceId, number }} />}
              <a href={invoiceHref({ invoiceId, dataProvider })}>{number}</a>
            </NumberCell>,
            <time key="date" dateTime={timestamp}>
              {formatDate(timestamp)}
            </time>,
            <span key="goods" data-soft>
              {goodsText(invoice.items)}
            </span>,
            (ownReferenceText(invoice) || invoice.billToName) && (
              <span key="reference" data-soft>
                {ownReferenceText(invoice)}
                {invoice.billToName && ` (greiðandi: ${invoice.billToName})`}
              </span>
            ),
            <InvoiceStatus key="status" status={status} />,
            <span key="amount">
              <Price amount={price} />
              {invoice.remaining > 0 && invoice.remaining < price && (
                <small>eftir {formatKronur(invoice.remaining)}</small>
              )}
            </span>,
          ]}
        />
      ))}
    </Table>
  );
  return isChoosable ? <InvoiceChoosing invoices={invoices}>{table}</InvoiceChoosing> : table;
}

const NumberCell = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;
