'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useReorder, type ReorderRequest } from '@/lib/orders/mutations.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { maximumQuantity } from '@/lib/rules/orders/quantity.ts';
import { LinePicker, type PickedQuantities, toPickedLines } from './line-picker.tsx';

interface Props {
  source: ReorderRequest['source'];
  lines: readonly { id: string; name: string; sku: string; quantity: number }[];
}

/** Puts an order or an invoice into the cart again, whole or by line, and reports the outcome of each line. */
export function Reorder({ source, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Panta aftur
      </Button>
      {isOpen && (
        <Modal title="Panta aftur" onClose={() => setOpen(false)}>
          <ReorderForm source={source} lines={lines} onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function ReorderForm({ source, lines, onClose }: Props & { onClose: () => void }) {
  const [quantities, setQuantities] = useState<PickedQuantities>(() =>
    Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  );
  // One key for one choice: a request that is repeated adds nothing, another choice does.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const reorder = useReorder();
  const pickedLines = toPickedLines(quantities);
  if (reorder.data) return <ReorderOutcome lines={reorder.data.lines} onClose={onClose} />;
  return (
    <ReorderStack>
      <LinePicker
        legend="Hvaða vörur viltu setja í körfuna?"
        lines={lines.map(({ quantity, ...line }) => ({
          ...line,
          defaultQuantity: quantity,
          maximum: maximumQuantity,
        }))}
        quantities={quantities}
        onChange={(next) => {
          setQuantities(next);
          setIdempotencyKey(newIdempotencyKey());
        }}
      />
      {reorder.error && <p role="alert">{errorText(reorder.error)}</p>}
      <Button
        busy={reorder.isPending}
        disabled={pickedLines.length === 0}
        onClick={() => reorder.mutate({ idempotencyKey, source, lines: pickedLines })}
      >
        {reorder.isPending ? 'Augnablik…' : 'Setja í körfu'}
      </Button>
    </ReorderStack>
  );
}

interface ReorderLine {
  itemId: string;
  name: string;
  outcome: 'Added' | 'Corrected' | 'Unavailable';
  added: number;
  message: string | null;
}

function ReorderOutcome({ lines, onClose }: { lines: readonly ReorderLine[]; onClose: () => void }) {
  const addedCount = lines.filter(({ outcome }) => outcome !== 'Unavailable').length;
  const incompleteLines = lines.filter(({ outcome }) => outcome !== 'Added');
  const title =
    addedCount === 0
      ? 'Engin varanna er fáanleg'
      : incompleteLines.length > 0
        ? 'Hluti varanna er í körfunni'
        : 'Vörurnar eru í körfunni';
  return (
    <ReorderStack>
      <Notice title={title} tone={incompleteLines.length === 0 ? 'good' : 'bad'}>
        {incompleteLines.length > 0 && (
          <ul>
            {incompleteLines.map(({ itemId, name, outcome, added: units, message }) => (
              <li key={itemId}>
                <strong>{name}</strong>
                {outcome === 'Corrected'
                  ? `: ${formatNumber(units)} stk. sett í körfuna. `
                  : ': ekkert sett í körfuna. '}
                {message}
              </li>
            ))}
          </ul>
        )}
        {addedCount > 0 && <LinkButton href="/karfa">Opna körfu</LinkButton>}
      </Notice>
      <Button variant="quiet" onClick={onClose}>
        Loka
      </Button>
    </ReorderStack>
  );
}

const ReorderStack = styled.div`
  display: grid;
  gap: var(--space-4);
  & ul {
    display: grid;
    gap: var(--space-2);
  }
`;
