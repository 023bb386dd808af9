import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import type { Order } from '@/lib/orders/queries.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';

/** Invoice and credit notes of an order, each as a page, a PDF and an e-invoice, with what was charged or given back. */
export function OrderDocuments({ documents }: { documents: Order['documents'] }) {
  return (
    <DocumentsSection aria-labelledby="order-documents">
      <h2 id="order-documents">Reikningar og greiðslur</h2>
      <ul>
        {documents.map(({ invoiceId, number, price, timestamp }) => {
          const path = `/auth/invoices/${invoiceId}`;
          const name = `${price < 0 ? 'Kreditreikningur' : 'Reikningur'} ${number}`;
          return (
            <li key={invoiceId}>
              <a href={path}>{name}</a>
              <span data-amount>
                <Price amount={price} />
              </span>
              <time dateTime={timestamp}>{formatDate(timestamp)}</time>
              <span data-files>
                <a href={`${path}/pdf`} aria-label={`PDF, ${name}`}>
                  PDF
                </a>
                <a href={`${path}/xml`} aria-label={`Rafrænn reikningur, ${name}`}>
                  Rafrænn reikningur
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </DocumentsSection>
  );
}

const DocumentsSection = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  & h2 {
    font-size: var(--text-large);
  }
  & li {
    display: grid;
    grid-template-columns: 1fr auto;
    justify-items: start;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
    white-space: nowrap;
  }
  & time {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-amount] {
    justify-self: end;
  }
  & [data-files] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 var(--space-4);
  }
  & [data-files] a {
    min-width: 44px;
    /* A line of text in 44 px. */
    padding-block: 10px;
  }
  ${media.print} {
    & [data-files] {
      display: none;
    }
  }
`;
