'use client';

import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CompanyEmployee } from '@/lib/employees/queries.ts';
import { mayAssignRole, roleNames, type CustomerRole } from '@/lib/rules/people/abilities.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { PersonFact, PersonItem } from './person-item.tsx';

interface Props {
  employee: CompanyEmployee;
  assignerRole: CustomerRole;
  onChange: () => void;
}

/** One person of a company; without a button for those the requester may not change. */
export function PersonRow({ employee, assignerRole, onChange }: Props) {
  const { name, email, phoneNumber, role, orderLimit, isSelf } = employee;
  return (
    <PersonItem
      name={
        <>
          <strong>{name}</strong>
          {isSelf && ' (þú)'}
          <PersonFact>
            {email}
            {phoneNumber && ` · ${formatPhone(phoneNumber)}`}
          </PersonFact>
        </>
      }
      facts={
        <>
          <Badge>{roleNames[role]}</Badge>
          {orderLimit !== null && <PersonFact>Úttektarmörk {formatKronur(orderLimit)}</PersonFact>}
        </>
      }
      actions={
        mayAssignRole(assignerRole, role) && (
          <Button variant="secondary" aria-label={`Breyta: ${name}`} onClick={onChange}>
            Breyta
          </Button>
        )
      }
    />
  );
}
