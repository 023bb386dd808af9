import styled from 'styled-components';
import { withNonBreakingDates } from '@/lib/rules/text/non-breaking.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import type { DeliveryMethod } from '@/lib/checkout/queries.ts';

type Props = Pick<DeliveryMethod, 'description' | 'promise' | 'amount' | 'freeFrom'> & {
  /** Krónur with VAT. */
  goods: number;
};

/** What a way of delivery is, when the order would be there, and what is missing until it costs nothing. */
export function DeliveryHint({ description, promise, amount, freeFrom, goods }: Props) {
  const missing = amount > 0 && freeFrom != null ? freeFrom - goods : 0;
  return (
    <>
      {description}
      {promise && <When>{withNonBreakingDates(promise)}</When>}
      {missing > 0 && <Line>Vantar {formatKronur(missing)} upp á fría afhendingu.</Line>}
    </>
  );
}

const Line = styled.span`
  display: block;
  /* The box makes its spans bold. */
  &&& {
    font-weight: 400;
  }
`;

const When = styled(Line)`
  &&& {
    color: var(--color-moss);
    font-weight: 600;
  }
`;
