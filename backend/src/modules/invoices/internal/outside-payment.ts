import type { Database } from '../../../db/connect.ts';
import { findPaymentsOfInvoice, insertPayment, setPaid } from './payment-store.ts';
import { findTransactions, type InvoiceRow } from './store.ts';

/**
 * Writes down the payment of an invoice on account that the books settled outside the shop, for what was left of it then. The
 * account was credited with it already.
 * @param invoice locked
 */
export async function recordOutsidePayment(tx: Database, invoice: InvoiceRow): Promise<void> {
  const { id, paidAt, billToId, customerId, price, credited } = invoice;
  const amount = price - credited;
  if (paidAt === null || amount <= 0) return;
  const [charge] = await findTransactions(tx, id);
  if (charge?.paymentType === 'Card' || (await findPaymentsOfInvoice(tx, id)).length > 0) return;
  const payment = { customerId: billToId ?? customerId, method: 'Bank' as const, amount, paidAt };
  await insertPayment(tx, payment, [{ invoiceId: id, amount, byCredit: 0 }]);
  await setPaid(tx, id, amount);
}
