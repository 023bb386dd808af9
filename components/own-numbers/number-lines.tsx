'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { SavedList } from '@/components/ui/saved-list.tsx';
import { useRemoveOwnNumber } from '@/lib/own-numbers/mutations.ts';
import type { OwnNumberLine } from '@/lib/own-numbers/queries.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';

interface Props {
  lines: readonly OwnNumberLine[];
  /** Null for who may only look. */
  onEdit: ((line: OwnNumberLine) => void) | null;
}

/** Products with the company's number and name, by number. */
export function NumberLines({ lines, onEdit }: Props) {
  const remove = useRemoveOwnNumber();
  const [removing, setRemoving] = useState<OwnNumberLine | null>(null);
  return (
    <SavedList>
      <ul aria-label="Ykkar vörunúmer">
        {lines.map((line) => (
          <li key={line.productId}>
            <span>
              {line.number}
              {line.name && ` – ${line.name}`}
              <small>
                {line.isSold ? (
                  <a href={productHref({ id: line.productId, slug: line.slug ?? null })}>
                    {withNonBreakingUnits(line.productName)}
                  </a>
                ) : (
                  `${line.productName} – ekki lengur í sölu`
                )}
                , okkar númer {line.sku}
              </small>
            </span>
            {onEdit && (
              <ButtonRow>
                {line.isSold && (
                  <Button
                    variant="quiet"
                    aria-label={`Breyta númeri: ${line.productName}`}
                    onClick={() => onEdit(line)}
                  >
                    Breyta
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={`Eyða númeri: ${line.productName}`}
                  onClick={() => {
                    remove.reset();
                    setRemoving(line);
                  }}
                >
                  Eyða
                </Button>
              </ButtonRow>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{remove.isSuccess && 'Númerinu hefur verið eytt'}</p>
      {removing && (
        <ConfirmDialog
          title="Eyða ykkar númeri?"
          confirmLabel="Eyða"
          busyLabel="Eyði…"
          busy={remove.isPending}
          error={remove.error}
          isDangerous
          onConfirm={() =>
            remove.mutate({ productId: removing.productId }, { onSuccess: () => setRemoving(null) })
          }
          onClose={() => setRemoving(null)}
        >
          <p>
            {removing.productName} finnst þá ekki lengur undir {removing.number}. Eldri pantanir og reikningar
            halda númerinu.
          </p>
        </ConfirmDialog>
      )}
    </SavedList>
  );
}
