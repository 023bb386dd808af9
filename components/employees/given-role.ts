import { baseRole, type EmployeeRole } from '@/lib/rules/people/roles.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

/** One of the six roles, or the base role with one of the company's own. */
export interface GivenRole {
  role: EmployeeRole;
  companyRole: { id: string } | null;
}

/** How a form names a role: by its own name, or the id of the company's own. */
export const roleChoice = ({ role, companyRole }: GivenRole): string => companyRole?.id ?? role;

/** The role that was chosen in the form, as the backend is told it. */
export function readRole(data: FormData): { role: EmployeeRole; companyRoleId: string | null } {
  const choice = formText(data, 'role');
  return /^\d+$/.test(choice)
    ? { role: baseRole, companyRoleId: choice }
    : { role: choice as EmployeeRole, companyRoleId: null };
}
