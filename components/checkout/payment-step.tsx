'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paymentMethodsQuery, useCheckout } from '@/lib/checkout/queries.ts';
import { NoPayment } from './no-payment.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentPending } from './payment-pending.tsx';

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
  // Keys of failed attempts, with the message of the last of them.
  const [failedKeys, setFailedKeys] = useState<readonly string[]>([]);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [pendingKey, setPendingKey] = useState<string | null>(idempotencyKey);
  if (!checkout)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="360px" />;
  const unsettledKey = pendingKey ?? (checkout.status === 'Processing' ? checkout.idempotencyKey : null);
  if (unsettledKey !== null && !failedKeys.includes(unsettledKey)) {
    return (
      <PaymentPending
        idempotencyKey={unsettledKey}
        onFailed={(message) => {
          setFailedKeys([...failedKeys, unsettledKey]);
          setPendingKey(null);
          setFailureMessage(message);
        }}
      />
    );
  }
  if (!checkout.paymentOptions.some(({ available }) => available))
    return <NoPayment checkout={checkout} context={context} />;
  return (
    <PaymentForm
      checkout={checkout}
      cards={methods ?? []}
      context={context}
      previousMessage={failureMessage}
      onPending={setPendingKey}
    />
  );
}
