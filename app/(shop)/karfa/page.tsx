import type { Metadata } from 'next';
import { CartView } from '@/components/cart/cart-view.tsx';
import { MakeQuote } from '@/components/quotes/make-quote.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { attempt, readCart, readCustomer, readSavedItems } from '@/lib/server/visitor.ts';
import { EmptyCartIdeas } from './_parts/empty-cart-ideas.tsx';
import { QuickOrderBox } from './_parts/quick-order-box.tsx';
import { followPlaced } from './follow-placed.ts';
import { VisitorData } from '../visitor-data.tsx';

export const metadata: Metadata = { title: 'Karfa', robots: { index: false } };

export default async function CartPage() {
  const [cart, customer, saved] = await Promise.all([
    attempt(readCart()),
    attempt(readCustomer()),
    attempt(readSavedItems()),
  ]);
  if (customer && cart?.items.length === 0) await followPlaced({ unseen: true });
  return (
    <Container>
      <VisitorData
        entries={[
          [visitorKeys.cart, cart],
          [visitorKeys.customer, customer],
          [visitorKeys.savedItems, saved],
        ]}
      >
        <CartView otherWays={<MakeQuote />} />
        <EmptyCartIdeas />
        <QuickOrderBox />
      </VisitorData>
    </Container>
  );
}
