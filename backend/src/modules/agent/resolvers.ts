import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { listDueCustomers, listLastOrders, listLateCustomers } from './internal/customers.ts';
import { listDueCalls, setNextCall } from './internal/next-calls.ts';
import { addNote, deleteNote, updateNote } from './internal/notes.ts';
import { readProfile } from './internal/profile.ts';

export const agentResolvers: Resolvers = {
  Query: {
    lateCustomers: (_root, _args, context) => listLateCustomers(context),
    dueCustomers: (_root, _args, context) => listDueCustomers(context),
    lastOrdersOf: (_root, { customerIds }, context) => listLastOrders(context, customerIds),
    customerProfile: (_root, { customerId }, context) => readProfile(context, customerId),
    dueCalls: (_root, _args, context) => listDueCalls(context),
  },
  Mutation: {
    addCustomerNote: (_root, { input }, context) => addNote(context, input),
    updateCustomerNote: (_root, { noteId, text }, context) => updateNote(context, noteId, text),
    deleteCustomerNote: (_root, { noteId }, context) => deleteNote(context, noteId),
    setNextCall: (_root, { customerId, date }, context) => setNextCall(context, customerId, date ?? null),
  },
};
