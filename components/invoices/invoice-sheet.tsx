import type { ReactNode } from 'react';
import { DocumentSheet } from '@/components/ui/document-sheet.tsx';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { orderNumber } from '@/lib/rules/orders/order-number.ts';
import type { InvoiceDetail } from './invoice-detail.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

/** The invoice with all that regulation 50/1993 wants on it; on paper it stands alone. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { seller } = invoice;
  return (
    <DocumentSheet>
      <header>
        <div>
          <h1>
            {invoice.credits ? 'Kreditreikningur' : 'Reikningur'} {invoice.number}
          </h1>
          {!invoice.credits && <InvoiceStatus status={invoice.status} />}
        </div>
        <address>
          <strong>{seller.name}</strong>
          <span>{seller.address}</span>
          <span>kt. {formatKennitala(seller.ssn)}</span>
          <span>VSK-númer {seller.vatNumber}</span>
        </address>
      </header>
      <section aria-label="Kaupandi og dagsetningar" data-parties>
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
              text={<a href={`/auth/invoices/${invoice.credits.invoiceId}`}>{invoice.credits.number}</a>}
            />
          )}
          {invoice.orderId && (
            <Fact
              term="Pöntun"
              text={<a href={`/auth/orders/${invoice.orderId}`}>{orderNumber(invoice.orderId)}</a>}
            />
          )}
          {invoice.creditNotes.map(({ invoiceId, number }) => (
            <Fact
              key={invoiceId}
              term="Kreditreikningur"
              text={<a href={`/auth/invoices/${invoiceId}`}>{number}</a>}
            />
          ))}
          {invoice.dueDate && !isPaidByCard(invoice) && (
            <Fact term="Eindagi" text={formatLongDate(invoice.dueDate)} />
          )}
          {invoice.checkoutOptions.map(({ name, value }) => (
            <Fact key={name} term={name} text={value} />
          ))}
        </dl>
      </section>
      <InvoiceLines items={invoice.items} />
      <InvoiceSums invoice={invoice} />
      <InvoicePayments invoice={invoice} />
    </DocumentSheet>
  );
}

/** Paid when it was issued: nothing falls due. */
function isPaidByCard({ transactions }: InvoiceDetail): boolean {
  return transactions.some(({ paymentType }) => paymentType === 'Card');
}

function Fact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
