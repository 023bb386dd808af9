import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { OrderSheet } from '@/components/orders/order-sheet.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { orderQuery } from '@/lib/orders/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { readOrder, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../../visitor-data.tsx';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';

interface Props {
  params: Promise<{ id: string }>;
}

/** The number is the title of the tab, and the file name of a saved print. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const order = await readOrder((await params).id).catch(() => null);
  return { title: order ? `Pöntun ${order.number}` : 'Pöntun', robots: { index: false } };
}

/** Another customer's order answers 404 like one that does not exist. */
export default async function OrderPage({ params }: Props) {
  const { id } = await params;
  const path = `/auth/orders/${id}`;
  const customer = await requireCustomer(path);
  const order = await readSignedIn(readOrder(id), path);
  if (!order)
    return <MissingDocument title="Pöntunin fannst ekki" href="/auth/orders" label="Sjá allar pantanir" />;
  return (
    <Container>
      <AccountFrame current="/auth/orders" customer={customer}>
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [orderQuery(order.id).queryKey, order],
          ]}
        >
          <OrderSheet orderId={order.id} mayOrder={may(customer, 'order')} />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
