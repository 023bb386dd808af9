'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import type { PayInvoicesInput } from '@/graphql/generated/operations.ts';
import { usePayInvoices } from '@/lib/checkout/mutations.ts';
import { invoicePaymentStatusQuery, type InvoicePaymentResult } from '@/lib/checkout/queries.ts';
import { useLostAnswerRecovery } from '@/lib/checkout/use-lost-answer.ts';
import { lostPaymentMessage } from '@/lib/rules/money/payment-messages.ts';
import { receiptHref } from '@/lib/rules/routes/account-paths.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';

interface InvoicePaymentState {
  pay: (input: PayInvoicesInput) => void;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  busy: boolean;
}

/**
 * Paying invoices; the button stays busy until the next page is there, so that it cannot be pressed twice.
 * @param onPending is called with the key of a payment that is not settled yet
 */
export function useInvoicePayment(onPending: (idempotencyKey: string) => void): InvoicePaymentState {
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [isRefreshing, startRefresh] = useTransition();
  // A key is valid for one input. Until its answer is known, the same input is sent again.
  const unanswered = useRef<PayInvoicesInput | null>(null);
  const { mutate, isPending, isSuccess } = usePayInvoices();

  const follow = ({ threeDSecure, paymentId }: InvoicePaymentResult, key: string): void => {
    if (threeDSecure) location.assign(threeDSecure.url);
    else if (paymentId === null) onPending(key);
    else router.push(receiptHref(paymentId));
  };
  const showRefusal = (cause: Error): void => {
    unanswered.current = null;
    setError(errorText(cause));
    // The next payment has its own key, and perhaps other sums.
    startRefresh(() => router.refresh());
  };
  const recoverAnswer = useLostAnswerRecovery({
    queryOf: invoicePaymentStatusQuery,
    onAnswer: follow,
    onRefusal: showRefusal,
  });
  const showFailure = (cause: Error, key: string): void => {
    const code = errorCode(cause);
    if (code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'UNKNOWN') {
      setError(lostPaymentMessage);
      recoverAnswer(key);
      return;
    }
    showRefusal(cause);
    if (code === 'UNAUTHENTICATED') openSignIn({ onSignedIn: () => setError(null) });
  };
  const pay = (input: PayInvoicesInput): void => {
    setError(null);
    recoverAnswer(null);
    if (unanswered.current?.idempotencyKey !== input.idempotencyKey) unanswered.current = input;
    const sent = unanswered.current ?? input;
    mutate(
      { input: sent },
      {
        onSuccess: (result) => follow(result, sent.idempotencyKey),
        onError: (cause) => showFailure(cause, sent.idempotencyKey),
      },
    );
  };
  return { pay, error, busy: isPending || isSuccess || isRefreshing };
}
