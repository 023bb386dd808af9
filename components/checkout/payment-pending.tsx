'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { refreshAfterOrder, refreshCheckout, useCancelPayment } from '@/lib/checkout/mutations.ts';
import { isRefusal, paymentStatusQuery } from '@/lib/checkout/queries.ts';
import { placedOrderPath } from '@/lib/rules/routes/checkout-step.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { cancelledPaymentMessage, unknownPaymentMessage } from '@/lib/rules/money/payment-messages.ts';
import { PendingNotice } from './pending-notice.tsx';

interface Props {
  /** Key of the payment. */
  idempotencyKey: string;
  /** It failed, for this reason in words. */
  onFailed: (message: string) => void;
}

/** A payment that is not settled: continues to its order, back to the form, or to the bank again. */
export function PaymentPending({ idempotencyKey, onFailed }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const { data, error } = useQuery(paymentStatusQuery(idempotencyKey));
  const cancel = useCancelPayment();
  const orderPath = data ? placedOrderPath(data) : null;
  const refusal = isRefusal(error) ? errorText(error) : null;

  const followOrder = useEffectEvent((path: string) => {
    refreshAfterOrder(client);
    router.replace(path);
  });
  const returnToForm = useEffectEvent(async (message: string) => {
    // The form needs the key of the next attempt before it is shown.
    await refreshCheckout(client);
    onFailed(message);
  });
  useEffect(() => {
    if (orderPath !== null) followOrder(orderPath);
  }, [orderPath]);
  useEffect(() => {
    if (refusal !== null) void returnToForm(refusal);
  }, [refusal]);

  if ((!data && !error) || orderPath !== null || refusal !== null) return <Skeleton height="360px" />;
  return (
    <PendingNotice
      url={data?.threeDSecure?.url}
      message={data?.message ?? unknownPaymentMessage}
      cancelError={cancel.error}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate(idempotencyKey, { onSuccess: () => onFailed(cancelledPaymentMessage) })}
    >
      <p>
        Síðan uppfærist sjálf þegar svar berst. Þú mátt líka loka henni: gangi greiðslan í gegn birtist
        pöntunin á Mínum síðum og staðfesting kemur í tölvupósti.
      </p>
      <div>
        <LinkButton href="/auth/orders" variant="secondary">
          Skoða pantanir
        </LinkButton>
      </div>
    </PendingNotice>
  );
}
