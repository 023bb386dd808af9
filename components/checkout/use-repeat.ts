import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { paymentStatusQuery } from '@/lib/checkout/queries.ts';
import { refreshAfterOrder, type PlacedOrder } from '@/lib/checkout/mutations.ts';
import { refusalText } from '@/lib/checkout/refusal.ts';
import type { PlaceRepeatOrderInput } from '@/graphql/generated/operations.ts';
import { refreshRepeatOrder, usePlaceRepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { useLostAnswerRecovery } from '@/lib/checkout/use-lost-answer.ts';
import { lostAnswerMessage, withoutOrderText } from '@/lib/rules/money/payment-messages.ts';
import { checkoutStepPath, placedOrderPath } from '@/lib/rules/routes/checkout-step.ts';
import { isLostAnswer } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems, type FieldProblems } from '@/lib/rules/text/field-problems.ts';

interface Repeat {
  placeOrder: (input: PlaceRepeatOrderInput) => void;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  problems: FieldProblems;
  busy: boolean;
}

/**
 * Placing the last order again; the button stays busy until the next page is there, so that it cannot be pressed twice.
 * @param onPending is called with the key of a payment that is not settled yet
 */
export function useRepeat(onPending: (idempotencyKey: string) => void): Repeat {
  const router = useRouter();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  // A key is valid for one input. Until its answer is known, the same input is sent again.
  const unanswered = useRef<PlaceRepeatOrderInput | null>(null);
  const follow = (order: PlacedOrder, idempotencyKey: string): void => {
    const { status, threeDSecure } = order;
    if (threeDSecure) location.assign(threeDSecure.url);
    else if (status === 'Processing') onPending(idempotencyKey);
    else router.push(placedOrderPath(order) ?? checkoutStepPath('CheckoutError'));
  };
  const { mutate, isPending, isSuccess } = usePlaceRepeatOrder(follow);
  const recoverAnswer = useLostAnswerRecovery({
    queryOf: paymentStatusQuery,
    onAnswer: (order, idempotencyKey) => {
      if (placedOrderPath(order)) refreshAfterOrder(client);
      follow(order, idempotencyKey);
    },
    onRefusal: (cause) => {
      unanswered.current = null;
      setError(withoutOrderText(refusalText(cause)));
      void refreshRepeatOrder(client);
    },
  });
  const placeOrder = (input: PlaceRepeatOrderInput): void => {
    setError(null);
    setProblems({});
    recoverAnswer(null);
    unanswered.current ??= input;
    const { idempotencyKey } = unanswered.current;
    mutate(unanswered.current, {
      onError: (cause) => {
        const isLost = isLostAnswer(cause);
        setError(isLost ? lostAnswerMessage : withoutOrderText(refusalText(cause)));
        setProblems(readFieldProblems(cause));
        if (isLost) recoverAnswer(idempotencyKey);
        else unanswered.current = null;
      },
    });
  };
  return { placeOrder, error, problems, busy: isPending || isSuccess };
}
