import Link from 'next/link';
import styled from 'styled-components';
import type { AccountHomeQuery } from '@/graphql/generated/operations.ts';
import { InvoiceStatus } from '@/components/invoices/invoice-status.tsx';
import { Price } from '@/components/ui/price.tsx';
import { formatDate } from '@/lib/rules/icelandic.ts';
import { theme } from '@/styles/theme.ts';

type Invoices = NonNullable<AccountHomeQuery['customerInvoices']>['invoices'];

/** The latest invoices in short, each with its state and amount. */
export function LatestInvoices({ invoices }: { invoices: Invoices }) {
  return (
    <List>
      {invoices.map(({ invoiceId, number, timestamp, status, price }) => (
        <li key={invoiceId}>
          <span>
            <Link href={`/auth/invoices/${invoiceId}`}>Reikningur {number}</Link>
            <time dateTime={timestamp}>{formatDate(timestamp)}</time>
          </span>
          <InvoiceStatus status={status} />
          <Price amount={price} />
        </li>
      ))}
    </List>
  );
}

const { color } = theme;

const List = styled.ul`
  border-top: 1px solid ${color.line};
  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 16px;
    min-height: 56px;
    padding-block: 8px;
    border-bottom: 1px solid ${color.line};
  }
  & li:hover {
    background: ${color.mist};
  }
  & a {
    display: block;
    color: ${color.fjord};
    font-weight: 600;
  }
  /* The whole row is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & time {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-price] {
    font-weight: 600;
  }
`;
