import styled from 'styled-components';
import type { AccountHomeQuery } from '@/graphql/generated/operations.ts';
import { AccountSection } from '@/components/account/account-section.tsx';
import { InvoiceStatus } from '@/components/invoices/invoice-status.tsx';
import { OrderStatus } from '@/components/orders/order-status.tsx';
import { LatestRows } from './latest-rows.tsx';

/** Rows that are shown in all. */
const maximumRows = 5;

/** The latest orders, and below a few of them the latest invoices. */
export function LatestOrdersAndInvoices({ home }: { home: AccountHomeQuery }) {
  const orders = home.customerOrders?.orders.slice(0, maximumRows) ?? [];
  const remainingRows = maximumRows - orders.length;
  const invoices = remainingRows > 1 ? (home.customerInvoices?.invoices.slice(0, remainingRows) ?? []) : [];
  return (
    <LatestStack>
      {orders.length > 0 && (
        <AccountSection title="Nýjustu pantanir" more={{ href: '/auth/orders', label: 'Sjá allar pantanir' }}>
          <LatestRows
            rows={orders.map(({ id, number, status, createdAt, total }) => ({
              id,
              href: `/auth/orders/${id}`,
              label: `Pöntun ${number}`,
              at: createdAt,
              status: <OrderStatus status={status} />,
              amount: total,
            }))}
          />
        </AccountSection>
      )}
      {invoices.length > 0 && (
        <AccountSection
          title="Nýjustu reikningar"
          more={{ href: '/auth/invoices', label: 'Sjá alla reikninga' }}
        >
          <LatestRows
            rows={invoices.map(({ invoiceId, number, status, timestamp, price }) => ({
              id: invoiceId,
              href: `/auth/invoices/${invoiceId}`,
              label: `Reikningur ${number}`,
              at: timestamp,
              status: <InvoiceStatus status={status} />,
              amount: price,
            }))}
          />
        </AccountSection>
      )}
    </LatestStack>
  );
}

const LatestStack = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  &:empty {
    display: none;
  }
`;
