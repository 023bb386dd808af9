import type { Database } from '../../db/connect.ts';
import type { InvoicePaymentDraft, InvoicePaymentLine } from '../../db/schema/invoice-payment-draft.ts';
import { ShopError } from '../../errors.ts';
import { creditAccount } from '../customer/account.ts';
import * as store from './internal/payment-store.ts';
import { isOwedBy, remainingOf } from './internal/remaining.ts';
import type { InvoiceRow } from './internal/store.ts';

/** Invoices with credit left that one payment looks at. */
const maxSurplus = 100;

/** What is to be settled of an invoice, in krónur. */
interface ChosenInvoice {
  invoiceId: number;
  amount: number;
}

/** The invoices are not what the payer saw. */
export function invoicesChangedError(): ShopError {
  const message = 'Staða reikninganna hefur breyst. Vinsamlegast yfirfarið upphæðina og greiðið aftur.';
  return new ShopError('FAILED_PRECONDITION', message, { reason: 'invoice.changed' });
}

/**
 * Holds invoices of a customer for a payment, so that nobody else pays them meanwhile; credit that is left on others counts
 * against them first. Each is paid as a whole unless `allowsPart`.
 * @throws ShopError NOT_FOUND for what this customer does not owe; FAILED_PRECONDITION where somebody else is paying, or less is
 * left than is to be paid
 */
export async function reserveInvoices(
  tx: Database,
  debtorId: number,
  chosen: readonly ChosenInvoice[],
  allowsPart: boolean,
): Promise<Omit<InvoicePaymentDraft, 'session'>> {
  const surplus = await store.findSurplus(tx, debtorId, maxSurplus);
  const ids = [...chosen, ...surplus.map(({ id }) => ({ invoiceId: id }))].map(({ invoiceId }) => invoiceId);
  const locked = new Map((await store.lockInvoices(tx, debtorId, ids)).map((row) => [row.id, row]));
  const targets = chosen.map((choice) => ({ ...choice, invoice: locked.get(choice.invoiceId) }));
  for (const { invoice, amount } of targets) checkPayable(invoice, amount, allowsPart);
  const sources = surplus.flatMap(({ id }) => locked.get(id) ?? []).filter((row) => unusedCredit(row) > 0);
  const lines = settleWithCredit(chosen, sources);
  await store.moveReserved(tx, lines, 1);
  return { invoices: lines, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

function checkPayable(invoice: InvoiceRow | undefined, amount: number, allowsPart: boolean): void {
  if (!invoice || invoice.isCredit) throw new ShopError('NOT_FOUND');
  if (invoice.paying > 0)
    throw new ShopError(
      'FAILED_PRECONDITION',
      `Verið er að greiða reikning ${invoice.number}. Vinsamlegast reynið aftur þegar þeirri greiðslu er lokið.`,
      { reason: 'invoice.beingPaid' },
    );
  const remaining = remainingOf(invoice);
  const fits = amount > 0 && (allowsPart ? amount <= remaining : amount === remaining);
  if (invoice.paidAt !== null || !fits) throw invoicesChangedError();
}

/** Credit left on a paid invoice that no running payment uses. */
function unusedCredit(invoice: InvoiceRow): number {
  return -remainingOf(invoice) + invoice.paying;
}

/** Lines of the chosen invoices, and below zero those of the credit that is used for them; oldest credit first. */
function settleWithCredit(
  chosen: readonly ChosenInvoice[],
  sources: readonly InvoiceRow[],
): InvoicePaymentLine[] {
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  let missing = total;
  const used = sources.flatMap((source) => {
    const amount = Math.min(missing, unusedCredit(source));
    missing -= amount;
    return amount > 0 ? [{ invoiceId: source.id, amount: -amount, byCredit: -amount }] : [];
  });
  let credit = total - missing;
  const settled = chosen.map(({ invoiceId, amount }) => {
    const byCredit = Math.min(credit, amount);
    credit -= byCredit;
    return { invoiceId, amount, byCredit };
  });
  return [...settled, ...used];
}

/** Gives back what a payment held that takes no money. */
export function releaseInvoices(tx: Database, lines: readonly InvoicePaymentLine[]): Promise<void> {
  return store.moveReserved(tx, lines, -1);
}

/** Records a payment of held invoices and takes its money off the account. @returns its id */
export async function settleInvoices(
  tx: Database,
  attemptId: number,
  { session, invoices, amount }: InvoicePaymentDraft,
): Promise<number> {
  const { actorId, customerId } = session;
  await store.settleReserved(tx, invoices);
  const method = amount > 0 ? ('Card' as const) : ('Credit' as const);
  const id = await store.insertPayment(tx, { attemptId, customerId, actorId, method, amount }, invoices);
  await creditAccount(tx, customerId, amount);
  return id;
}

/** The numbers and amounts of a payment's invoices, for its mail. */
export const readPaymentLines = store.findPaymentLines;

/** What a customer owes and the credit that counts against it, as one page shows it. */
export async function readOpenInvoices(
  db: Database,
  customerId: number,
  limit: number,
): Promise<{ open: InvoiceRow[]; credits: { invoice: InvoiceRow; amount: number }[] }> {
  const open = await store.findOpenInvoices(db, customerId, limit);
  const surplus = await store.findSurplus(db, customerId, maxSurplus);
  return {
    open: open.filter((invoice) => isOwedBy(invoice, customerId)),
    credits: surplus
      .map((invoice) => ({ invoice, amount: unusedCredit(invoice) }))
      .filter(({ amount }) => amount > 0),
  };
}
