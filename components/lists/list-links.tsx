'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useCreateList } from '@/lib/lists/mutations.ts';
import { listsQuery } from '@/lib/lists/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { theme } from '@/styles/theme.ts';
import { ListForm } from './list-form.tsx';

interface Props {
  /** Id of the list that the page shows; null for the favourites. */
  current: string | null;
  mayShare: boolean;
}

/** The favourites and all lists, to go from one to the next, and the way to a new one. */
export function ListLinks({ current, mayShare }: Props) {
  const { data: lists, error, refetch } = useQuery(listsQuery());
  const [isMaking, setMaking] = useState(false);
  const create = useCreateList();
  const router = useRouter();
  const make = (input: { name: string; isShared: boolean }): void =>
    create.mutate(
      { input },
      {
        onSuccess: ({ createProductList }) => {
          setMaking(false);
          router.push(`/auth/favorites/${createProductList.id}`);
        },
      },
    );
  if (error && !lists) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  return (
    <Frame>
      <nav aria-label="Listar">
        <ul>
          <li>
            <Link href="/auth/favorites" aria-current={current === null ? 'page' : undefined}>
              Uppáhaldsvörur
            </Link>
          </li>
          {lists?.map(({ id, name, lineCount, isShared }) => (
            <li key={id}>
              <Link href={`/auth/favorites/${id}`} aria-current={current === id ? 'page' : undefined}>
                <span>{name}</span>
                <small>
                  {formatNumber(lineCount)}
                  {isShared && ' · sameiginlegur'}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="secondary" onClick={() => setMaking(true)}>
        Nýr listi
      </Button>
      {isMaking && (
        <Modal title="Nýr listi" width={500} onClose={() => setMaking(false)}>
          <ListForm
            mayShare={mayShare}
            submitLabel="Búa til lista"
            busy={create.isPending}
            error={create.error}
            onSubmit={make}
          />
        </Modal>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  & nav {
    flex: 1 1 240px;
    min-width: 0;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & li {
    max-width: 100%;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 16px;
    border: 1px solid ${color.lineStrong};
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
    background: ${color.mist};
  }
  & a[aria-current] {
    border-color: ${color.fjord};
    color: ${color.fjord};
    background: ${color.fjordPale};
    font-weight: 600;
  }
  & small {
    flex: none;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: 400;
  }
`;
