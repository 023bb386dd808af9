import type { CustomerInvoicesQuery } from '@/graphql/generated/operations.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { DocumentTable } from '@/components/ui/document-table.tsx';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { InvoiceStatus } from './invoice-status.tsx';

type Invoice = CustomerInvoicesQuery['customerInvoices']['invoices'][number];

/** A table from 768 px, cards below; one markup for both. */
export function InvoiceList({ invoices, isNarrowed }: { invoices: readonly Invoice[]; isNarrowed: boolean }) {
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
  return (
    <DocumentTable>
      <thead>
        <tr>
          <th scope="col">Reikningsnúmer</th>
          <th scope="col">Útgáfudagur</th>
          <th scope="col">Tilvísun</th>
          <th scope="col">Staða</th>
          <th scope="col" data-amount>
            Upphæð
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ invoiceId, number, timestamp, status, price, billToName, reference }) => (
          <tr key={invoiceId}>
            <td>
              <a href={`/auth/invoices/${invoiceId}`}>{number}</a>
            </td>
            <td>
              <time dateTime={timestamp}>{formatDate(timestamp)}</time>
            </td>
            <td data-soft>
              {reference}
              {billToName && ` (greiðandi: ${billToName})`}
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
    </DocumentTable>
  );
}
