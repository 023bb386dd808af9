import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { toRowId } from '../../../row-id.ts';
import { findPayment, findPaymentLines } from './payment-store.ts';

/** A payment of this customer's invoices; null where there is none, and for who sees units only: it may settle several units' invoices. */
export async function readReceipt(
  db: Database,
  { customerId, unitIds }: Session,
  id: string,
): Promise<ResolversParentTypes['InvoicePayment'] | null> {
  if (unitIds !== null) return null;
  const payment = await findPayment(db, customerId, toRowId(id));
  if (!payment) return null;
  const lines = await findPaymentLines(db, payment.id);
  return {
    id: String(payment.id),
    paidAt: payment.paidAt.toISOString(),
    method: payment.method,
    amount: payment.amount,
    payerName: payment.payerName,
    lines: lines.map(({ invoiceId, number, amount }) => ({
      invoiceId: String(invoiceId),
      number: String(number),
      amount,
    })),
  };
}
