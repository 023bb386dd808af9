'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { useCreateList, useRemoveLine, useSetLine } from '@/lib/lists/mutations.ts';
import { listsQuery, type List } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { ListForm } from './list-form.tsx';

interface Props {
  product: { id: string; name: string };
  onClose: () => void;
}

/** Which lists a product is on: each can be ticked, and a new one made. */
export function ListPicker({ product, onClose }: Props) {
  const { data: lists, error, refetch } = useQuery(listsQuery(product.id));
  const { data: customer } = useCustomer();
  const [isCreating, setCreating] = useState(false);
  const create = useCreateList();
  const set = useSetLine();
  const remove = useRemoveLine();
  const busy = create.isPending || set.isPending || remove.isPending;
  const addingListId = set.isPending ? set.variables.listId : null;
  const removingListId = remove.isPending ? remove.variables.listId : null;
  const lineError = set.error ?? remove.error;

  const toggleList = ({ id, quantity }: List): void => {
    set.reset();
    remove.reset();
    const line = { listId: id, productId: product.id };
    if (quantity === null) set.mutate(line);
    else remove.mutate(line);
  };
  const createList = (input: { name: string; isShared: boolean }): void =>
    create.mutate(
      { input },
      {
        onSuccess: ({ createProductList }) => {
          setCreating(false);
          set.mutate({ listId: createProductList.id, productId: product.id });
        },
      },
    );

  return (
    <Modal title="Setja á lista" width={500} onClose={onClose}>
      <ListChoices>
        <p data-product>{product.name}</p>
        {error && !lists ? (
          <ErrorRegion error={error} onRetry={() => void refetch()} />
        ) : lists ? (
          <ul aria-label="Listar" aria-busy={busy}>
            {lists.map((list) => (
              <li key={list.id}>
                <Choice
                  type="checkbox"
                  framed
                  name={`list-${list.id}`}
                  label={list.name}
                  hint={listHint(list)}
                  checked={
                    // What was just pressed shows at once.
                    addingListId === list.id || (removingListId !== list.id && list.quantity !== null)
                  }
                  onChange={() => !busy && toggleList(list)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton height="72px" />
        )}
        {lists?.length === 0 && !isCreating && <p>Engir listar enn.</p>}
        {lineError && <p role="alert">{errorText(lineError)}</p>}
        {isCreating ? (
          <ListForm
            kind="List"
            mayShare={customer?.isCompany ?? false}
            submitLabel="Búa til og setja á listann"
            busy={busy}
            error={create.error}
            onSubmit={createList}
          />
        ) : (
          <div data-foot>
            <Button variant="secondary" onClick={() => setCreating(true)}>
              Nýr listi
            </Button>
            <Button onClick={onClose}>Lokið</Button>
          </div>
        )}
      </ListChoices>
    </Modal>
  );
}

function listHint({ quantity, isShared, makerName }: List): string {
  const visibilityText = isShared
    ? makerName === null
      ? 'Sameiginlegur listi'
      : `Sameiginlegur, frá: ${makerName}`
    : 'Aðeins þú sérð listann';
  return quantity === null ? visibilityText : `${formatNumber(quantity)} stk. á listanum · ${visibilityText}`;
}

const ListChoices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  overflow-wrap: anywhere;
  & [data-product] {
    font-weight: 600;
  }
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
  & [data-foot] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2);
  }
  & > [role='alert'] {
    color: var(--color-rust);
  }
`;
