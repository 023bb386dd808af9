'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { requestedQuotesQuery } from '@/lib/agent/queries.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { formatDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import { CustomerFact, FactPart } from './customer-fact.tsx';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';

/** What buyers have asked for; one press acts for their customer and opens the request. */
export function RequestedQuotes({ acting }: { acting: CustomerActing }) {
  const { data, error, refetch } = useQuery(requestedQuotesQuery);
  const count = data && data.length > 0 ? ` (${formatNumber(data.length)})` : '';
  return (
    <DeskSection title={`Beiðnir um tilboð${count}`}>
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="120px" />}
      {data?.length === 0 && <p>Engin beiðni bíður svars.</p>}
      {data && data.length > 0 && (
        <CustomerList>
          {data.map(({ id, number, customer, requestedDate, lineCount, wantedDate, isCounter }) => (
            <CustomerRow
              key={id}
              {...customer}
              acting={acting}
              path={`/auth/quotes/${id}`}
              action="Opna beiðni"
            >
              <CustomerFact isUrgent>
                <FactPart>
                  {isCounter ? 'Gagntilboð' : 'Beiðni'} {number} frá {formatDate(requestedDate)}
                </FactPart>{' '}
                <FactPart>{productCountText(lineCount)}</FactPart>
                {wantedDate && <FactPart> Óskað fyrir {formatDate(wantedDate)}</FactPart>}
              </CustomerFact>
            </CustomerRow>
          ))}
        </CustomerList>
      )}
    </DeskSection>
  );
}
