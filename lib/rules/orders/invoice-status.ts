import type { InvoiceStatus as Contract } from '../../../graphql/generated/schema.ts';

export type InvoiceStatus = Contract;

const statusLabels: Readonly<Record<InvoiceStatus, string>> = {
  Paid: 'Greiddur',
  Unpaid: 'Ógreiddur',
  Overdue: 'Gjaldfallinn',
  Credit: 'Kreditreikningur',
  Credited: 'Bakfærður',
};

export const invoiceStatuses = Object.keys(statusLabels) as readonly InvoiceStatus[];

/** In the masculine, as reikningur is; orders and quotes have words of their own. */
export function invoiceStatusLabel(status: InvoiceStatus): string {
  return statusLabels[status];
}
