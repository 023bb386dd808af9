import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/connect.ts';
import type { InvoicePaymentDraft } from '../../../db/schema/invoice-payment-draft.ts';
import { readCustomer } from '../../customer/customers.ts';
import { readPaymentLines, settleInvoices } from '../../invoices/pay-invoices.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { writeAudit } from '../../session/audit.ts';
import type { PlacementOutcome } from '../attempt/outcome.ts';
import { finishAttempt } from '../attempt/store.ts';
import { receiptLetter } from './receipt-letter.ts';

/** Settles invoices whose money is there, all of them or none, with the receipt's mail to who paid; the attempt is locked. */
export async function commitInvoicePayment(
  tx: Database,
  config: Config,
  attemptId: number,
  draft: InvoicePaymentDraft,
): Promise<PlacementOutcome> {
  const { session, amount } = draft;
  const paymentId = await settleInvoices(tx, attemptId, draft);
  await writeAudit(tx, session, 'pay-invoices', { paymentId, total: amount });
  const payer = await readCustomer(tx, session.actorId);
  const company = await readCustomer(tx, session.customerId);
  if (payer && company) {
    const lines = await readPaymentLines(tx, paymentId);
    const letter = receiptLetter(
      { paymentId, amount, customerName: company.name, site: siteUrl(config) },
      lines,
    );
    await sendMail(tx, config, { to: payer.email, purpose: 'order', letter });
  }
  await finishAttempt(tx, attemptId, 'Completed', { invoicePaymentId: paymentId });
  return { kind: 'settled', paymentId };
}
