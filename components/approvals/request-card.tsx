'use client';

import Link from 'next/link';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import type { OrderRequest } from '@/lib/approvals/queries.ts';
import { formatDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { CardFrame } from './card-frame.tsx';
import { Decision } from './decision.tsx';
import { OwnRequest } from './own-request.tsx';
import { RequestItems } from './request-items.tsx';
import { requestStatus } from './request-status.ts';

interface Props {
  request: OrderRequest;
  onSaid: (said: string) => void;
}

/** One order above a limit: who asks for what, how it stands, and what the visitor can do. */
export function RequestCard({ request, onSaid }: Props) {
  const { status, total, askedTotal, changedAt, decidedAt, decidedBy, reason, orderId } = request;
  const title = useId();
  const isChanged = status === 'Waiting' && changedAt !== null;
  return (
    <CardFrame aria-labelledby={title}>
      <header>
        <h2 id={title}>
          {request.employeeName}, {formatKronur(total)}
        </h2>
        <Badge tone={requestStatus[status].tone}>{requestStatus[status].text}</Badge>
      </header>
      <p>
        {formatDate(request.createdAt)} kl. {formatTime(request.createdAt)} · Fyrir: {request.companyName} ·
        Úttektarmörk {formatKronur(request.orderLimit)}
      </p>
      {isChanged && (
        <p data-changed>
          Verð eða birgðir hafa breyst frá því að beðið var um pöntunina. Hún var {formatKronur(askedTotal)}{' '}
          og er nú {formatKronur(total)}.
        </p>
      )}
      <RequestItems request={request} isOpen={status === 'Waiting'} />
      {decidedAt !== null && decidedBy !== null && (
        <p>
          {decidedBy}, {formatDate(decidedAt)} kl. {formatTime(decidedAt)}
          {reason !== null && <q>{reason}</q>}
        </p>
      )}
      {orderId !== null && <Link href={`/auth/orders/${orderId}`}>Skoða pöntunina</Link>}
      {request.mayDecide && <Decision request={request} onSaid={onSaid} />}
      {request.isOwn && <OwnRequest request={request} onSaid={onSaid} />}
    </CardFrame>
  );
}
