'use client';

import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import type { CompanyEmployees } from '@/lib/employees/queries.ts';
import { abilityTexts } from '@/lib/rules/people/company-role.ts';
import { abilitiesOfRole, baseRole, employeeRoles, mayAssign, roleNames } from '@/lib/rules/people/roles.ts';
import { roleHints } from '@/lib/rules/people/role-hints.ts';
import { roleChoice, type GivenRole } from './given-role.ts';

interface Props {
  /** Only roles that the requester may assign are offered. */
  company: CompanyEmployees;
  initialRole: GivenRole;
}

/** The roles of a company, its own first, each with what it is for. */
export function RoleField({ company, initialRole }: Props) {
  const roles = [
    ...company.companyRoles.map(({ id, name, abilities }) => ({
      role: baseRole,
      companyRole: { id },
      abilities,
      name,
      hint: `Má: ${abilities.map((ability) => abilityTexts[ability].name).join(' · ')}`,
    })),
    ...employeeRoles.map((role) => ({
      role,
      companyRole: null,
      abilities: abilitiesOfRole(role),
      name: roleNames[role],
      hint: roleHints[role],
    })),
  ];
  return (
    <FieldGroup legend="Hlutverk">
      {roles
        .filter((one) => mayAssign(company, one))
        .map((one) => (
          <Choice
            key={roleChoice(one)}
            type="radio"
            name="role"
            value={roleChoice(one)}
            defaultChecked={roleChoice(one) === roleChoice(initialRole)}
            label={one.name}
            hint={one.hint}
            framed
          />
        ))}
    </FieldGroup>
  );
}
