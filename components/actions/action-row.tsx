import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { TableRow } from '@/components/ui/table.tsx';
import type { ActionInPlace } from '@/lib/actions/queries.ts';
import { actionLabel } from '@/lib/rules/people/actions-in-place.ts';
import { formatDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import styles from './action-row.module.css';

export const actionColumns = [{ label: 'Hvenær' }, { label: 'Hver' }, { label: 'Hvað' }];

/** Who did what and when; leads to the order or the quote that it was about. */
export function ActionRow({ action }: { action: ActionInPlace }) {
  const { at, actorName, isAgent, operation, orderId, quoteId } = action;
  return (
    <TableRow
      columns={actionColumns}
      cells={[
        <time key="at" dateTime={at}>
          {formatDate(at)} kl. {formatTime(at)}
        </time>,
        <span key="actor">
          {actorName} {isAgent && <Badge>Sölumaður</Badge>}
        </span>,
        linkTo(subjectPath(orderId, quoteId), actionLabel(operation)),
      ]}
    />
  );
}

function subjectPath(orderId: string | null, quoteId: string | null): string | null {
  if (orderId !== null) return `/auth/orders/${orderId}`;
  return quoteId === null ? null : `/auth/quotes/${quoteId}`;
}

function linkTo(path: string | null, text: string): ReactNode {
  return path === null ? (
    text
  ) : (
    <a href={path} className={styles.subject}>
      {text}
    </a>
  );
}
