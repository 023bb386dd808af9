import type { InvoiceStatus } from '../../../../../lib/rules/orders/invoice-status.ts';
import type { InvoiceRow } from './store.ts';

/** Overdue from the day after the due date. @param today ISO date */
export function statusOf(
  {
    isCredit,
    paidAt,
    dueDate,
    credited,
    price,
  }: Pick<InvoiceRow, 'isCredit' | 'paidAt' | 'dueDate' | 'credited' | 'price'>,
  today: string,
): InvoiceStatus {
  if (isCredit) return 'Credit';
  if (credited > 0 && credited === price) return 'Credited';
  if (paidAt) return 'Paid';
  return dueDate !== null && dueDate < today ? 'Overdue' : 'Unpaid';
}
