'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table } from '@/components/ui/table.tsx';
import { actionsInPlaceQuery } from '@/lib/actions/queries.ts';
import { actionsPath } from '@/lib/rules/routes/account-paths.ts';
import { actionColumns, ActionRow } from './action-row.tsx';

/** What sales agents and employees did in the customer's place. */
export function ActionsView() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(actionsInPlaceQuery(page));
  if (!data)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  if (data.actions.length === 0)
    return (
      <EmptyState title="Enginn hefur gert neitt í þínu umboði">
        <p>Hér birtist það sem sölumenn og starfsmenn gera fyrir þína hönd.</p>
      </EmptyState>
    );
  return (
    <>
      <Table columns={actionColumns} caption="Það sem sölumenn og starfsmenn hafa gert fyrir þína hönd">
        {data.actions.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </Table>
      <Pagination page={data.page} pageCount={data.pageCount} hrefOf={() => actionsPath} onTurn={setPage} />
    </>
  );
}
