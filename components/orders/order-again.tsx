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
import { LinePicker, type Picked, pickedLines } from './line-picker.tsx';

interface Props {
  source: ReorderRequest['source'];
  lines: readonly { id: string; name: string; sku: string; quantity: number }[];
}

/** Puts an order or an invoice into the cart again, whole or by line, and says what became of each line. */
export function OrderAgain({ source, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Panta aftur
      </Button>
      {isOpen && (
        <Modal title="Panta aftur" onClose={() => setOpen(false)}>
          <Choose source={source} lines={lines} onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function Choose({ source, lines, onClose }: Props & { onClose: () => void }) {
  const [picked, setPicked] = useState<Picked>(() =>
    Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  );
  // One key for one choice: a request that is repeated adds nothing, another choice does.
  const [key, setKey] = useState(newIdempotencyKey);
  const reorder = useReorder();
  const chosen = pickedLines(picked);
  if (reorder.data) return <Outcome lines={reorder.data.lines} onClose={onClose} />;
  return (
    <Stack>
      <LinePicker
        legend="Hvaða vörur viltu setja í körfuna?"
        lines={lines.map(({ quantity, ...line }) => ({ ...line, usual: quantity, most: maximumQuantity }))}
        picked={picked}
        onChange={(next) => {
          setPicked(next);
          setKey(newIdempotencyKey());
        }}
      />
      {reorder.error && <p role="alert">{errorText(reorder.error)}</p>}
      <Button
        busy={reorder.isPending}
        disabled={chosen.length === 0}
        onClick={() => reorder.mutate({ key, source, lines: chosen })}
      >
        {reorder.isPending ? 'Augnablik…' : 'Setja í körfu'}
      </Button>
    </Stack>
  );
}

interface Line {
  itemId: string;
  name: string;
  outcome: 'Added' | 'Corrected' | 'Unavailable';
  added: number;
  message: string | null;
}

function Outcome({ lines, onClose }: { lines: readonly Line[]; onClose: () => void }) {
  const added = lines.filter(({ outcome }) => outcome !== 'Unavailable').length;
  const short = lines.filter(({ outcome }) => outcome !== 'Added');
  const title =
    added === 0
      ? 'Engin varanna er fáanleg'
      : short.length > 0
        ? 'Hluti varanna er í körfunni'
        : 'Vörurnar eru í körfunni';
  return (
    <Stack>
      <Notice title={title} tone={short.length === 0 ? 'good' : 'bad'}>
        {short.length > 0 && (
          <ul>
            {short.map(({ itemId, name, outcome, added: units, message }) => (
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
        {added > 0 && <LinkButton href="/karfa">Opna körfu</LinkButton>}
      </Notice>
      <Button variant="quiet" onClick={onClose}>
        Loka
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  & ul {
    display: grid;
    gap: var(--space-2);
  }
`;
