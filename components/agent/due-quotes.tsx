'use client';

import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { dueQuotesQuery } from '@/lib/agent/queries.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';

/** Quotes that lapse within the week; one press acts for their customer and opens the quote. */
export function DueQuotes({ acting }: { acting: CustomerActing }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(dueQuotesQuery);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Tilboð að renna út</h2>
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="120px" />}
      {data?.length === 0 && <p>Ekkert tilboð rennur út næstu vikuna.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map(({ id, number, customer, totalPrice, validUntilDate }) => (
            <CustomerRow
              key={id}
              {...customer}
              acting={acting}
              path={`/auth/quotes/${id}`}
              action="Opna tilboð"
            >
              <small data-tone="sun" data-parts>
                <span>
                  Tilboð {number} gildir til {formatDate(validUntilDate)}
                </span>{' '}
                <span>{formatKronur(totalPrice)}</span>
              </small>
            </CustomerRow>
          ))}
        </ul>
      )}
    </section>
  );
}
