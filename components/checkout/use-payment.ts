'use client';

import { useRouter } from 'next/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readFieldProblems, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import {
  refreshAfterOrder,
  refreshCheckout,
  usePlaceOrder,
  type PlacedOrder,
} from '@/lib/checkout/mutations.ts';
import { refusalText } from '@/lib/checkout/refusal.ts';
import { checkoutStepPath, placedOrderPath } from '@/lib/rules/routes/checkout-step.ts';
import { errorCode, isLostAnswer } from '@/lib/rules/text/error-text.ts';
import { lostAnswerMessage } from '@/lib/rules/money/payment-messages.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';
import { paymentStatusQuery } from '@/lib/checkout/queries.ts';
import { useLostAnswerRecovery } from '@/lib/checkout/use-lost-answer.ts';

type PaymentVariables = Parameters<ReturnType<typeof usePlaceOrder>['mutate']>[0];

interface PaymentState {
  placeOrder: (payment: PaymentVariables) => void;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  problems: FieldProblems;
  /** Amount to pay when the order was last refused (krónur). */
  refusedTotal: number | null;
  busy: boolean;
}

/**
 * Placing the order; the button stays busy until the next page is there, so that it cannot be pressed twice.
 * @param onPending is called with the key of a payment that is not settled yet
 */
export function usePayment(onPending: (idempotencyKey: string) => void): PaymentState {
  const router = useRouter();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusedTotal, setRefusedTotal] = useState<number | null>(null);

  // A key is valid for one input. Until its answer is known, the same input is sent again.
  const unansweredPayment = useRef<PaymentVariables | null>(null);

  const followOrder = (order: PlacedOrder, idempotencyKey: string): void => {
    const { status, threeDSecure } = order;
    if (threeDSecure) location.assign(threeDSecure.url);
    else if (status === 'Processing') onPending(idempotencyKey);
    else router.push(placedOrderPath(order) ?? checkoutStepPath('CheckoutError'));
  };
  const { mutate, isPending, isSuccess } = usePlaceOrder(followOrder);
  const recoverAnswer = useLostAnswerRecovery({
    queryOf: paymentStatusQuery,
    onAnswer: (order, idempotencyKey) => {
      if (placedOrderPath(order)) refreshAfterOrder(client);
      followOrder(order, idempotencyKey);
    },
    onRefusal: (cause) => {
      setError(refusalText(cause));
      void refreshCheckout(client);
    },
  });
  const showFailure = (cause: Error, { input }: PaymentVariables): void => {
    const code = errorCode(cause);
    const isLost = isLostAnswer(cause);
    // Refused before anything started: the key stays valid for the next choice.
    if (!isLost) unansweredPayment.current = null;
    setProblems(readFieldProblems(cause));
    setError(isLost ? lostAnswerMessage : refusalText(cause));
    if (isLost) recoverAnswer(input.idempotencyKey);
    if (code === 'FAILED_PRECONDITION') setRefusedTotal(input.expectedTotal);
    // The order is sent with the next click: the sum may differ after signing in again.
    if (code === 'UNAUTHENTICATED') openSignIn({ onSignedIn: () => setError(null) });
  };
  const placeOrder = (payment: PaymentVariables): void => {
    setError(null);
    setProblems({});
    recoverAnswer(null);
    const isSameKey = unansweredPayment.current?.input.idempotencyKey === payment.input.idempotencyKey;
    if (!isSameKey) unansweredPayment.current = payment;
    mutate(unansweredPayment.current ?? payment, { onError: showFailure });
  };
  return { placeOrder, error, problems, refusedTotal, busy: isPending || isSuccess };
}
