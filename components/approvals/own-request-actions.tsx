'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import {
  countMissingProducts,
  useRestoreRequestToCart,
  useWithdrawRequest,
} from '@/lib/approvals/mutations.ts';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { RequestActions } from './request-actions.tsx';

interface Props {
  request: OrderRequest;
  onStatus: (statusText: string) => void;
}

/** What the requester can do: withdraw it while it waits, and put the goods back into the cart where it was declined. */
export function OwnRequestActions({ request, onStatus }: Props) {
  const withdraw = useWithdrawRequest();
  const restore = useRestoreRequestToCart();
  // One key for as long as the page shows it: pressed twice, the goods come once.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { id, status } = request;
  if (status === 'Approved') return null;
  if (status === 'Waiting')
    return (
      <RequestActions>
        <Button
          variant="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(id, { onSuccess: () => onStatus('Beiðnin var dregin til baka') })}
        >
          Draga til baka
        </Button>
        {withdraw.error && <FormError>{errorText(withdraw.error)}</FormError>}
      </RequestActions>
    );
  return (
    <RequestActions>
      {restore.isSuccess ? (
        <p>
          {countMissingProducts(restore.data) === 0
            ? 'Vörurnar eru í körfunni.'
            : 'Hluti varanna er í körfunni. Annað er ekki til í nægu magni.'}{' '}
          <a href="/karfa">Opna körfu</a>
        </p>
      ) : (
        <Button
          variant="secondary"
          busy={restore.isPending}
          onClick={() => restore.mutate({ idempotencyKey, request })}
        >
          Setja aftur í körfu
        </Button>
      )}
      {restore.error && <FormError>{errorText(restore.error)}</FormError>}
    </RequestActions>
  );
}
