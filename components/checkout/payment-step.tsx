'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paymentMethodsQuery, useCheckout } from '@/lib/checkout/queries.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentPending } from './payment-pending.tsx';

interface Props {
  /** Key of a payment that the bank has led back from. */
  attempted: string | null;
  /** For whom is ordered. */
  context: ReactNode;
}

/**
 * Payment, questions and terms. A payment that is not settled comes first: nobody pays twice.
 */
export function PaymentStep({ attempted, context }: Props) {
  const { data: checkout, error, refetch } = useCheckout();
  const { data: methods } = useQuery(paymentMethodsQuery);
  // Keys of attempts that came to nothing, with what was said about the last of them.
  const [over, setOver] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<string | null>(attempted);
  if (!checkout)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="360px" />;
  const open = waiting ?? (checkout.status === 'Processing' ? checkout.idempotencyKey : null);
  if (open !== null && !over.includes(open)) {
    return (
      <PaymentPending
        attempt={open}
        onOver={(message) => {
          setOver([...over, open]);
          setWaiting(null);
          setSaid(message);
        }}
      />
    );
  }
  return (
    <PaymentForm
      checkout={checkout}
      cards={methods ?? []}
      context={context}
      said={said}
      onWaiting={setWaiting}
    />
  );
}
