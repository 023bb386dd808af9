'use client';

import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CompanyEmployee } from '@/lib/employees/queries.ts';
import { mayAssignRole, roleNames, type CustomerRole } from '@/lib/rules/people/abilities.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';

interface Props {
  employee: CompanyEmployee;
  assignerRole: CustomerRole;
  onChange: () => void;
}

/** One person of a company; without a button for those the requester may not change. */
export function PersonRow({ employee, assignerRole, onChange }: Props) {
  const { name, email, phoneNumber, role, orderLimit, isSelf } = employee;
  return (
    <li>
      <div data-who>
        <strong>{name}</strong>
        {isSelf && ' (þú)'}
        <small>
          {email}
          {phoneNumber && ` · ${formatPhone(phoneNumber)}`}
        </small>
        <div data-facts>
          <Badge>{roleNames[role]}</Badge>
          {orderLimit !== null && <small>Úttektarmörk {formatKronur(orderLimit)}</small>}
        </div>
      </div>
      {mayAssignRole(assignerRole, role) && (
        <div data-do>
          <Button variant="secondary" aria-label={`Breyta: ${name}`} onClick={onChange}>
            Breyta
          </Button>
        </div>
      )}
    </li>
  );
}
