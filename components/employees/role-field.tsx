'use client';

import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import {
  employeeRoles,
  mayAssignRole,
  roleNames,
  type CustomerRole,
  type EmployeeRole,
} from '@/lib/rules/people/abilities.ts';
import { roleHints } from '@/lib/rules/people/role-hints.ts';

interface Props {
  /** The requester's role: only roles they may assign are offered. */
  assignerRole: CustomerRole;
  initialRole: EmployeeRole;
}

/** The roles of a company, each with what it is for. */
export function RoleField({ assignerRole, initialRole }: Props) {
  return (
    <FieldGroup legend="Hlutverk">
      {employeeRoles
        .filter((role) => mayAssignRole(assignerRole, role))
        .map((role) => (
          <Choice
            key={role}
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === initialRole}
            label={roleNames[role]}
            hint={roleHints[role]}
            framed
          />
        ))}
    </FieldGroup>
  );
}
