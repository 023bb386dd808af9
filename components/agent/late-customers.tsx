'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lateCustomersQuery } from '@/lib/agent/queries.ts';
import { daysAgoText, intervalText } from '@/lib/rules/dates/days.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { CustomerFact } from './customer-fact.tsx';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';

/** Customers worth a call: they have not ordered when they usually do. */
export function LateCustomers({ acting }: { acting: CustomerActing }) {
  const { data, error, refetch } = useQuery(lateCustomersQuery);
  return (
    <DeskSection title="Hafa ekki pantað eins og venjulega">
      {error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="160px" />}
      {data?.length === 0 && <p>Allir fastir viðskiptavinir hafa pantað eins og þeir eru vanir.</p>}
      {data && data.length > 0 && (
        <CustomerList>
          {data.map(({ id, name, ssn, usualDays, daysSince, usualTotal, lastOrderDate }) => (
            <CustomerRow key={id} id={id} name={name} ssn={ssn} acting={acting}>
              <CustomerFact isUrgent>
                Pantar venjulega {intervalText(usualDays)}, síðast {daysAgoText(daysSince)}
              </CustomerFact>
              <CustomerFact>
                Síðasta pöntun {formatDate(lastOrderDate)} · að jafnaði {formatKronur(usualTotal)}
              </CustomerFact>
            </CustomerRow>
          ))}
        </CustomerList>
      )}
    </DeskSection>
  );
}
