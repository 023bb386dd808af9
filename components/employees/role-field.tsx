'use client';

import { Choice } from '@/components/ui/choice.tsx';
import {
  employeeRoles,
  mayGive,
  roleNames,
  type CustomerRole,
  type EmployeeRole,
} from '@/lib/rules/people/abilities.ts';
import { roleHints } from '@/lib/rules/people/role-hints.ts';

interface Props {
  /** What the asker is to the company: only what they may give is offered. */
  giver: CustomerRole;
  chosen: EmployeeRole;
}

/** The roles of a company, each with what it is for. */
export function RoleField({ giver, chosen }: Props) {
  return (
    <fieldset>
      <legend>Hlutverk</legend>
      {employeeRoles
        .filter((role) => mayGive(giver, role))
        .map((role) => (
          <Choice
            key={role}
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            label={roleNames[role]}
            hint={roleHints[role]}
            framed
          />
        ))}
    </fieldset>
  );
}
