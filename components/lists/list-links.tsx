'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useCreateList } from '@/lib/lists/mutations.ts';
import { listsQuery } from '@/lib/lists/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { ListForm } from './list-form.tsx';

interface Props {
  /** Id of the list that the page shows; null for the favourites. */
  currentListId: string | null;
  mayShare: boolean;
}

/** The favourites and all lists, to go from one to the next, and the way to a new one. */
export function ListLinks({ currentListId, mayShare }: Props) {
  const { data: lists, error, refetch } = useQuery(listsQuery());
  const [isCreating, setCreating] = useState(false);
  const create = useCreateList();
  const router = useRouter();
  const createList = (input: { name: string; isShared: boolean }): void =>
    create.mutate(
      { input },
      {
        onSuccess: ({ createProductList }) => {
          setCreating(false);
          router.push(`/auth/favorites/${createProductList.id}`);
        },
      },
    );
  if (error && !lists) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  return (
    <ListLinkGrid>
      <nav aria-label="Listar">
        <ul>
          <li>
            <a href="/auth/favorites" aria-current={currentListId === null ? 'page' : undefined}>
              Uppáhaldsvörur
            </a>
          </li>
          {lists?.map(({ id, name, lineCount, isShared }) => (
            <li key={id}>
              <a href={`/auth/favorites/${id}`} aria-current={currentListId === id ? 'page' : undefined}>
                <span>{name}</span>
                <small>
                  {formatNumber(lineCount)}
                  {isShared && ' · sameiginlegur'}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="secondary" onClick={() => setCreating(true)}>
        Nýr listi
      </Button>
      {isCreating && (
        <Modal title="Nýr listi" width={500} onClose={() => setCreating(false)}>
          <ListForm
            kind="List"
            mayShare={mayShare}
            submitLabel="Búa til lista"
            busy={create.isPending}
            error={create.error}
            onSubmit={createList}
          />
        </Modal>
      )}
    </ListLinkGrid>
  );
}

const ListLinkGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  & nav {
    flex: 1 1 240px;
    min-width: 0;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & li {
    max-width: 100%;
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: var(--space-1) var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: 22px;
    text-decoration: none;
  }
  & a span {
    overflow: hidden;
    max-width: 32ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a:hover {
    background: var(--color-mist);
  }
  & a[aria-current] {
    border-color: var(--color-fjord);
    color: var(--color-fjord);
    background: var(--color-fjord-pale);
    font-weight: 600;
  }
  & small {
    flex: none;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;
