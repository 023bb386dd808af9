import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireAbility } from '../session/ability-service.ts';
import { readInvoice, readInvoices } from './read.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    customerInvoices: (_, { page }, context) =>
      readInvoices(context.db, requireAbility(context, 'see-invoices'), page ?? 1),
    viewInvoice: (_, { invoiceId, provider }, context) =>
      readInvoice(context, requireAbility(context, 'see-invoices'), invoiceId, provider ?? null),
  },
};
