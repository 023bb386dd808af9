'use client';

import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import {
  employeeRoles,
  mayAssignRole,
  roleNames,
  type EmployeeRole,
  type Rights,
} from '@/lib/rules/people/roles.ts';
import { roleHints } from '@/lib/rules/people/role-hints.ts';

interface Props {
  /** The requester: only roles that they may assign are offered. */
  assigner: Rights;
  initialRole: EmployeeRole;
}

/** The roles of a company, each with what it is for. */
export function RoleField({ assigner, initialRole }: Props) {
  return (
    <FieldGroup legend="Hlutverk">
      {employeeRoles
        .filter((role) => mayAssignRole(assigner, role))
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
