'use client';

import { LinkButton } from '@/components/ui/link-button.tsx';
import { useCart } from '@/lib/cart/queries.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { LastFiveBand } from '../../_parts/cards/last-five-band.tsx';

const ignoreAnswer = (): void => undefined;

/** Suggestions for an empty cart: the customer's last purchases and favourites. */
export function EmptyCartIdeas() {
  const { data: cart } = useCart();
  const { data: customer } = useCustomer();
  if (cart?.items.length !== 0 || !customer) return null;
  return (
    <>
      <LastFiveBand onAnswer={ignoreAnswer} />
      <p>
        <LinkButton href="/auth/favorites" variant="secondary">
          Uppáhald og listar
        </LinkButton>
      </p>
    </>
  );
}
