'use client';

import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { DeliveryReview } from './delivery-review.tsx';
import { PreviousStep } from './previous-step.tsx';

interface Props {
  checkout: Checkout;
  /** Who the order is for and who is billed. */
  context: ReactNode;
}

/** In place of the payment where nothing can be paid with: why, and what helps. */
export function NoPayment({ checkout, context }: Props) {
  const { data: customer } = useCustomer();
  const reasons = [...new Set(checkout.paymentOptions.flatMap(({ reason }) => reason ?? []))];
  return (
    <>
      <Notice title="Ekki er hægt að greiða pöntunina" focused={false}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {customer && !customer.isConfirmed && (
          <LinkButton href="/auth/home" variant="secondary">
            Fá nýjan póst á Mínum síðum
          </LinkButton>
        )}
      </Notice>
      <DeliveryReview checkout={checkout} />
      {context}
      <PreviousStep href={checkoutStepPath('Delivery')} />
    </>
  );
}
