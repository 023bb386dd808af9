import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { employeeInvitations } from '../../backend/src/db/schema/employees.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { invitationTask } from '../../backend/src/modules/employees/invitation-queue.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  AcceptInvitationDocument,
  AddEmployeeDocument,
  InvitationDocument,
  ResendInvitationDocument,
  WithdrawInvitationDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
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
import { abilitiesOfRole } from '../../lib/rules/people/roles.ts';

setUpEmployees();

const invite = async (invited: string, over: object = {}) =>
  (await manager.ask(AddEmployeeDocument, input(invited, over))).addEmployee;

/** Mails to be sent, after due invitations have been written. */
async function letters(): Promise<{ to: string; text: string; subject: string }[]> {
  await invitationTask(shop.config).run(shop, new AbortController().signal);
  const rows = await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'));
  return rows.map(({ payload }) => payload as { to: string; text: string; subject: string });
}

/** The code in the latest mail to an address. */
async function codeTo(address: string): Promise<string> {
  const mail = (await letters()).findLast(({ to }) => to === address);
  return /\/auth\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const roleOf = async (id: number) =>
  (await shop.db.select().from(companyMembers).where(eq(companyMembers.customerId, id)))[0]?.role;

describe('an invitation', () => {
  it('is mailed to an address, makes an employee once, and is recorded', async () => {
    const made = await invite('Nýr@Fyrirtæki.test', { orderLimit: 20_000 });
    expect(made).toMatchObject({ invited: 'nýr@fyrirtæki.test', role: 'Employee', orderLimit: 20_000 });
    const code = await codeTo('nýr@fyrirtæki.test');
    expect((await shop.guest().ask(InvitationDocument, { code })).invitation).toMatchObject({
      companyName: 'Prófunarstofan ehf.',
      role: 'Employee',
      email: 'nýr@fyrirtæki.test',
    });
    const personId = await aCustomer(shop.db);
    const person = await shop.signedIn(personId);
    const accepted = { companyId: String(companyId), companyName: 'Prófunarstofan ehf.' };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await person.ask(AcceptInvitationDocument, { code })).acceptInvitation).toEqual(accepted);
    expect((await person.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.companies).toEqual([
      expect.objectContaining({ id: String(companyId), abilities: [...abilitiesOfRole('Employee')] }),
    ]);
    const another = await shop.signedIn(await aCustomer(shop.db));
    expect(await another.fail(AcceptInvitationDocument, { code })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.',
    });
    expect((await another.ask(InvitationDocument, { code })).invitation).toBeNull();
    const shown = await view();
    expect(shown.employees.map(({ id, orderLimit }) => [Number(id), orderLimit])).toContainEqual([
      personId,
      20_000,
    ]);
    expect(shown.invitations).toEqual([]);
    const notes = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, companyId));
    expect(notes.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['invite-employee', managerId],
      ['accept-invitation', personId],
    ]);
  });

  it('confirms the address of a person who registered with it', async () => {
    const personId = await aCustomer(shop.db, { isConfirmed: false });
    const address = await emailOf(personId);
    await invite(address);
    const person = await shop.signedIn(personId);
    await person.ask(AcceptInvitationDocument, { code: await codeTo(address) });
    expect((await person.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.isConfirmed).toBe(
      true,
    );
  });

  it('by national id is mailed to its customer only; an unknown one gets the same response', async () => {
    const personId = await aCustomer(shop.db, { ssn: '0202804449' });
    const known = await invite('020280-4449');
    const unknown = await invite('0303804449');
    expect({ ...known, id: '', invited: '', sentAt: '', expiresAt: '' }).toEqual({
      ...unknown,
      id: '',
      invited: '',
      sentAt: '',
      expiresAt: '',
    });
    expect((await letters()).map(({ to }) => to)).toEqual([await emailOf(personId)]);
    const code = await codeTo(await emailOf(personId));
    const other = await shop.signedIn(await aCustomer(shop.db));
    expect((await other.fail(AcceptInvitationDocument, { code })).message).toBe(
      'Boðið er ætlað annarri kennitölu.',
    );
    await (await shop.signedIn(personId)).ask(AcceptInvitationDocument, { code });
    expect(await roleOf(personId)).toBe('Employee');
  });

  it('is not mailed to a customer who registered with an unproven national id', async () => {
    await aCustomer(shop.db, { ssn: '0404804449', isOwnerUnproven: true });
    await invite('0404804449');
    expect(await letters()).toEqual([]);
  });

  it('repeated is one invitation and one mail; resending it voids the earlier link', async () => {
    const [first, second] = await Promise.all([invite('tvisvar@x.test'), invite('tvisvar@x.test')]);
    expect(first.id).toBe(second.id);
    const third = await invite('tvisvar@x.test', { orderLimit: 5000 });
    expect(third).toMatchObject({ id: first.id, orderLimit: 5000 });
    expect(await letters()).toHaveLength(1);
    const old = await codeTo('tvisvar@x.test');
    await manager.ask(ResendInvitationDocument, { invitationId: first.id });
    const person = await shop.signedIn(await aCustomer(shop.db));
    expect((await person.fail(AcceptInvitationDocument, { code: old })).code).toBe('FAILED_PRECONDITION');
    const fresh = await codeTo('tvisvar@x.test');
    expect(fresh).not.toBe(old);
    await person.ask(AcceptInvitationDocument, { code: fresh });
  });

  it('is void once it is withdrawn, or seven days old, or its company is deactivated', async () => {
    const withdrawn = await invite('a@x.test');
    const codes = [await codeTo('a@x.test')];
    await manager.ask(WithdrawInvitationDocument, { invitationId: withdrawn.id });
    await invite('b@x.test');
    codes.push(await codeTo('b@x.test'));
    await shop.db
      .update(employeeInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(employeeInvitations.invited, 'b@x.test'));
    expect((await view()).invitations).toMatchObject([{ invited: 'b@x.test', isExpired: true }]);
    await invite('c@x.test');
    codes.push(await codeTo('c@x.test'));
    await shop.db.update(customers).set({ isActive: false }).where(eq(customers.id, companyId));
    const person = await shop.signedIn(await aCustomer(shop.db));
    for (const code of [...codes, 'x'.repeat(43), ''])
      expect((await person.fail(AcceptInvitationDocument, { code })).code).toBe('FAILED_PRECONDITION');
  });

  it.each([
    ['', 'Þennan reit þarf að fylla út'],
    ['ekki netfang@', 'Netfangið er ekki gilt.'],
    ['123', 'Kennitala ekki rétt valin'],
    ['550115-1490', 'Aðeins er hægt að bjóða fólki, ekki fyrirtækjum.'],
  ])('to %j is refused', async (invited, message) => {
    expect(await manager.fail(AddEmployeeDocument, input(invited))).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { invited: message } },
    });
  });

  it('is limited to five mails a day to one address, from all companies', async () => {
    const { id } = await invite('flod@x.test');
    for (let mail = 2; mail <= 5; mail += 1)
      await manager.ask(ResendInvitationDocument, { invitationId: id });
    expect(await manager.fail(ResendInvitationDocument, { invitationId: id })).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.',
    });
  });

  it('is refused for existing employees, and for a company’s own access', async () => {
    const address = (await emailOf(managerId)).toUpperCase();
    expect((await manager.fail(AddEmployeeDocument, input(address))).message).toBe(
      'Viðkomandi er þegar starfsmaður fyrirtækisins.',
    );
    await invite('d@x.test');
    const company = await shop.signedIn(companyId);
    const code = await codeTo('d@x.test');
    expect((await company.fail(AcceptInvitationDocument, { code })).details['reason']).toBe('company');
  });
});
