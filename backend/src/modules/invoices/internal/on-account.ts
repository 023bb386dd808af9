import { and, eq, sql, type SQL } from 'drizzle-orm';
import { invoices, invoiceTransactions } from '../../../db/schema/invoices.ts';

/** Who owes an invoice; written as its indexes are. */
export const debtor = sql`coalesce(${invoices.billToId}, ${invoices.customerId})`;

/** On account, and owed by this customer. */
export const isOnAccountOf = (debtorId: number): SQL | undefined =>
  and(
    eq(debtor, debtorId),
    sql`EXISTS (SELECT FROM ${invoiceTransactions} WHERE ${invoiceTransactions.invoiceId} = ${invoices.id}
      AND ${invoiceTransactions.paymentType} = 'Account')`,
  );
