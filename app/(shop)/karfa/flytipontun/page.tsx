import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { readOrUndefined, readCart, readCustomer } from '@/lib/server/visitor.ts';
import { QuickOrderPart } from '../../_parts/quick-order/quick-order-part.tsx';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Flýtipöntun', robots: { index: false } };

export default async function QuickOrderPage() {
  const [cart, customer] = await Promise.all([readOrUndefined(readCart()), readOrUndefined(readCustomer())]);
  return (
    <Container>
      <VisitorData
        entries={[
          [visitorKeys.cart, cart],
          [visitorKeys.customer, customer],
        ]}
      >
        <Breadcrumbs crumbs={[{ name: 'Karfa', href: '/karfa' }, { name: 'Flýtipöntun' }]} />
        <QuickOrderPart level={1} />
      </VisitorData>
    </Container>
  );
}
