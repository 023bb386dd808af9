'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { useEndStandingOrder, usePauseStandingOrder } from '@/lib/standing-orders/mutations.ts';
import type { StandingOrder } from '@/lib/standing-orders/queries.ts';

/** Pauses, continues and ends a standing order. */
export function StandingOrderActions({ order, children }: { order: StandingOrder; children: ReactNode }) {
  const [isEnding, setEnding] = useState(false);
  const pause = usePauseStandingOrder();
  const end = useEndStandingOrder();
  const isPaused = order.status === 'Paused';
  return (
    <>
      <PageActions>
        {children}
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          busy={pause.isPending}
          onClick={() => pause.mutate({ standingOrderId: order.id, isPaused: !isPaused })}
        >
          {isPaused ? 'Halda áfram' : 'Setja í bið'}
        </Button>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          Hætta alveg
        </Button>
      </PageActions>
      {pause.error && <p role="alert">{errorText(pause.error)}</p>}
      {isEnding && (
        <ConfirmDialog
          title="Hætta með föstu pöntunina?"
          confirmLabel="Hætta alveg"
          busyLabel="Hætti…"
          busy={end.isPending}
          error={end.error}
          isDangerous
          onConfirm={() => end.mutate({ standingOrderId: order.id }, { onSuccess: () => setEnding(false) })}
          onClose={() => setEnding(false)}
        >
          <p>Engar fleiri pantanir fara af stað. Þær sem þegar eru pantaðar standa.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
