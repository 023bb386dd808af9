import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ViewInvoiceQuery } from '@/graphql/generated/operations.ts';
import { formatLongDate } from '@/lib/rules/icelandic.ts';
import { formatKennitala } from '@/lib/rules/kennitala.ts';
import { orderNumber } from '@/lib/rules/order-number.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

export type InvoiceDetail = NonNullable<ViewInvoiceQuery['viewInvoice']>;

/** The invoice with all that regulation 50/1993 wants on it; on paper it stands alone. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { seller } = invoice;
  return (
    <Sheet>
      <header>
        <div>
          <h1>
            {invoice.credits ? 'Kreditreikningur' : 'Reikningur'} {invoice.number}
          </h1>
          <InvoiceStatus status={invoice.status} />
        </div>
        <address>
          <strong>{seller.name}</strong>
          <span>{seller.address}</span>
          <span>kt. {formatKennitala(seller.ssn)}</span>
          <span>VSK-númer {seller.vatNumber}</span>
        </address>
      </header>
      <section aria-label="Kaupandi og dagsetningar">
        <address>
          <small>Kaupandi</small>
          <strong>{invoice.customerName}</strong>
          {invoice.customerAddress && <span>{invoice.customerAddress}</span>}
          <span>kt. {formatKennitala(invoice.customerNumber)}</span>
        </address>
        <dl>
          <Fact term="Útgáfudagur" text={formatLongDate(invoice.timestamp)} />
          {invoice.credits && (
            <Fact
              term="Vegna reiknings"
              text={
                <Link href={`/auth/invoices/${invoice.credits.invoiceId}`}>{invoice.credits.number}</Link>
              }
            />
          )}
          {invoice.orderId && (
            <Fact
              term="Pöntun"
              text={<Link href={`/auth/orders/${invoice.orderId}`}>{orderNumber(invoice.orderId)}</Link>}
            />
          )}
          {invoice.creditNotes.map(({ invoiceId, number }) => (
            <Fact
              key={invoiceId}
              term="Kreditreikningur"
              text={<Link href={`/auth/invoices/${invoiceId}`}>{number}</Link>}
            />
          ))}
          {invoice.dueDate && <Fact term="Eindagi" text={formatLongDate(invoice.dueDate)} />}
          {invoice.checkoutOptions.map(({ name, value }) => (
            <Fact key={name} term={name} text={value} />
          ))}
        </dl>
      </section>
      <InvoiceLines items={invoice.items} />
      <InvoiceSums invoice={invoice} />
    </Sheet>
  );
}

function Fact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const { color } = theme;

const Sheet = styled.article`
  display: grid;
  gap: 32px;
  padding: 24px 16px;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.large};
  & header,
  & section {
    display: grid;
    gap: 24px;
  }
  & header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-self: start;
    gap: 8px 16px;
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  & address {
    display: grid;
    align-content: start;
    font-style: normal;
  }
  & small,
  & dt {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & section dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    gap: 16px;
  }
  ${media.narrow} {
    padding: 40px;
    & header,
    & section {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.print} {
    padding: 0;
    border: 0;
    & header,
    & section {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
