import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { giveBackBudgets } from '../budgets/budgets.ts';
import { recordRefund } from '../payments/refunds.ts';
import { creditAccount } from '../customer/account.ts';
import { readCustomer } from '../customer/customers.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { recordOutsidePayment } from './internal/outside-payment.ts';
import { creditLinePrice, creditTotals, negate } from './internal/credit-amounts.ts';
import { creditLetter } from './internal/credit-letter.ts';
import * as credits from './internal/credit-store.ts';
import { toSearchText } from './search-text.ts';
import * as store from './internal/store.ts';

interface CreditNoteRequest {
  /** Cause of the note, e.g. `order:7`; a repeated one gets the first note. */
  key: string;
  /** Row id of the invoice. */
  invoiceId: number;
  /** Units by row id of the invoice's lines; null: everything that is left. */
  units: ReadonlyMap<number, number> | null;
  /** Recipient of the note's mail; the debtor's own address without it. */
  email?: string;
}

export interface CreditNote {
  id: number;
  number: number;
  /** Krónur credited, above zero. */
  amount: number;
  /** Whether it had been issued before, for the same key. */
  isExisting: boolean;
}

/**
 * Issues a credit note (iceland §5), never over more than was invoiced: guarded in SQL line by line. A purchase on account
 * reduces the balance due; one by card is recorded as a refund, which the sweeper pays out. Shares the invoices' gapless series,
 * whose row stays locked until `tx` ends, so call it last.
 * @param config null: nobody is told by mail
 * @throws ShopError NOT_FOUND; BAD_REQUEST for lines that are not the invoice's; FAILED_PRECONDITION when less is left of it
 */
export async function issueCreditNote(
  tx: Database,
  config: Config | null,
  credit: CreditNoteRequest,
): Promise<CreditNote> {
  const invoice = await credits.lockInvoice(tx, credit.invoiceId);
  if (!invoice) throw new ShopError('NOT_FOUND');
  const earlier = await credits.findInvoiceByCreditKey(tx, credit.key);
  if (earlier) {
    // A key names one credit of one invoice; another invoice's key counts as a wrong line.
    if (earlier.creditsInvoiceId !== invoice.id) throw new ShopError('BAD_REQUEST', badRequestMessage);
    return { id: earlier.id, number: earlier.number, amount: -earlier.price, isExisting: true };
  }
  const lines = await readLinesToCredit(tx, invoice.id, credit.units);
  for (const { id, units } of lines) {
    if (!(await credits.creditUnits(tx, id, units))) throw nothingLeftError();
  }
  const totals = creditTotals(lines);
  // What was paid in the books is written down as money of this invoice, so that what is credited now counts against others.
  await recordOutsidePayment(tx, invoice);
  await credits.creditAmount(tx, invoice.id, totals.gross);
  const [charge] = await store.findTransactions(tx, invoice.id);
  const debtorId = invoice.billToId ?? invoice.customerId;
  const paymentType = charge?.paymentType ?? 'Account';
  if (invoice.orderId !== null) await giveBackBudgets(tx, invoice.orderId, totals.gross);
  if (paymentType === 'Account') await creditAccount(tx, debtorId, totals.gross);
  const { number, id } = await insertCreditNote(tx, invoice, {
    key: credit.key,
    lines,
    totals: negate(totals),
  });
  await store.insertTransaction(tx, { invoiceId: id, paymentType, total: -totals.gross, at: new Date() });
  if (paymentType === 'Card')
    await recordRefund(tx, { orderId: invoice.orderId, invoiceId: id, amount: totals.gross });
  const to = credit.email ?? (await readCustomer(tx, debtorId))?.email;
  if (to && config) {
    const about = { number, id, paymentType, credits: invoice.number, totals, site: siteUrl(config) };
    await sendMail(tx, config, { to, purpose: 'order', letter: creditLetter(about, lines) });
  }
  return { id, number, amount: totals.gross, isExisting: false };
}

type CreditLine = store.InvoiceItemRow & { units: number };

async function readLinesToCredit(
  tx: Database,
  invoiceId: number,
  requestedUnits: CreditNoteRequest['units'],
): Promise<CreditLine[]> {
  const items = await store.findItems(tx, [invoiceId]);
  for (const [id, units] of requestedUnits ?? []) {
    const knownIds = items.some((item) => item.id === id);
    if (!knownIds || !Number.isInteger(units) || units < 1)
      throw new ShopError('BAD_REQUEST', badRequestMessage);
  }
  const lines = items
    .map((item) => ({
      ...item,
      units: requestedUnits ? (requestedUnits.get(item.id) ?? 0) : item.quantity - item.credited,
    }))
    .filter(({ units }) => units > 0);
  if (lines.length === 0) throw nothingLeftError();
  return lines;
}

async function insertCreditNote(
  tx: Database,
  invoice: store.InvoiceRow,
  { key, lines, totals }: { key: string; lines: readonly CreditLine[]; totals: ReturnType<typeof negate> },
): Promise<{ id: number; number: number }> {
  const { customerId, billToId, unitId, buyerName, buyerSsn, buyerAddress, seller, options, dataProvider } =
    invoice;
  const number = await store.nextNumber(tx);
  const id = await store.insertInvoice(tx, {
    number,
    isCredit: true,
    creditsInvoiceId: invoice.id,
    creditKey: key,
    customerId,
    billToId,
    unitId,
    buyerName,
    buyerSsn,
    buyerAddress,
    seller,
    options,
    dataProvider,
    issuedAt: new Date(),
    price: totals.gross,
    priceWithoutTax: totals.net,
    tax: totals.tax,
    vatLines: totals.vatGroups,
    searchText: toSearchText({ numbers: [number, invoice.number], lines, options }),
  });
  await store.insertItems(
    tx,
    lines.map(({ productId, sku, name, ownNumber, ownName, units, unitPrice, discountPercentage, vat }) => ({
      invoiceId: id,
      productId,
      sku,
      name,
      ownNumber,
      ownName,
      quantity: -units,
      unitPrice,
      discountPercentage,
      vat,
      ...creditLinePrice(unitPrice, units, vat),
    })),
  );
  return { id, number };
}

function nothingLeftError(): ShopError {
  return new ShopError('FAILED_PRECONDITION', 'Ekkert er eftir á reikningnum til að kreditfæra.', {
    reason: 'credit.nothingLeft',
  });
}

/** Whether a credit note was issued for this key. */
export async function hasCreditNote(db: Database, key: string): Promise<boolean> {
  return (await credits.findInvoiceByCreditKey(db, key)) !== null;
}

/** The invoice of an order and its lines in their order, those of the order's goods first. */
export async function readInvoiceOfOrder(
  db: Database,
  orderId: number,
): Promise<{ invoice: store.InvoiceRow; items: store.InvoiceItemRow[]; credits: store.InvoiceRow[] } | null> {
  const invoice = await credits.findInvoiceByOrder(db, orderId);
  if (!invoice) return null;
  return {
    invoice,
    items: await store.findItems(db, [invoice.id]),
    credits: await credits.findCredits(db, invoice.id),
  };
}

/** Row id of the invoice with this number; null for a credit note and for an unknown number. */
export async function findInvoiceIdByNumber(db: Database, number: number): Promise<number | null> {
  const invoice = await credits.findInvoiceByNumber(db, number);
  return invoice && !invoice.isCredit ? invoice.id : null;
}
