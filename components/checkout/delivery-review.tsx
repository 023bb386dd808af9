'use client';

import { addressLine } from '@/lib/rules/people/address-line.ts';
import styled from 'styled-components';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';

/** The answers of the earlier steps, each with a link back to it. */
export function DeliveryReview({ checkout }: { checkout: Checkout }) {
  const { receiver, deliveryMethod, pickupPoint, address, units, unitId } = checkout;
  const unit = units.find(({ id }) => id === unitId);
  const isUnits = address !== null && unit !== undefined && unit.addressIds.includes(address.id);
  return (
    <ReviewList>
      {unit && (
        <div>
          <dt>Eining</dt>
          <dd>{unit.name}</dd>
          <dd>
            <a href={checkoutStepPath('Receiver')}>Breyta einingu</a>
          </dd>
        </div>
      )}
      {receiver && (
        <div>
          <dt>Viðtakandi</dt>
          <dd>
            {receiver.name}
            <small>
              {receiver.email} · {formatPhone(receiver.phone)}
            </small>
          </dd>
          <dd>
            <a href={checkoutStepPath('Receiver')}>Breyta viðtakanda</a>
          </dd>
        </div>
      )}
      {deliveryMethod && (
        <div>
          <dt>Afhending</dt>
          <dd>
            {deliveryMethod.name}
            {pickupPoint && (
              <small>
                {pickupPoint.name}, {pickupPoint.address}
              </small>
            )}
            {deliveryMethod.promise && <small>{deliveryMethod.promise}</small>}
            {deliveryMethod.requiresAddress && address && <small>{addressLine(address)}</small>}
            {deliveryMethod.requiresAddress && isUnits && unit.rampHours && (
              <small>Vörumóttaka opin {unit.rampHours}</small>
            )}
          </dd>
          <dd>
            <a href={checkoutStepPath('Delivery')}>Breyta afhendingu</a>
          </dd>
        </div>
      )}
    </ReviewList>
  );
}

const ReviewList = styled.dl`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-4);
    padding: var(--space-3) var(--space-4);
  }
  & > div:not(:last-of-type) {
    border-bottom: 1px solid var(--color-line);
  }
  & dt {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & a {
    display: grid;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-size: var(--text-small);
  }
`;
