import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { customers } from '../../db/schema/customers.ts';
import { invoiceItems, invoices } from '../../db/schema/invoices.ts';
import { issueCreditNote } from '../../modules/invoices/credit-notes.ts';
import { cafe } from './named.ts';

const key = 'demo:credit';

/** One unit of the café's last paid invoice came back: credit that counts against its open ones. Once. */
export async function seedDemoCredit(tx: Database): Promise<void> {
  if ((await tx.$count(invoices, eq(invoices.creditKey, key))) > 0) return;
  const [line] = await tx
    .select({ invoiceId: invoices.id, itemId: invoiceItems.id })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(and(eq(customers.ssn, cafe), isNotNull(invoices.paidAt), gt(invoiceItems.quantity, 1)))
    .orderBy(desc(invoices.issuedAt), asc(invoiceItems.id))
    .limit(1);
  if (!line) return;
  await issueCreditNote(tx, null, {
    key,
    invoiceId: line.invoiceId,
    units: new Map([[line.itemId, 1]]),
  });
}
