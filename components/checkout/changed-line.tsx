import styled from 'styled-components';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { availableQuantity, stockShortMessage } from '@/lib/rules/orders/quantity.ts';

interface Props {
  line: Checkout['cart']['items'][number];
  /** A promo code lowers the current price of the line, not the previous price shown. */
  hasPromo: boolean;
}

/** What changed since the line was added: its price, or its stock, which can be corrected in the cart. */
export function ChangedLine({ line, hasPromo }: Props) {
  const { previousUnitPrice, unitPrice, product, quantity } = line;
  const available = availableQuantity(product);
  return (
    <>
      {previousUnitPrice !== null && (
        <ChangeMark>
          Verð hefur breyst, var {formatKronur(previousUnitPrice)}
          {!hasPromo && `, er nú ${formatKronur(unitPrice)}`}
        </ChangeMark>
      )}
      {quantity > available && (
        <ChangeMark>
          {stockShortMessage(available)} <a href="/karfa">Breyta körfu</a>
        </ChangeMark>
      )}
    </>
  );
}

const ChangeMark = styled.mark`
  display: block;
  color: var(--color-rust);
  background: none;
  font-weight: 600;
`;
