import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billToCustomers, companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  AddEmployeeDocument,
  ChangeEmployeeDocument,
  FindEmployeeDocument,
  RemoveEmployeeDocument,
  ViewEmployeesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import type { Visitor } from '../kit/visitor.ts';
import {
  shop,
  companyId,
  managerId,
  manager,
  input,
  view,
  emailOf,
  setUpEmployees,
} from './employees-setting.ts';

setUpEmployees();

describe('people of a company', () => {
  it('are found by name, address and national id, and no one outside', async () => {
    const insideId = await anEmployee(shop, companyId, 'Employee');
    await shop.db
      .update(customers)
      .set({ name: 'Þórdís ÞÍ Æsudóttir', ssn: '0505804449' })
      .where(eq(customers.id, insideId));
    await aCustomer(shop.db, { name: 'Þórdís ÞÍ Utan', ssn: '0505804448' });
    const find = async (search: string) =>
      (await manager.ask(FindEmployeeDocument, { companyId: String(companyId), search })).findEmployee.map(
        ({ id }) => Number(id),
      );
    for (const search of ['þórdís', 'æsu ÞÓR', '050580-4449', '0505804449', await emailOf(insideId)])
      expect(await find(search)).toEqual([insideId]);
    for (const search of ['þ', '%', '__', 'utan', '0505804448', '']) expect(await find(search)).toEqual([]);
  });

  it('can have their role and limit changed by those who may', async () => {
    const personId = await anEmployee(shop, companyId, 'Employee');
    const change = (role: 'Owner' | 'Manager' | 'Employee', orderLimit: number | null = null) => ({
      input: { companyId: String(companyId), employeeId: String(personId), role, orderLimit },
    });
    const { changeEmployee } = await manager.ask(ChangeEmployeeDocument, change('Manager', 1000));
    expect(changeEmployee).toMatchObject({ role: 'Manager', orderLimit: 1000 });
    expect((await manager.fail(ChangeEmployeeDocument, change('Owner'))).code).toBe('PERMISSION_DENIED');
    expect((await manager.fail(ChangeEmployeeDocument, change('Manager', -1))).code).toBe('BAD_REQUEST');
    const company = await shop.signedIn(companyId);
    await company.ask(ChangeEmployeeDocument, change('Owner'));
    expect((await manager.fail(ChangeEmployeeDocument, change('Employee'))).code).toBe('PERMISSION_DENIED');
    expect(
      await manager.fail(RemoveEmployeeDocument, {
        companyId: String(companyId),
        employeeId: String(personId),
      }),
    ).toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('cannot change their own limit', async () => {
    const own = {
      input: {
        companyId: String(companyId),
        employeeId: String(managerId),
        role: 'Manager' as const,
        orderLimit: 1,
      },
    };
    expect((await manager.fail(ChangeEmployeeDocument, own)).details['reason']).toBe('ownLimit');
  });

  it('who are removed act for themselves from then on, in every browser, and bill nothing to the company', async () => {
    const personId = await anEmployee(shop, companyId, 'Employee');
    await shop.db.insert(billToCustomers).values({ customerId: personId, billToId: companyId });
    const acting = await shop.signedIn(personId, { customerId: companyId });
    const billing = await shop.signedIn(personId, { billToId: companyId });
    await manager.ask(RemoveEmployeeDocument, {
      companyId: String(companyId),
      employeeId: String(personId),
    });
    for (const visitor of [acting, billing]) {
      const customer = (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer!;
      expect(customer).toMatchObject({ id: String(personId), role: 'Private', companies: [] });
      expect(customer.contextVersion).not.toBe(7);
    }
    expect(
      await shop.db.select().from(billToCustomers).where(eq(billToCustomers.customerId, personId)),
    ).toEqual([]);
    expect(
      await manager.fail(RemoveEmployeeDocument, {
        companyId: String(companyId),
        employeeId: String(personId),
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('always include a manager: demotion, removal or both at once are refused', async () => {
    const remove = (employeeId: number) => ({
      companyId: String(companyId),
      employeeId: String(employeeId),
    });
    const last = 'Að minnsta kosti einn stjórnandi þarf að vera eftir í fyrirtækinu.';
    expect((await manager.fail(RemoveEmployeeDocument, remove(managerId))).message).toBe(last);
    const demotion = {
      input: {
        companyId: String(companyId),
        employeeId: String(managerId),
        role: 'Employee' as const,
      },
    };
    expect((await manager.fail(ChangeEmployeeDocument, demotion)).message).toBe(last);
    const lastManagerFor = async (requester: Visitor) =>
      (await requester.ask(ViewEmployeesDocument, { companyId: String(companyId) })).viewEmployees
        .lastManagerId;
    expect(await lastManagerFor(manager)).toBe(String(managerId));
    expect(await lastManagerFor(await shop.signedIn(companyId))).toBeNull();
    const otherId = await anEmployee(shop, companyId, 'Admin');
    expect(await lastManagerFor(manager)).toBeNull();
    const other = await shop.signedIn(otherId, { customerId: companyId });
    await Promise.allSettled([
      manager.ask(RemoveEmployeeDocument, remove(otherId)),
      other.ask(RemoveEmployeeDocument, remove(managerId)),
    ]);
    const left = await shop.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId)));
    expect(left).toHaveLength(1);
  });

  it('can be managed by a manager who acts for no one, and by no one else', async () => {
    const self = await shop.signedIn(managerId);
    expect((await view(self)).role).toBe('Manager');
    const other = await aCompany(shop, 'Önnur ehf.');
    const elsewhere = await anEmployee(shop, other, 'Manager');
    const agent = await aCustomer(shop.db, { isAgent: true });
    const cases: [Visitor, string][] = [
      [shop.guest(), 'UNAUTHENTICATED'],
      [await shop.signedIn(await aCustomer(shop.db)), 'NOT_FOUND'],
      [await shop.signedIn(elsewhere, { customerId: other }), 'NOT_FOUND'],
      [await shop.signedIn(agent), 'NOT_FOUND'],
      [await shop.signedIn(agent, { customerId: companyId }), 'PERMISSION_DENIED'],
      [
        await shop.signedIn(await anEmployee(shop, companyId, 'Employee'), { customerId: companyId }),
        'PERMISSION_DENIED',
      ],
    ];
    for (const [visitor, code] of cases) {
      expect((await visitor.fail(ViewEmployeesDocument, { companyId: String(companyId) })).code).toBe(code);
      expect((await visitor.fail(AddEmployeeDocument, input('x@x.test'))).code).toBe(code);
    }
    for (const id of ['0', '-1', '99999999999', 'x'])
      expect((await manager.fail(ViewEmployeesDocument, { companyId: id })).code).toBe('NOT_FOUND');
  });
});
