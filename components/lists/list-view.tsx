'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ChargedPrice } from '@/components/ui/charged-price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDeleteList, useRestoreList, useUpdateList } from '@/lib/lists/mutations.ts';
import { listQuery, type List, type ListLine } from '@/lib/lists/queries.ts';
import { requestQuotePath } from '@/lib/rules/routes/account-paths.ts';
import { listLabelsHref } from '@/lib/rules/routes/label-paths.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { ListForm } from './list-form.tsx';
import { ListLines } from './list-lines.tsx';
import { listWords, visibilityText } from './list-words.ts';

interface Props {
  listId: string;
  /** Whether there are others to share lists with. */
  mayShare: boolean;
  /** What puts all of the lines into the cart. */
  renderToCart: (lines: readonly ListLine[], list: List) => ReactNode;
}

/** A named list or a kept cart: what is on it, what it costs, and what can be done with it as a whole. */
export function ListView({ listId, mayShare, renderToCart }: Props) {
  const { data, error, refetch } = useQuery(listQuery(listId));
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateList();
  const remove = useDeleteList();
  const restore = useRestoreList();
  if (error && !data) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const { list, lines } = data;
  const words = listWords[list.kind];

  if (remove.isSuccess)
    return (
      <Notice title={words.removed(list.name)}>
        {restore.error && <p role="alert">{errorText(restore.error)}</p>}
        <ButtonGroup>
          <Button
            busy={restore.isPending}
            onClick={() => restore.mutate({ listId }, { onSuccess: () => remove.reset() })}
          >
            Afturkalla
          </Button>
          <LinkButton href={words.path} variant="secondary">
            {words.back}
          </LinkButton>
        </ButtonGroup>
      </Notice>
    );

  const charges = lines.flatMap(({ product, quantity }) => (product ? [{ ...product, quantity }] : []));
  return (
    <ListStack>
      <header>
        <div>
          <h2>{list.name}</h2>
          <p data-soft>{visibilityText(list)}</p>
        </div>
        {list.mayManage && (
          <ButtonGroup>
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
            <Button variant="secondary" busy={remove.isPending} onClick={() => remove.mutate({ listId })}>
              {words.remove}
            </Button>
          </ButtonGroup>
        )}
      </header>
      {remove.error && <p role="alert">{errorText(remove.error)}</p>}
      {lines.length === 0 ? (
        <EmptyState title={words.empty}>
          {list.kind === 'List' && (
            <p>Hnappurinn „Setja á lista“ er á síðu hverrar vöru og hjartað á spjaldi hennar.</p>
          )}
          <LinkButton href="/voruflokkar" variant="secondary">
            Skoða vörur
          </LinkButton>
        </EmptyState>
      ) : (
        <div data-all>
          <p>
            Samtals <ChargedPrice charges={charges} isNamed />
          </p>
          <ButtonGroup>
            {list.kind === 'List' && (
              <LinkButton href={listLabelsHref(listId)} variant="secondary">
                Hillumiðar
              </LinkButton>
            )}
            <LinkButton href={requestQuotePath({ listId })} variant="secondary">
              Óska eftir tilboði
            </LinkButton>
            {renderToCart(lines, list)}
          </ButtonGroup>
        </div>
      )}
      {/* Without lines as well: the last one can be had back. */}
      <ListLines list={list} lines={lines} />
      {isEditing && (
        <Modal title={words.edit} width={500} onClose={() => setEditing(false)}>
          <ListForm
            kind={list.kind}
            list={list}
            mayShare={mayShare && list.isOwn}
            submitLabel="Vista"
            busy={update.isPending}
            error={update.error}
            onSubmit={(input) => update.mutate({ listId, input }, { onSuccess: () => setEditing(false) })}
          />
        </Modal>
      )}
    </ListStack>
  );
}

const ButtonGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2);
`;

const ListStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
  }
  & h2 {
    font-size: var(--text-large);
    overflow-wrap: anywhere;
  }
  & [data-soft] {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-all] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
  }
  & [data-all] > p {
    font-weight: 600;
  }
  & > [role='alert'] {
    color: var(--color-rust);
  }
`;
