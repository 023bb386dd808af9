import type { Metadata } from 'next';
import { CartView } from '@/components/cart/cart-view.tsx';
import { SendCart } from '@/components/punch-out/send-cart.tsx';
import { CreateQuote } from '@/components/quotes/create-quote.tsx';
import { Container } from '@/components/ui/container.tsx';
import { lastFiveQuery } from '@/lib/product/purchases.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { readOrUndefined, readCartPage, readLastFive } from '@/lib/server/visitor.ts';
import { EmptyCartIdeas } from './_parts/empty-cart-ideas.tsx';
import { KeepCartBox } from './_parts/keep-cart-box.tsx';
import { OwnBudgets } from './_parts/own-budgets.tsx';
import { QuickOrderBox } from './_parts/quick-order-box.tsx';
import { redirectToLastOrder } from './redirect-to-last-order.ts';
import { VisitorData } from '../visitor-data.tsx';

export const metadata: Metadata = { title: 'Karfa', robots: { index: false } };

export default async function CartPage() {
  const { cart, authenticatedCustomer: customer, savedItems } = (await readOrUndefined(readCartPage())) ?? {};
  // A purchasing system's visit: its cart is ordered there, and nothing of who made the access is shown.
  const isVisit = customer?.role === 'PunchOut';
  const isEmpty = customer && !isVisit && cart?.items.length === 0;
  if (isEmpty) await redirectToLastOrder({ unseen: true });
  const lastFive = isEmpty ? await readOrUndefined(readLastFive()) : undefined;
  return (
    <Container>
      <VisitorData
        entries={[
          [visitorKeys.cart, cart],
          [visitorKeys.customer, customer],
          [visitorKeys.savedItems, savedItems],
          [lastFiveQuery.queryKey, lastFive],
        ]}
      >
        {isVisit ? (
          <CartView order={<SendCart />} />
        ) : (
          <>
            {customer && customer.companies.length > 0 && <OwnBudgets />}
            <CartView otherActions={<CreateQuote />} />
            <EmptyCartIdeas />
            <KeepCartBox />
          </>
        )}
        <QuickOrderBox />
      </VisitorData>
    </Container>
  );
}
