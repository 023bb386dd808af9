'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useWithdrawQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';

/** For the agent: the offer is taken back and becomes a draft again. */
export function WithdrawQuote({ quote }: { quote: Quote }) {
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = useWithdrawQuote();
  return (
    <>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        Draga til baka
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Viltu draga tilboð ${quote.number} til baka?`}
          confirmLabel="Draga til baka"
          busyLabel="Vista…"
          busy={withdraw.isPending}
          error={withdraw.error}
          isDangerous
          onConfirm={() => withdraw.mutate(quote.id)}
          onClose={() => setConfirming(false)}
        >
          <p>
            Tilboðið verður aftur að drögum, sem hægt er að breyta og senda á ný.
            {quote.status === 'Sent' && ' Viðskiptavinurinn fær að vita af því í tölvupósti.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
