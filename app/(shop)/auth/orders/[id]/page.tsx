import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { OrderSheet } from '@/components/orders/order-sheet.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/io/query-keys.ts';
import { orderQuery } from '@/lib/orders/queries.ts';
import { may } from '@/lib/rules/abilities.ts';
import { readOrder, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Pöntun', robots: { index: false } };

/** An order of somebody else is as missing as one that never was. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `/auth/orders/${id}`;
  const customer = await requireCustomer(path);
  const order = await readSignedIn(readOrder(id), path);
  if (!order) notFound();
  return (
    <Container>
      <AccountFrame current="/auth/orders" customer={customer}>
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [orderQuery(order.id).queryKey, order],
          ]}
        >
          <OrderSheet orderId={order.id} mayOrder={may(customer.role, 'order')} />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
