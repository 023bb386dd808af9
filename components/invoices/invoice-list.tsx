import Link from 'next/link';
import styled from 'styled-components';
import type { CustomerInvoicesQuery } from '@/graphql/generated/operations.ts';
import { Price } from '@/components/ui/price.tsx';
import { formatDate } from '@/lib/rules/icelandic.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { InvoiceStatus } from './invoice-status.tsx';

type Invoice = CustomerInvoicesQuery['customerInvoices']['invoices'][number];

/** A table from 768 px, cards below; one markup for both. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <Empty>Engir reikningar fundust</Empty>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Reikningsnúmer</th>
          <th scope="col">Útgáfudagur</th>
          <th scope="col">Staða</th>
          <th scope="col" data-amount>
            Upphæð
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ invoiceId, number, timestamp, status, price }) => (
          <tr key={invoiceId}>
            <td>
              <Link href={`/auth/invoices/${invoiceId}`}>{number}</Link>
            </td>
            <td>
              <time dateTime={timestamp}>{formatDate(timestamp)}</time>
            </td>
            <td>
              <InvoiceStatus status={status} />
            </td>
            <td data-amount>
              <Price amount={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const { color } = theme;

const Empty = styled.p`
  padding: 48px 16px;
  border: 1px dashed ${color.line};
  border-radius: ${theme.radius.large};
  color: ${color.inkSoft};
  text-align: center;
`;

const Table = styled.table`
  width: 100%;
  & thead {
    display: none;
  }
  & tr {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & td {
    padding: 0;
  }
  & [data-amount] {
    text-align: right;
    font-weight: 600;
  }
  & time {
    color: ${color.inkSoft};
  }
  & a {
    color: ${color.fjord};
    font-weight: 600;
  }
  /* The whole row is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & tbody tr:hover {
    background: ${color.mist};
  }
  ${media.narrow} {
    & thead {
      display: table-header-group;
    }
    & tr {
      display: table-row;
    }
    & th,
    & td {
      padding: 12px 16px;
      text-align: left;
    }
    & th {
      color: ${color.inkSoft};
      font-size: ${theme.text.small};
      font-weight: 600;
      border-bottom: 1px solid ${color.lineStrong};
    }
    & [data-amount] {
      text-align: right;
    }
  }
`;
