'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlacedOrder } from './mutations.ts';
import { paymentStatusQuery } from './queries.ts';
import { errorCode } from '../rules/text/error-text.ts';

interface RecoveryHandlers {
  onAnswer: (order: PlacedOrder, idempotencyKey: string) => void;
  onRefusal: (error: Error) => void;
}

/**
 * Polls for the outcome of an order whose answer was lost, until the shop is reachable and knows it, so that nobody has to
 * submit again. An attempt unknown to the shop proves nothing: the request may still be on its way, and submitting again sends
 * the same key.
 * @returns starts polling for the attempt's key; null stops it
 */
export function useLostAnswerRecovery({
  onAnswer,
  onRefusal,
}: RecoveryHandlers): (idempotencyKey: string | null) => void {
  const [idempotencyKey, setIdempotencyKey] = useState<string | null>(null);
  const { data, error } = useQuery({
    ...paymentStatusQuery(idempotencyKey ?? ''),
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
