'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { SavedList } from '@/components/ui/saved-list.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cardExpiry, cardName } from '@/lib/checkout/card-name.ts';
import { useRemoveCard } from '@/lib/checkout/mutations.ts';
import { paymentMethodsQuery } from '@/lib/checkout/queries.ts';

/** Cards that were kept when they paid. */
export function SavedCards() {
  const { data: methods, error, refetch } = useQuery(paymentMethodsQuery);
  const remove = useRemoveCard();
  const [removingId, setRemovingId] = useState<string | null>(null);
  if (error && !methods) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!methods) return <Skeleton height="160px" />;
  const cards = methods.filter(({ type }) => type === 'Card');
  const removing = cards.find(({ id }) => id === removingId);
  /** A card that was renewed has the same number as the one before. */
  const fullName = (card: (typeof cards)[number]): string => `${cardName(card)}, ${cardExpiry(card)}`;
  return (
    <SavedList>
      {cards.length === 0 && <EmptyState title="Ekkert kort vistað" />}
      <ul aria-label="Vistuð kort" hidden={cards.length === 0}>
        {cards.map((card) => (
          <li key={card.id}>
            <span>
              {cardName(card)}
              <small>
                {card.active ? 'Gildir til' : 'Útrunnið'} {cardExpiry(card)}
              </small>
            </span>
            <Button
              variant="secondary"
              aria-label={`Eyða korti: ${fullName(card)}`}
              onClick={() => {
                remove.reset();
                setRemovingId(card.id);
              }}
            >
              Eyða
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{remove.isSuccess && 'Kortinu var eytt'}</p>
      {removing && (
        <ConfirmDialog
          title="Eyða korti?"
          confirmLabel="Eyða"
          busyLabel="Vista…"
          busy={remove.isPending}
          error={remove.error}
          isDangerous
          onConfirm={() => remove.mutate(removing.id, { onSuccess: () => setRemovingId(null) })}
          onClose={() => setRemovingId(null)}
        >
          <p>{fullName(removing)} verður ekki lengur í boði þegar greitt er.</p>
        </ConfirmDialog>
      )}
      <p>Verslunin geymir aðeins tegund korts, fjóra síðustu tölustafina og gildistíma.</p>
    </SavedList>
  );
}
