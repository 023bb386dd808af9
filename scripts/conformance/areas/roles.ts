import {
  AddCustomerNoteDocument,
  AddEmployeeDocument,
  DeleteCustomerNoteDocument,
  ResendInvitationDocument,
  UpdateCustomerNoteDocument,
  ViewEmployeesDocument,
  WithdrawInvitationDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import { expectOutcome } from '../outcome-of.ts';
import type { TestedShop } from '../tested-shop.ts';

type Variables = (shop: TestedShop) => Promise<Record<string, unknown>>;
const none: Variables = async () => ({});
const ofCustomer: Variables = async (shop) => ({ customerId: await shop.customerId('customer') });
const ofCompany: Variables = async (shop) => ({ companyId: await shop.companyId() });

/** What sales agents alone are answered, with what they ask about. */
const agentCalls: Readonly<Record<string, Variables>> = {
  AgentCustomers: none,
  AgentHome: none,
  CustomerProfile: ofCustomer,
  DueCalls: none,
  DueCustomers: none,
  DueSalesQuotes: none,
  LastOrdersOf: async (shop) => ({ customerIds: [await shop.customerId('customer')] }),
  LateCustomers: none,
  NextCustomer: none,
  OpenCart: ofCustomer,
  RecentCustomers: none,
};

/** What a manager who acts for the company is answered. */
const managerCalls: Readonly<Record<string, Variables>> = {
  FindEmployee: ofCompany,
  OrderFields: none,
  RequestsToDecide: none,
  ViewEmployees: ofCompany,
  WantedOrderFields: none,
};

/** What agents and managers may do, and others may not. */
export const roleChecks: readonly Check[] = [
  ...Object.entries(agentCalls).map(([name, variables]) => ({
    id: `agent.${name}`,
    calls: [name],
    says: 'A sales agent is answered, in the shape of the contract',
    run: async (shop: TestedShop) =>
      expectOutcome(await shop.person('agent'), name, 'data', await variables(shop)),
  })),
  ...Object.entries(managerCalls).map(([name, variables]) => ({
    id: `manager.${name}`,
    calls: [name],
    says: 'A manager who acts for the company is answered, in the shape of the contract',
    run: async (shop: TestedShop) =>
      expectOutcome(
        await shop.actingFor('buyer', await shop.companyId()),
        name,
        'answered',
        await variables(shop),
      ),
  })),
  {
    id: 'agent.notes',
    calls: ['AddCustomerNote', 'UpdateCustomerNote', 'DeleteCustomerNote'],
    says: 'A note is written once for each key, changed and deleted',
    async run(shop) {
      const agent = await shop.person('agent');
      const key = crypto.randomUUID();
      const text = `Prófun ${key}`;
      const input = { key, customerId: await shop.customerId('customer'), text };
      const { addCustomerNote } = await agent.ask(AddCustomerNoteDocument, { input });
      const again = await agent.ask(AddCustomerNoteDocument, { input });
      expectSame(again.addCustomerNote, addCustomerNote, 'the notes for the same key');
      const { id: noteId } = requireGiven(
        addCustomerNote.find((note) => note.text === text),
        'the note was not written',
      );
      const { updateCustomerNote } = await agent.ask(UpdateCustomerNoteDocument, { noteId, text: 'Breytt' });
      expectSame(updateCustomerNote.find(({ id }) => id === noteId)?.text, 'Breytt', 'the text');
      const { deleteCustomerNote } = await agent.ask(DeleteCustomerNoteDocument, { noteId });
      expectThat(!deleteCustomerNote.some(({ id }) => id === noteId), 'It is still there');
    },
  },
  {
    id: 'manager.invitation',
    calls: ['AddEmployee', 'ResendInvitation', 'WithdrawInvitation', 'ViewEmployees'],
    says: 'An invitation is one however often it is sent, waits in the list, and is taken back',
    async run(shop) {
      const companyId = await shop.companyId();
      const manager = await shop.actingFor('buyer', companyId);
      const invited = `profun-${Date.now() % 1_000_000}@profun.test`;
      const input = { companyId, invited, role: 'Employee' } as const;
      const { addEmployee } = await manager.ask(AddEmployeeDocument, { input });
      const again = await manager.ask(AddEmployeeDocument, { input });
      expectSame(again.addEmployee.id, addEmployee.id, 'the id of the same invitation');
      const invitationId = addEmployee.id;
      await manager.ask(ResendInvitationDocument, { invitationId });
      const { viewEmployees } = await manager.ask(ViewEmployeesDocument, { companyId });
      expectThat(
        viewEmployees.invitations.some(({ id }) => id === invitationId),
        'It does not wait',
      );
      const stranger = await shop.person('agent');
      await stranger.expectRefusal(ViewEmployeesDocument, { companyId }, 'NOT_FOUND');
      await stranger.expectRefusal(WithdrawInvitationDocument, { invitationId }, 'NOT_FOUND');
      await manager.ask(WithdrawInvitationDocument, { invitationId });
      await manager.expectRefusal(WithdrawInvitationDocument, { invitationId }, 'NOT_FOUND');
    },
  },
];
