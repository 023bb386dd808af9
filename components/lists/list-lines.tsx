'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { useRemoveLine, useSetLine } from '@/lib/lists/mutations.ts';
import type { List, ListLine as Line } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { ListLine } from './list-line.tsx';
import { listWords } from './list-words.ts';
import { MoveLineDialog } from './move-line-dialog.tsx';

interface Props {
  list: List;
  lines: readonly Line[];
}

/** Lines of a list, each with its quantity; what is taken off can be had back. */
export function ListLines({ list, lines }: Props) {
  const { id: listId, kind } = list;
  const words = listWords[kind];
  const set = useSetLine();
  const remove = useRemoveLine();
  const [removedLine, setRemovedLine] = useState<Line | null>(null);
  const [movingLine, setMovingLine] = useState<Line | null>(null);
  const [notice, setNotice] = useState('');
  const lineError = set.error ?? remove.error;

  const removeLine = (line: Line): void => {
    // A new quantity may still be on its way; undoing the removal must not go back behind it.
    const isChanging = set.isPending && set.variables.productId === line.productId;
    const removed = isChanging ? { ...line, quantity: set.variables.quantity ?? line.quantity } : line;
    remove.mutate({ listId, productId: line.productId }, { onSuccess: () => setRemovedLine(removed) });
  };
  const restoreLine = ({ productId, quantity }: Line): void =>
    set.mutate({ listId, productId, quantity }, { onSuccess: () => setRemovedLine(null) });

  return (
    <>
      {lines.length > 0 && (
        <LineList aria-label={words.lines}>
          {lines.map((line) => (
            <ListLine
              key={line.productId}
              line={line}
              put={list.isShared || list.handedOver ? words.put : null}
              busy={remove.isPending && remove.variables.productId === line.productId}
              onQuantity={(quantity) => set.mutate({ listId, productId: line.productId, quantity })}
              onMove={kind === 'List' ? () => setMovingLine(line) : null}
              onRemove={() => removeLine(line)}
            />
          ))}
        </LineList>
      )}
      <p role="status">{notice}</p>
      {lineError && <p role="alert">{errorText(lineError)}</p>}
      {movingLine && (
        <MoveLineDialog
          listId={listId}
          product={{ id: movingLine.productId, name: movingLine.name }}
          onClose={() => setMovingLine(null)}
          onMoved={(toName) => {
            setMovingLine(null);
            setNotice(`Fært á listann „${toName}“: ${movingLine.name}`);
          }}
        />
      )}
      {removedLine && (
        <Toast
          onClose={() => setRemovedLine(null)}
          action={
            // What is not sold any more cannot come back.
            removedLine.product && (
              <Button variant="quiet" busy={set.isPending} onClick={() => restoreLine(removedLine)}>
                Afturkalla
              </Button>
            )
          }
        >
          {words.takenOff}: {removedLine.name}
        </Toast>
      )}
    </>
  );
}

const LineList = styled.ul`
  border-top: 1px solid var(--color-line);
`;
