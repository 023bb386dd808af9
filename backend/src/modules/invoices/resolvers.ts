import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireSession } from '../session/service.ts';
import { readInvoice, readInvoices } from './read.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    customerInvoices: (_, { page }, context) => readInvoices(context.db, requireSession(context), page ?? 1),
    viewInvoice: (_, { invoiceId, provider }, context) =>
      readInvoice(context, requireSession(context), invoiceId, provider ?? null),
  },
};
