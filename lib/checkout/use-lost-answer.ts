'use client';

import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorCode } from '../rules/text/error-text.ts';

interface Recovery<Answer, Key extends readonly unknown[]> {
  /** Asks for the outcome of the attempt with this key, again and again. */
  queryOf: (idempotencyKey: string) => UseQueryOptions<Answer, Error, Answer, Key>;
  onAnswer: (answer: Answer, idempotencyKey: string) => void;
  onRefusal: (error: Error) => void;
}

/**
 * Polls for the outcome of an order or a payment whose answer was lost, until the shop is reachable and knows it, so that nobody has
 * to submit again. An attempt unknown to the shop proves nothing: the request may still be on its way, and submitting again sends
 * the same key.
 * @returns starts polling for the attempt's key; null stops it
 */
export function useLostAnswerRecovery<Answer, Key extends readonly unknown[]>({
  queryOf,
  onAnswer,
  onRefusal,
}: Recovery<Answer, Key>): (idempotencyKey: string | null) => void {
  const [idempotencyKey, setIdempotencyKey] = useState<string | null>(null);
  const { data, error } = useQuery({
    ...queryOf(idempotencyKey ?? ''),
    enabled: idempotencyKey !== null,
  });
  const refusal = errorCode(error) === 'FAILED_PRECONDITION' ? error : null;
  const notify = useEffectEvent(() => {
    if (idempotencyKey === null) return;
    if (refusal) onRefusal(refusal);
    else if (data) onAnswer(data, idempotencyKey);
  });
  useEffect(() => {
    if (data || refusal) notify();
  }, [data, refusal]);
  return setIdempotencyKey;
}
