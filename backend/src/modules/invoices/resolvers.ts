import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireSession } from '../session/service.ts';
import { readInvoice, readInvoices } from './read.ts';
import { readStatement } from './statement-read.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    customerInvoices: (_, { page, filter }, context) =>
      readInvoices(context.db, requireSession(context), page ?? 1, filter ?? {}),
    viewInvoice: (_, { invoiceId, provider }, context) =>
      readInvoice(context, requireSession(context), invoiceId, provider ?? null),
    accountStatement: (_, { from, to }, context) =>
      readStatement(context.db, requireSession(context), from, to),
  },
};
