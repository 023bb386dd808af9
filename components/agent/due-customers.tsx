'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { dueCustomersQuery } from '@/lib/agent/queries.ts';
import { dueProductsText } from '@/lib/rules/people/due-products.ts';
import { CustomerFact } from './customer-fact.tsx';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';

/** Customers who by their habit need something by now; nothing where there is none. */
export function DueCustomers({ acting }: { acting: CustomerActing }) {
  const { data: customers, error, refetch } = useQuery(dueCustomersQuery);
  if (error && !customers) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!customers || customers.length === 0) return null;
  return (
    <DeskSection title="Fer að vanta hjá viðskiptavinum">
      <CustomerList>
        {customers.map(({ id, name, ssn, dueCount, productNames }) => (
          <CustomerRow key={id} id={id} name={name} ssn={ssn} acting={acting}>
            <CustomerFact>{dueProductsText(dueCount, productNames)}</CustomerFact>
          </CustomerRow>
        ))}
      </CustomerList>
    </DeskSection>
  );
}
