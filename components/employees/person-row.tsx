'use client';

import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CompanyEmployee } from '@/lib/employees/queries.ts';
import { mayAssign, roleLabel, type Rights } from '@/lib/rules/people/roles.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { PersonFact, PersonItem } from './person-item.tsx';

interface Props {
  employee: CompanyEmployee;
  /** Who may change the person, or not. */
  assigner: Rights;
  onChange: () => void;
}

/** One person of a company; without a button for those the requester may not change. */
export function PersonRow({ employee, assigner, onChange }: Props) {
  const { name, email, phoneNumber, orderLimit, isSelf } = employee;
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
          <Badge>{roleLabel(employee)}</Badge>
          {orderLimit !== null && <PersonFact>Úttektarmörk {formatKronur(orderLimit)}</PersonFact>}
        </>
      }
      actions={
        mayAssign(assigner, employee) && (
          <Button variant="secondary" aria-label={`Breyta: ${name}`} onClick={onChange}>
            Breyta
          </Button>
        )
      }
    />
  );
}
