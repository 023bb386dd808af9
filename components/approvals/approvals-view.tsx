'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { orderRequestsQuery } from '@/lib/approvals/queries.ts';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';
import { approvalRulesPath } from '@/lib/rules/routes/approval-rules-path.ts';
import { Absences } from './absences.tsx';
import { RequestCard } from './request-card.tsx';

interface Props {
  sent: string | null;
  isManaging: boolean;
}

/**
 * Orders that need approval, for who asked and for who decides.
 * @param isManaging whether the visitor sets the rules
 * @param sentRequestId id of the request that was made just now
 */
export function ApprovalsView({ sent: sentRequestId, isManaging }: Props) {
  const [page, setPage] = useState(1);
  const [statusText, setStatusText] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(orderRequestsQuery(page));
  if (!data)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  const isNew = data.requests.some(
    ({ id, isOwn, status }) => id === sentRequestId && isOwn && status === 'Waiting',
  );
  return (
    <RequestStack>
      {isNew && (
        <Notice title="Pöntunin bíður samþykkis" tone="good">
          <p>
            Þeir sem samþykkja hafa fengið tölvupóst. Þú færð tölvupóst þegar svar berst og sérð stöðuna hér.
          </p>
        </Notice>
      )}
      <p role="status">{statusText}</p>
      {isManaging && (
        <RulesLink href={approvalRulesPath} variant="secondary">
          Reglur um samþykki og fjárheimildir
        </RulesLink>
      )}
      {data.requests.length === 0 && (
        <EmptyState title="Engar pantanir bíða samþykkis">
          <p>Hér birtast pantanir sem þurfa samþykki áður en þær fara af stað.</p>
        </EmptyState>
      )}
      {data.requests.map((request) => (
        <RequestCard key={request.id} request={request} onStatus={setStatusText} />
      ))}
      <Absences onStatus={setStatusText} />
      <Pagination page={data.page} pageCount={data.pageCount} hrefOf={() => approvalsPath} onTurn={setPage} />
    </RequestStack>
  );
}

const RulesLink = styled(LinkButton)`
  justify-self: start;
`;

const RequestStack = styled.div`
  display: grid;
  gap: var(--space-4);
  /* Words to come take no room. */
  & > [role='status']:empty {
    position: absolute;
  }
`;
