'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { useRemoveLine, useSetLine } from '@/lib/lists/mutations.ts';
import type { ListLine as Line } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { ListLine } from './list-line.tsx';
import { MoveToList } from './move-to-list.tsx';

interface Props {
  listId: string;
  lines: readonly Line[];
}

/** Lines of a list, each with its quantity; what is taken off can be had back. */
export function ListLines({ listId, lines }: Props) {
  const set = useSetLine();
  const remove = useRemoveLine();
  const [removed, setRemoved] = useState<Line | null>(null);
  const [moving, setMoving] = useState<Line | null>(null);
  const [notice, setNotice] = useState('');
  const failed = set.error ?? remove.error;

  const takeOff = (line: Line): void =>
    remove.mutate({ listId, productId: line.productId }, { onSuccess: () => setRemoved(line) });
  const putBack = ({ productId, quantity }: Line): void =>
    set.mutate({ listId, productId, quantity }, { onSuccess: () => setRemoved(null) });

  return (
    <>
      {lines.length > 0 && (
        <Frame aria-label="Vörur á listanum">
          {lines.map((line) => (
            <ListLine
              key={line.productId}
              line={line}
              busy={remove.isPending && remove.variables.productId === line.productId}
              onQuantity={(quantity) => set.mutate({ listId, productId: line.productId, quantity })}
              onMove={() => setMoving(line)}
              onRemove={() => takeOff(line)}
            />
          ))}
        </Frame>
      )}
      <p role="status">{notice}</p>
      {failed && <p role="alert">{errorText(failed)}</p>}
      {moving && (
        <MoveToList
          listId={listId}
          product={{ id: moving.productId, name: moving.name }}
          onClose={() => setMoving(null)}
          onMoved={(toName) => {
            setMoving(null);
            setNotice(`Fært á listann „${toName}“: ${moving.name}`);
          }}
        />
      )}
      {removed && (
        <Toast
          onClose={() => setRemoved(null)}
          action={
            // What is not sold any more cannot come back.
            removed.product && (
              <Button variant="quiet" busy={set.isPending} onClick={() => putBack(removed)}>
                Afturkalla
              </Button>
            )
          }
        >
          Tekið af listanum: {removed.name}
        </Toast>
      )}
    </>
  );
}

const Frame = styled.ul`
  border-top: 1px solid var(--color-line);
`;
