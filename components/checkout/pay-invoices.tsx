'use client';

import { useRouter } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import type { InvoicesToPay, PaymentMethod } from '@/lib/checkout/queries.ts';
import { InvoicePaymentForm } from './invoice-payment-form.tsx';
import { InvoicePaymentPending } from './invoice-payment-pending.tsx';
import { useUnsettledPayment } from './use-unsettled-payment.ts';

interface Props {
  toPay: InvoicesToPay;
  /** Ids of the invoices chosen before; empty: all. */
  chosen: readonly string[];
  cards: readonly PaymentMethod[];
  /** Key of a payment that the payer returns from the bank with. */
  returnedKey: string | null;
}

/** Open invoices and their payment. An unsettled payment comes first, so that nobody pays twice. */
export function PayInvoices({ toPay, chosen, cards, returnedKey }: Props) {
  const router = useRouter();
  const { unsettledKey, failureMessage, showPending, showFailure } = useUnsettledPayment(
    returnedKey,
    toPay.runningKey,
  );
  if (unsettledKey !== null)
    return (
      <InvoicePaymentPending
        idempotencyKey={unsettledKey}
        onFailed={(message) => {
          showFailure(message);
          // What the payment held is open again.
          router.refresh();
        }}
      />
    );
  if (toPay.invoices.length === 0)
    return (
      <EmptyState title="Enginn reikningur er ógreiddur">
        <LinkButton href="/auth/invoices" variant="secondary">
          Sjá alla reikninga
        </LinkButton>
      </EmptyState>
    );
  return (
    <InvoicePaymentForm
      toPay={toPay}
      chosen={chosen}
      cards={cards}
      previousMessage={failureMessage}
      onPending={showPending}
    />
  );
}
