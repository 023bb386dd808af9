'use client';

import styled from 'styled-components';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import { ChangedLine } from './changed-line.tsx';

interface Props {
  checkout: Checkout;
  /** The amount on the button when the order was refused (krónur). */
  refusedTotal: number | null;
}

const isChangedLine = ({
  previousUnitPrice,
  product,
  quantity,
}: Checkout['cart']['items'][number]): boolean =>
  previousUnitPrice !== null || quantity > availableQuantity(product);

/** What changed about the order, to be confirmed again: each line, and the sum before and after. */
export function OrderNotice({ checkout, refusedTotal }: Props) {
  const changedLines = checkout.cart.items.filter(isChangedLine);
  const isTotalChanged = refusedTotal !== null && refusedTotal !== checkout.total;
  const { lapsedPromoCode } = checkout.cart;
  if (changedLines.length === 0 && !isTotalChanged && !lapsedPromoCode) return null;
  return (
    <ChangesNotice aria-labelledby="order-news">
      <h2 id="order-news">Pöntunin hefur breyst</h2>
      {changedLines.length > 0 && (
        <ul>
          {changedLines.map((line) => (
            <li key={line.id}>
              <strong>{line.product.name}</strong>
              <ChangedLine line={line} hasPromo={checkout.cart.promoCode != null} />
            </li>
          ))}
        </ul>
      )}
      {lapsedPromoCode && (
        <p>
          {lapsedPromoCode.promoCode}: {lapsedPromoCode.reason} Verðið er nú án afsláttarins.
        </p>
      )}
      {isTotalChanged && (
        <p>
          Til greiðslu var {formatKronur(refusedTotal)}, er nú <strong>{formatKronur(checkout.total)}</strong>
        </p>
      )}
    </ChangesNotice>
  );
}

const ChangesNotice = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 2px solid var(--color-rust);
  border-radius: var(--radius-medium);
  & h2 {
    font-size: var(--text-large);
  }
  & ul {
    display: grid;
    gap: var(--space-2);
  }
`;
