'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useMoveLine } from '@/lib/lists/mutations.ts';
import { listsQuery } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';

interface Props {
  listId: string;
  product: { id: string; name: string };
  onMoved: (toName: string) => void;
  onClose: () => void;
}

/** Where a line goes instead: one press on another list moves it. */
export function MoveLineDialog({ listId, product, onMoved, onClose }: Props) {
  const { data: lists } = useQuery(listsQuery());
  const { mutate, isPending, error } = useMoveLine();
  const others = lists?.filter(({ id }) => id !== listId);
  return (
    <Modal title="Færa á annan lista" width={500} onClose={onClose}>
      <MovePanel>
        <p>{product.name}</p>
        {!others && <Skeleton height="44px" />}
        {others?.length === 0 && <p>Enginn annar listi er til. Búðu fyrst til nýjan lista.</p>}
        {others?.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            block
            busy={isPending}
            onClick={() =>
              mutate({ listId, productId: product.id, toListId: id }, { onSuccess: () => onMoved(name) })
            }
          >
            {name}
          </Button>
        ))}
        {error && <p role="alert">{errorText(error)}</p>}
      </MovePanel>
    </Modal>
  );
}

const MovePanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  overflow-wrap: anywhere;
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
