import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { acceptInvitation, readInvitation } from './internal/acceptance.ts';
import { addEmployee, resendInvitation, withdrawInvitation } from './internal/invitations.ts';
import { changeEmployee, findEmployee, removeEmployee, viewEmployees } from './internal/employees.ts';
import { readCompanyRoles, removeCompanyRole, saveCompanyRole } from './internal/roles.ts';

export const employeeResolvers: Resolvers = {
  Query: {
    viewEmployees: (_, { companyId, page }, context) => viewEmployees(context, companyId, page ?? 1),
    findEmployee: (_, { companyId, search }, context) => findEmployee(context, companyId, search),
    companyRoles: (_, { companyId }, context) => readCompanyRoles(context, companyId),
    invitation: (_, { code }, context) => readInvitation(context, code),
  },
  Mutation: {
    addEmployee: (_, { input }, context) => addEmployee(context, input),
    resendInvitation: (_, { invitationId }, context) => resendInvitation(context, invitationId),
    withdrawInvitation: async (_, { invitationId }, context) => {
      await withdrawInvitation(context, invitationId);
      return true;
    },
    changeEmployee: (_, { input }, context) => changeEmployee(context, input),
    removeEmployee: async (_, { companyId, employeeId }, context) => {
      await removeEmployee(context, companyId, employeeId);
      return true;
    },
    saveCompanyRole: (_, { input }, context) => saveCompanyRole(context, input),
    removeCompanyRole: (_, { companyId, roleId }, context) => removeCompanyRole(context, companyId, roleId),
    acceptInvitation: (_, { code }, context) => acceptInvitation(context, code),
  },
};
