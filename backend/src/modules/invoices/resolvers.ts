import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireAbility } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { readInvoice, readInvoices } from './internal/read.ts';
import { readReceipt } from './internal/receipt.ts';
import { readStatement } from './internal/statement-read.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    customerInvoices: (_, { page, filter }, context) =>
      readInvoices(listDatabase(context), requireAbility(context, 'see-invoices'), page ?? 1, filter ?? {}),
    viewInvoice: (_, { invoiceId, provider }, context) =>
      readInvoice(context, requireAbility(context, 'see-invoices'), invoiceId, provider ?? null),
    invoicePayment: (_, { id }, context) =>
      readReceipt(context.db, requireAbility(context, 'see-invoices'), id),
    accountStatement: (_, { from, to }, context) =>
      readStatement(listDatabase(context), requireAbility(context, 'see-invoices'), from, to),
  },
};
