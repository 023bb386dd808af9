'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { useSetNextCall } from '@/lib/agent/mutations.ts';
import { dueCallsQuery } from '@/lib/agent/queries.ts';
import { dueCallText } from '@/lib/rules/people/next-call.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { CustomerFact } from './customer-fact.tsx';
import { type CustomerActing, CustomerRow } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';
import { ReachLink } from './reach-link.tsx';

/** Calls that the agent planned for today or before; nothing where there is none. */
export function DueCalls({ acting }: { acting: CustomerActing }) {
  const { data: calls, error: readError, refetch } = useQuery(dueCallsQuery);
  const { mutate, variables, isPending, error } = useSetNextCall();
  if (readError) return <ErrorRegion error={readError} onRetry={() => void refetch()} />;
  if (!calls || calls.length === 0) return null;
  return (
    <DeskSection title="Símtöl í dag">
      {error && <FormError>{errorText(error)}</FormError>}
      <CustomerList>
        {calls.map(({ id, name, ssn, phoneNumber, date }) => (
          <CustomerRow key={id} id={id} name={name} ssn={ssn} acting={acting}>
            <CustomerFact isUrgent>{dueCallText(date)}</CustomerFact>
            {phoneNumber && <ReachLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</ReachLink>}
            <Button
              variant="quiet"
              busy={isPending && variables.customerId === id}
              aria-label={`Símtali lokið: ${name}`}
              onClick={() => mutate({ customerId: id, date: null })}
            >
              Símtali lokið
            </Button>
          </CustomerRow>
        ))}
      </CustomerList>
    </DeskSection>
  );
}
