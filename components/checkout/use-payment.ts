'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { fieldProblems, type FieldProblems } from '@/lib/rules/field-problems.ts';
import { usePlaceOrder, type PlacedOrder } from '@/lib/checkout/mutations.ts';
import { approvalsPath } from '@/lib/rules/account-paths.ts';
import { checkoutStepPath } from '@/lib/rules/checkout-step.ts';
import { errorCode, errorText } from '@/lib/rules/error-text.ts';
import { askToSignIn } from '@/lib/sign-in/request.ts';

type Payment = Parameters<ReturnType<typeof usePlaceOrder>['mutate']>[0];

const lostAnswer =
  'Ekki fékkst svar um hvort pöntunin komst til skila. Ýttu aftur á hnappinn: pöntunin verður aldrei skráð tvisvar.';

interface PaymentState {
  place: (payment: Payment) => void;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  problems: FieldProblems;
  busy: boolean;
}

/**
 * Placing the order; the button stays busy until the next page is there, so that it cannot be pressed twice.
 * @param onWaiting hears of a payment that is not settled yet, by its key
 */
export function usePayment(onWaiting: (key: string) => void): PaymentState {
  const router = useRouter();
  const { mutate, isPending, isSuccess } = usePlaceOrder();
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});

  // A key is good for one input. Until its answer is known, that input is what is sent again.
  const unanswered = useRef<Payment | null>(null);

  const follow = ({ id, status, threeDSecure, requestId }: PlacedOrder, { input }: Payment): void => {
    if (threeDSecure) location.assign(threeDSecure.url);
    else if (status === 'Processing') onWaiting(input.idempotencyKey);
    else if (requestId !== null) router.push(`${approvalsPath}?beidni=${encodeURIComponent(requestId)}`);
    else if (status === 'Failed' || id === null) router.push(checkoutStepPath('CheckoutError'));
    else router.push(`${checkoutStepPath('Complete')}?pontun=${encodeURIComponent(id)}`);
  };
  const explain = (cause: Error): void => {
    const code = errorCode(cause);
    const isLost = code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'UNKNOWN';
    // Refused before anything began: the key is good still, for what is chosen next.
    if (!isLost) unanswered.current = null;
    setProblems(fieldProblems(cause));
    setError(isLost ? lostAnswer : errorText(cause));
    // The order goes off with the next press: what is to be paid may be another sum once signed in again.
    if (code === 'UNAUTHENTICATED') askToSignIn({ onSignedIn: () => setError(null) });
  };
  const place = (payment: Payment): void => {
    setError(null);
    setProblems({});
    const sameKey = unanswered.current?.input.idempotencyKey === payment.input.idempotencyKey;
    if (!sameKey) unanswered.current = payment;
    mutate(unanswered.current ?? payment, { onSuccess: follow, onError: explain });
  };
  return { place, error, problems, busy: isPending || isSuccess };
}
