'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCancelInvoicePayment } from '@/lib/checkout/mutations.ts';
import { invoicePaymentStatusQuery, isRefusal } from '@/lib/checkout/queries.ts';
import { cancelledPaymentMessage, unknownPaymentMessage } from '@/lib/rules/money/payment-messages.ts';
import { receiptHref } from '@/lib/rules/routes/account-paths.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { PendingNotice } from './pending-notice.tsx';

interface Props {
  /** Key of the payment. */
  idempotencyKey: string;
  /** It failed, for this reason in words. */
  onFailed: (message: string) => void;
}

/** A payment of invoices that is not settled: continues to its receipt, back to the form, or to the bank again. */
export function InvoicePaymentPending({ idempotencyKey, onFailed }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const { data, error } = useQuery(invoicePaymentStatusQuery(idempotencyKey));
  const cancel = useCancelInvoicePayment();
  const receipt = data?.paymentId ? receiptHref(data.paymentId) : null;
  const refusal = isRefusal(error) ? errorText(error) : null;

  const followReceipt = useEffectEvent((path: string) => {
    void client.invalidateQueries({ queryKey: visitorKeys.customer });
    router.replace(path);
  });
  const returnToForm = useEffectEvent(onFailed);
  useEffect(() => {
    if (receipt !== null) followReceipt(receipt);
  }, [receipt]);
  useEffect(() => {
    if (refusal !== null) returnToForm(refusal);
  }, [refusal]);

  if ((!data && !error) || receipt !== null || refusal !== null) return <Skeleton height="360px" />;
  return (
    <PendingNotice
      url={data?.threeDSecure?.url}
      message={data?.message ?? unknownPaymentMessage}
      cancelError={cancel.error}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate(idempotencyKey, { onSuccess: () => onFailed(cancelledPaymentMessage) })}
    >
      <p>
        Síðan uppfærist sjálf þegar svar berst. Þú mátt líka loka henni: gangi greiðslan í gegn verða
        reikningarnir greiddir og kvittun kemur í tölvupósti.
      </p>
      <div>
        <LinkButton href="/auth/invoices" variant="secondary">
          Skoða reikninga
        </LinkButton>
      </div>
    </PendingNotice>
  );
}
