'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paymentMethodsQuery, useCheckout } from '@/lib/checkout/queries.ts';
import { NoPayment } from './no-payment.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { useUnsettledPayment } from './use-unsettled-payment.ts';

interface Props {
  /** Key of a payment that the buyer returns from the bank with. */
  idempotencyKey: string | null;
  /** Who the order is for. */
  context: ReactNode;
}

/**
 * Payment, questions and terms. An unsettled payment comes first, so that nobody pays twice.
 */
export function PaymentStep({ idempotencyKey, context }: Props) {
  const { data: checkout, error, refetch } = useCheckout();
  const { data: methods } = useQuery(paymentMethodsQuery);
  const runningKey = checkout?.status === 'Processing' ? checkout.idempotencyKey : null;
  const { unsettledKey, failureMessage, showPending, showFailure } = useUnsettledPayment(
    idempotencyKey,
    runningKey,
  );
  if (!checkout)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="360px" />;
  if (unsettledKey !== null) return <PaymentPending idempotencyKey={unsettledKey} onFailed={showFailure} />;
  if (!checkout.paymentOptions.some(({ available }) => available))
    return <NoPayment checkout={checkout} context={context} />;
  return (
    <PaymentForm
      checkout={checkout}
      cards={methods ?? []}
      context={context}
      previousMessage={failureMessage}
      onPending={showPending}
    />
  );
}
