import {
  AddEmployeeDocument,
  CompanyRolesDocument,
  RemoveCompanyRoleDocument,
  SaveCompanyRoleDocument,
  WithdrawInvitationDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Check } from '../check.ts';
import { expectSame, requireGiven } from '../expect.ts';

/** Roles that a company makes for its people. */
export const companyRoleChecks: readonly Check[] = [
  {
    id: 'roles.own',
    calls: ['CompanyRoles', 'SaveCompanyRole', 'RemoveCompanyRole', 'AddEmployee'],
    says: 'A role is written once, is given with an invitation, and is removed when nobody has it; unknown abilities are BAD_REQUEST',
    async run(shop) {
      const companyId = await shop.companyId();
      const manager = await shop.actingFor('buyer', companyId);
      const name = `Prófun ${Date.now() % 1_000_000}`;
      const input = { companyId, roleId: null, name, abilities: ['see-invoices' as const] };
      await manager.ask(SaveCompanyRoleDocument, { input });
      const { saveCompanyRole } = await manager.ask(SaveCompanyRoleDocument, { input });
      const written = saveCompanyRole.companyRoles.filter((one) => one.name === name);
      expectSame(written.length, 1, 'the roles of this name');
      const roleId = requireGiven(written[0], 'the role is not listed').id;
      await manager.expectRefusal(
        SaveCompanyRoleDocument,
        { input: { ...input, roleId, abilities: [] } },
        'BAD_REQUEST',
      );
      const invited = `profun-${Date.now() % 1_000_000}@profun.test`;
      const { addEmployee } = await manager.ask(AddEmployeeDocument, {
        input: { companyId, invited, role: 'Undetermined', companyRoleId: roleId },
      });
      expectSame(addEmployee.companyRole?.name, name, 'the role of the invitation');
      const removal = { companyId, roleId };
      await manager.expectRefusal(RemoveCompanyRoleDocument, removal, 'FAILED_PRECONDITION');
      await manager.ask(WithdrawInvitationDocument, { invitationId: addEmployee.id });
      await manager.ask(RemoveCompanyRoleDocument, removal);
      await manager.expectRefusal(RemoveCompanyRoleDocument, removal, 'NOT_FOUND');
      const stranger = await shop.person('agent');
      await stranger.expectRefusal(CompanyRolesDocument, { companyId }, 'NOT_FOUND');
    },
  },
];
