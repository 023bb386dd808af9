'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { dueQuotesQuery } from '@/lib/agent/queries.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { CustomerFact, FactPart } from './customer-fact.tsx';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';

/** Quotes that lapse within the week; one press acts for their customer and opens the quote. */
export function DueQuotes({ acting }: { acting: CustomerActing }) {
  const { data, error, refetch } = useQuery(dueQuotesQuery);
  return (
    <DeskSection title="Tilboð að renna út">
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="120px" />}
      {data?.length === 0 && <p>Ekkert tilboð rennur út næstu vikuna.</p>}
      {data && data.length > 0 && (
        <CustomerList>
          {data.map(({ id, number, customer, totalPrice, validUntilDate }) => (
            <CustomerRow
              key={id}
              {...customer}
              acting={acting}
              path={`/auth/quotes/${id}`}
              action="Opna tilboð"
            >
              <CustomerFact isUrgent>
                <FactPart>
                  Tilboð {number} gildir til {formatDate(validUntilDate)}
                </FactPart>{' '}
                <FactPart>{formatKronur(totalPrice)}</FactPart>
              </CustomerFact>
            </CustomerRow>
          ))}
        </CustomerList>
      )}
    </DeskSection>
  );
}
