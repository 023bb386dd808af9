import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companyMembers, companyRoles } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { isApproverOf } from '../../backend/src/modules/order-requests/deciders.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  AddEmployeeDocument,
  ChangeEmployeeDocument,
  CompanyRolesDocument,
  RemoveCompanyRoleDocument,
  RemoveEmployeeDocument,
  SaveCompanyRoleDocument,
  WithdrawInvitationDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { abilities, type Ability } from '../../lib/rules/people/abilities.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import type { Visitor } from '../kit/visitor.ts';
import { companyId, input, manager, managerId, setUpEmployees, shop, view } from './employees-setting.ts';

setUpEmployees();

const role = (name: string, own: readonly Ability[], roleId: string | null = null) => ({
  input: { companyId: String(companyId), roleId, name, abilities: [...own] },
});
const save = async (name: string, own: readonly Ability[], roleId: string | null = null) => {
  const { saveCompanyRole } = await manager.ask(SaveCompanyRoleDocument, role(name, own, roleId));
  return saveCompanyRole.companyRoles.find((one) => one.name === name)!.id;
};
const give = (employeeId: number, companyRoleId: string | null, over: object = {}) => ({
  input: {
    companyId: String(companyId),
    employeeId: String(employeeId),
    role: 'Undetermined' as const,
    companyRoleId,
    ...over,
  },
});
/** Somebody with a role of the company's own, signed in for it. */
const somebodyWith = async (roleId: string) => {
  const id = await anEmployee(shop, companyId, 'Undetermined', { companyRoleId: Number(roleId) });
  return { id, visitor: await shop.signedIn(id, { customerId: companyId }) };
};
const own = async (by: Visitor) => (await by.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer!;
const last = 'Að minnsta kosti einn stjórnandi þarf að vera eftir í fyrirtækinu.';

describe('a role of the company’s own', () => {
  it('is written once, by name and abilities, and what is wrong with it is said', async () => {
    await save('Bókari', ['see-invoices', 'pay-invoices']);
    const roleId = await save('Bókari', ['pay-invoices', 'see-invoices']);
    expect(await shop.db.$count(companyRoles, eq(companyRoles.companyId, companyId))).toBe(1);
    const problem = async (name: string, ...chosen: string[]) =>
      (await manager.fail(SaveCompanyRoleDocument, role(name, chosen as Ability[]))).details['fields'];
    expect(await problem('BÓKARI', 'order', 'see-prices')).toEqual({ name: 'Annað hlutverk heitir þetta.' });
    expect(await problem('eigandi', 'see-prices')).toEqual({ name: 'Annað hlutverk heitir þetta.' });
    expect(await problem(' ', 'see-prices')).toHaveProperty('name');
    expect(await problem('Tómt')).toHaveProperty('abilities');
    expect(await problem('Óþekkt', 'see-prices', 'fly')).toHaveProperty('abilities');
    expect(await problem('Pantar', 'order')).toHaveProperty('abilities');
    const { companyRoles: roles } = await manager.ask(CompanyRolesDocument, { companyId: String(companyId) });
    expect(roles.companyRoles).toEqual([
      {
        id: roleId,
        name: 'Bókari',
        abilities: ['see-invoices', 'pay-invoices'],
        peopleCount: 0,
        invitationCount: 0,
      },
    ]);
    expect(roles.builtInRoles.find((one) => one.role === 'Manager')?.peopleCount).toBe(1);
    const trail = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, companyId));
    expect(trail.map(({ action }) => action)).toEqual(['save-role']);
  });

  it('holds at the next request of who has it, and programs that know the six are told of none', async () => {
    const roleId = await save('Innkaup', ['see-prices', 'order']);
    const { id, visitor } = await somebodyWith(roleId);
    expect(await own(visitor)).toMatchObject({
      role: 'Undetermined',
      companyRole: 'Innkaup',
      abilities: ['order', 'see-prices'],
      companies: [{ abilities: ['order', 'see-prices'] }],
    });
    await save('Innkaup', ['see-prices', 'manage-employees'], roleId);
    expect((await own(visitor)).abilities).toEqual(['see-prices', 'manage-employees']);
    expect((await view(visitor)).employees.find((one) => one.id === String(id))).toMatchObject({
      companyRole: { id: roleId, name: 'Innkaup' },
      isSelf: true,
    });
  });

  it('stays where a program that knows only the six sends the base role back, and goes with another', async () => {
    const { id } = await somebodyWith(await save('Innkaup', ['see-prices', 'order']));
    const unnamed = { ...give(id, null).input, companyRoleId: undefined, orderLimit: 7 };
    const kept = await manager.ask(ChangeEmployeeDocument, { input: unnamed });
    expect(kept.changeEmployee).toMatchObject({ companyRole: { name: 'Innkaup' }, orderLimit: 7 });
    const other = await manager.ask(ChangeEmployeeDocument, { input: { ...unnamed, role: 'Employee' } });
    expect(other.changeEmployee).toMatchObject({ companyRole: null, role: 'Employee' });
  });

  it('is of one company, and stands beside no other role', async () => {
    const roleId = await save('Innkaup', ['see-prices', 'order']);
    const id = await anEmployee(shop, companyId, 'Employee');
    const mixed = give(id, roleId, { role: 'Manager' });
    expect((await manager.fail(ChangeEmployeeDocument, mixed)).code).toBe('BAD_REQUEST');
    const otherCompany = await aCompany(shop, 'Önnur stofa ehf.');
    const stranger = await shop.signedIn(await anEmployee(shop, otherCompany, 'Manager'), {
      customerId: otherCompany,
    });
    const taken = {
      input: { ...role('Innkaup', ['see-prices'], roleId).input, companyId: String(otherCompany) },
    };
    expect((await stranger.fail(SaveCompanyRoleDocument, taken)).code).toBe('NOT_FOUND');
    const foreign = {
      ...input('a@b.test').input,
      companyId: String(otherCompany),
      role: 'Undetermined' as const,
    };
    const invited = { input: { ...foreign, companyRoleId: roleId } };
    expect((await stranger.fail(AddEmployeeDocument, invited)).code).toBe('BAD_REQUEST');
    await expect(
      shop.db.insert(companyMembers).values({
        customerId: managerId,
        companyId: otherCompany,
        role: 'Undetermined',
        companyRoleId: Number(roleId),
      }),
    ).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  it('is not taken away while somebody has it or is invited to it', async () => {
    const roleId = await save('Innkaup', ['see-prices', 'order']);
    const removal = { companyId: String(companyId), roleId };
    const refused = async () => (await manager.fail(RemoveCompanyRoleDocument, removal)).details['reason'];
    const { addEmployee } = await manager.ask(
      AddEmployeeDocument,
      input('nyr@b.test', { role: 'Undetermined', companyRoleId: roleId }),
    );
    expect(addEmployee).toMatchObject({
      companyRole: { name: 'Innkaup' },
      abilities: ['order', 'see-prices'],
    });
    expect(await refused()).toBe('role.inUse');
    await manager.ask(WithdrawInvitationDocument, { invitationId: addEmployee.id });
    const { id } = await somebodyWith(roleId);
    expect(await refused()).toBe('role.inUse');
    await manager.ask(ChangeEmployeeDocument, give(id, null));
    const { removeCompanyRole } = await manager.ask(RemoveCompanyRoleDocument, removal);
    expect(removeCompanyRole.companyRoles).toEqual([]);
    expect((await manager.fail(RemoveCompanyRoleDocument, removal)).code).toBe('NOT_FOUND');
  });

  it('decides for the company where it allows that', async () => {
    const roleId = await save('Samþykkir', ['see-prices', 'approve-orders']);
    const { id } = await somebodyWith(roleId);
    expect(await isApproverOf(shop.db, id, companyId)).toBe(true);
    await save('Samþykkir', ['see-prices'], roleId);
    expect(await isApproverOf(shop.db, id, companyId)).toBe(false);
  });
});

describe('nobody raises themselves', () => {
  it('by their own role, by another, by an invitation or by somebody else’s hands', async () => {
    const roleId = await save('Fulltrúi', ['see-prices', 'manage-employees']);
    const more = await save('Meira', ['see-prices', 'order']);
    const { id, visitor } = await somebodyWith(roleId);
    const colleague = await anEmployee(shop, companyId, 'Undetermined');
    const denied = { code: 'PERMISSION_DENIED', details: { reason: 'role' } };
    for (const attempt of [
      visitor.fail(SaveCompanyRoleDocument, role('Fulltrúi', abilities, roleId)),
      visitor.fail(SaveCompanyRoleDocument, role('Nýtt', ['see-prices', 'order'])),
      visitor.fail(SaveCompanyRoleDocument, role('Meira', ['see-prices'], more)),
      visitor.fail(RemoveCompanyRoleDocument, { companyId: String(companyId), roleId: more }),
      visitor.fail(ChangeEmployeeDocument, give(id, more)),
      visitor.fail(ChangeEmployeeDocument, give(id, null, { role: 'Manager' })),
      visitor.fail(ChangeEmployeeDocument, give(colleague, more)),
      visitor.fail(ChangeEmployeeDocument, give(colleague, null, { role: 'Employee' })),
      visitor.fail(ChangeEmployeeDocument, give(managerId, roleId)),
      visitor.fail(RemoveEmployeeDocument, { companyId: String(companyId), employeeId: String(managerId) }),
      visitor.fail(AddEmployeeDocument, input('eg@b.test', { role: 'Manager' })),
      visitor.fail(AddEmployeeDocument, input('eg@b.test', { role: 'Undetermined', companyRoleId: more })),
    ])
      expect(await attempt).toMatchObject(denied);
    await visitor.ask(ChangeEmployeeDocument, give(colleague, roleId));
    const admin = await shop.signedIn(await anEmployee(shop, companyId, 'Admin'), { customerId: companyId });
    expect(
      await admin.fail(SaveCompanyRoleDocument, role('Sam', ['see-prices', 'approve-orders'])),
    ).toMatchObject(denied);
  });

  it('and only owners make owners, whatever a role allows', async () => {
    const { visitor } = await somebodyWith(await save('Allt', abilities));
    const colleague = await anEmployee(shop, companyId, 'Undetermined');
    const crown = give(colleague, null, { role: 'Owner' });
    expect((await visitor.fail(ChangeEmployeeDocument, crown)).code).toBe('PERMISSION_DENIED');
  });
});

describe('somebody manages the company', () => {
  const managing = ['see-prices', 'manage-employees'] as const;

  it('when a role is changed: the last one keeps the ability, of the company’s own role as well', async () => {
    const roleId = await save('Fulltrúi', managing);
    const { id, visitor } = await somebodyWith(roleId);
    await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, managerId));
    const lowered = role('Fulltrúi', ['see-prices'], roleId);
    expect((await visitor.fail(SaveCompanyRoleDocument, lowered)).message).toBe(last);
    expect((await visitor.fail(ChangeEmployeeDocument, give(id, null))).message).toBe(last);
    expect((await view(visitor)).lastManagerId).toBe(String(id));
  });

  it('when two take it from each other at once', async () => {
    await shop.db.delete(companyMembers).where(eq(companyMembers.companyId, companyId));
    const ids = await shop.db
      .insert(companyRoles)
      .values(['Fyrri', 'Seinni'].map((name) => ({ companyId, name, abilities: [...managing] })))
      .returning({ id: companyRoles.id });
    const [first, second] = [await somebodyWith(String(ids[0]!.id)), await somebodyWith(String(ids[1]!.id))];
    const results = await Promise.allSettled([
      first.visitor.ask(SaveCompanyRoleDocument, role('Seinni', ['see-prices'], String(ids[1]!.id))),
      second.visitor.ask(SaveCompanyRoleDocument, role('Fyrri', ['see-prices'], String(ids[0]!.id))),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const roles = await shop.db.select().from(companyRoles).where(eq(companyRoles.companyId, companyId));
    expect(roles.filter((one) => one.abilities.includes('manage-employees'))).toHaveLength(1);
  });
});
