'use client';

import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { useCheckout } from '@/lib/checkout/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { exemptionText } from '@/lib/rules/orders/withdrawal.ts';
import { ChangedLine } from './changed-line.tsx';
import { OrderParties } from './order-parties.tsx';
import { TrackCheckoutStart } from './track-checkout-start.tsx';

/** What is being bought and what it costs, on every step. */
export function CheckoutSummary() {
  const { data: checkout } = useCheckout();
  return (
    <SummaryCard aria-labelledby="summary">
      <h2 id="summary">Pöntunin þín</h2>
      <OrderParties />
      {checkout ? (
        <>
          <TrackCheckoutStart cart={checkout.cart} idempotencyKey={checkout.idempotencyKey} />
          <ul>
            {checkout.cart.items.map((line) => (
              <li key={line.id}>
                <span>
                  {withNonBreakingUnits(line.product.name)}
                  <small>
                    {formatNumber(line.quantity)} stk. · {line.product.sku}
                  </small>
                  {exemptionText(line.product.withdrawalExemption) && (
                    <small>{exemptionText(line.product.withdrawalExemption)}</small>
                  )}
                  <ChangedLine line={line} hasPromo={checkout.cart.promoCode != null} />
                </span>
                <Price amount={line.price} />
              </li>
            ))}
          </ul>
          <dl>
            <SumRow term="Samtals án vsk." amount={checkout.totalWithoutTax} />
            <SumRow term="Virðisaukaskattur" amount={checkout.totalTaxAmount} />
            {checkout.deliveryMethod && (
              <SumRow
                term={`Þar af ${checkout.deliveryMethod.requiresAddress ? 'sendingarkostnaður' : 'afhending'}`}
                amount={checkout.deliveryAmount}
                free="Frítt"
              />
            )}
            <SumRow term="Til greiðslu með vsk." amount={checkout.total} total />
          </dl>
          {checkout.deliveryMethod?.promise && <p>{checkout.deliveryMethod.promise}</p>}
        </>
      ) : (
        <Skeleton height="200px" />
      )}
    </SummaryCard>
  );
}

const SummaryCard = styled.aside`
  position: sticky;
  top: 96px;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-mist);
  & h2 {
    font-size: var(--text-large);
  }
  & ul {
    max-height: 40vh;
    overflow-y: auto;
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
    font-size: var(--text-small);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & p {
    color: var(--color-moss);
    font-size: var(--text-small);
    font-weight: 600;
  }
`;
