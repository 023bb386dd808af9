import styled from 'styled-components';
import { withNonBreakingDates } from '@/lib/rules/text/non-breaking.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import type { DeliveryMethod } from '@/lib/checkout/queries.ts';

type Props = Pick<DeliveryMethod, 'description' | 'promise' | 'amount' | 'freeFrom'> & {
  /** Krónur with VAT. */
  goodsTotal: number;
};

/** Description of a delivery method, its delivery date, and what is missing for free delivery. */
export function DeliveryHint({ description, promise, amount, freeFrom, goodsTotal }: Props) {
  const missingForFree = amount > 0 && freeFrom != null ? freeFrom - goodsTotal : 0;
  return (
    <>
      {description}
      {promise && <PromiseLine>{withNonBreakingDates(promise)}</PromiseLine>}
      {missingForFree > 0 && (
        <HintLine>Vantar {formatKronur(missingForFree)} upp á fría afhendingu.</HintLine>
      )}
    </>
  );
}

const HintLine = styled.span`
  display: block;
  /* The box makes its spans bold. */
  &&& {
    font-weight: 400;
  }
`;

const PromiseLine = styled(HintLine)`
  &&& {
    color: var(--color-moss);
    font-weight: 600;
  }
`;
