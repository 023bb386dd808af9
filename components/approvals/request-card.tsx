'use client';

import { useId } from 'react';
import styled from 'styled-components';
import { Badge } from '@/components/ui/badge.tsx';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { formatDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { ApprovalSteps } from './approval-steps.tsx';
import { DecisionForm } from './decision-form.tsx';
import { OwnRequestActions } from './own-request-actions.tsx';
import { RequestItems } from './request-items.tsx';
import { requestStatus } from './request-status.ts';

interface Props {
  request: OrderRequest;
  onStatus: (statusText: string) => void;
}

/** One order above a limit: who asks for what, how it stands, and what the visitor can do. */
export function RequestCard({ request, onStatus }: Props) {
  const { status, total, askedTotal, changedAt, decidedAt, decidedBy, reason, orderId } = request;
  const titleId = useId();
  const isChanged = status === 'Waiting' && changedAt !== null;
  return (
    <RequestArticle aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          {request.employeeName}, {formatKronur(total)}
        </h2>
        <Badge tone={requestStatus[status].tone}>{requestStatus[status].text}</Badge>
      </header>
      <p>
        {formatDate(request.createdAt)} kl. {formatTime(request.createdAt)} · Fyrir: {request.companyName}
        {request.unit !== null && `, ${request.unit}`}
        {request.costCentre !== null && ` · Kostnaðarstaður: ${request.costCentre}`}
        {request.reference !== null && ` · Tilvísun: ${request.reference}`}
        {request.orderLimit !== null && ` · Úttektarmörk ${formatKronur(request.orderLimit)}`}
      </p>
      {isChanged && (
        <p data-changed>
          Verð eða birgðir hafa breyst frá því að beðið var um pöntunina. Hún var {formatKronur(askedTotal)}{' '}
          og er nú {formatKronur(total)}.
        </p>
      )}
      {request.editedAt !== null && (
        <p data-changed>
          {request.editedBy} breytti magninu {formatDate(request.editedAt)} kl. {formatTime(request.editedAt)}
          . Pöntunin var {formatKronur(askedTotal)} og er nú {formatKronur(total)}.
        </p>
      )}
      <ApprovalSteps steps={request.steps} />
      <RequestItems request={request} isOpen={status === 'Waiting'} />
      {decidedAt !== null && decidedBy !== null && (
        <p>
          {decidedBy}, {formatDate(decidedAt)} kl. {formatTime(decidedAt)}
          {reason !== null && <q>{reason}</q>}
        </p>
      )}
      {orderId !== null && <a href={`/auth/orders/${orderId}`}>Skoða pöntunina</a>}
      {request.mayDecide && <DecisionForm request={request} onStatus={onStatus} />}
      {request.isOwn && <OwnRequestActions request={request} onStatus={onStatus} />}
    </RequestArticle>
  );
}

const RequestArticle = styled.article`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  & h2 {
    font-size: var(--text-large);
  }
  & [data-changed] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-sun-pale);
  }
  & q {
    display: block;
    margin-top: var(--space-1);
    quotes: '„' '“';
  }
  & > a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
