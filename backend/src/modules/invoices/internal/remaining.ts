import type { InvoiceRow } from './store.ts';

/** Krónur left to pay of an invoice; below zero where credit notes came after the payment. */
export function remainingOf({
  price,
  credited,
  paid,
}: Pick<InvoiceRow, 'price' | 'credited' | 'paid'>): number {
  return price - credited - paid;
}

/** Whether this customer owes something of the invoice. What was charged to a card is paid when it is issued. */
export function isOwedBy(
  invoice: Pick<
    InvoiceRow,
    'isCredit' | 'paidAt' | 'billToId' | 'customerId' | 'price' | 'credited' | 'paid'
  >,
  customerId: number,
): boolean {
  const { isCredit, paidAt, billToId } = invoice;
  return (
    !isCredit &&
    paidAt === null &&
    (billToId ?? invoice.customerId) === customerId &&
    remainingOf(invoice) > 0
  );
}
