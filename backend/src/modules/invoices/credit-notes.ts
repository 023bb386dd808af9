import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { noteRefund } from '../payments/refunds.ts';
import { payIntoAccount } from '../customer/account.ts';
import { customerById } from '../customer/customers.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { creditedPrice, creditTotals, negated } from './internal/credit-amounts.ts';
import { creditLetter } from './internal/credit-letter.ts';
import * as credits from './internal/credit-store.ts';
import { searchTextOf } from './search-text.ts';
import * as store from './internal/store.ts';

export interface Credit {
  /** What it is made for, e.g. `order:7`; a second time the first note is answered. */
  key: string;
  /** Row id of the invoice. */
  invoiceId: number;
  /** Units by row id of the invoice's lines; null: all that is left of it. */
  units: ReadonlyMap<number, number> | null;
  /** Where the note is mailed to; the debtor's own address without it. */
  email?: string;
}

export interface CreditNote {
  id: number;
  number: number;
  /** Krónur that go back, above zero. */
  amount: number;
  /** It was made before, for the same key. */
  isEarlier: boolean;
}

/**
 * Issues a credit note (iceland.md §5), never over more than was invoiced: guarded in SQL line by line. What was on account comes off what is
 * owed; what was paid by card is written as a refund, which the sweeper pays out. Shares the invoices' unbroken series, whose row stays
 * locked until `tx` ends, so call it last.
 * @throws ShopError NOT_FOUND; BAD_REQUEST for lines that are not the invoice's; FAILED_PRECONDITION when less is left of it
 */
export async function issueCreditNote(tx: Database, config: Config, credit: Credit): Promise<CreditNote> {
  const invoice = await credits.lockInvoice(tx, credit.invoiceId);
  if (!invoice) throw new ShopError('NOT_FOUND');
  const earlier = await credits.findByCreditKey(tx, credit.key);
  if (earlier) {
    // A key names one credit of one invoice; another invoice's is as good as a wrong line.
    if (earlier.creditsInvoiceId !== invoice.id) throw new ShopError('BAD_REQUEST', badRequestMessage);
    return { id: earlier.id, number: earlier.number, amount: -earlier.price, isEarlier: true };
  }
  const lines = await linesToCredit(tx, invoice.id, credit.units);
  for (const { id, units } of lines) {
    if (!(await credits.takeBackUnits(tx, id, units))) throw nothingLeft();
  }
  const totals = creditTotals(lines);
  await credits.takeBackAmount(tx, invoice.id, totals.gross);
  const [charge] = await store.findTransactions(tx, invoice.id);
  const debtorId = invoice.billToId ?? invoice.customerId;
  const paymentType = charge?.paymentType ?? 'Account';
  if (paymentType === 'Account') await payIntoAccount(tx, debtorId, totals.gross);
  const { number, id } = await writeNote(tx, invoice, { key: credit.key, lines, totals: negated(totals) });
  await store.insertTransaction(tx, { invoiceId: id, paymentType, total: -totals.gross, at: new Date() });
  if (paymentType === 'Card')
    await noteRefund(tx, { orderId: invoice.orderId, invoiceId: id, amount: totals.gross });
  const to = credit.email ?? (await customerById(tx, debtorId))?.email;
  if (to) {
    const about = { number, id, paymentType, credits: invoice.number, totals, site: siteUrl(config) };
    await sendMail(tx, config, { to, letter: creditLetter(about, lines) });
  }
  return { id, number, amount: totals.gross, isEarlier: false };
}

type CreditLine = store.InvoiceItemRow & { units: number };

async function linesToCredit(
  tx: Database,
  invoiceId: number,
  wanted: Credit['units'],
): Promise<CreditLine[]> {
  const items = await store.findItems(tx, [invoiceId]);
  for (const [id, units] of wanted ?? []) {
    const known = items.some((item) => item.id === id);
    if (!known || !Number.isInteger(units) || units < 1)
      throw new ShopError('BAD_REQUEST', badRequestMessage);
  }
  const lines = items
    .map((item) => ({ ...item, units: wanted ? (wanted.get(item.id) ?? 0) : item.quantity - item.credited }))
    .filter(({ units }) => units > 0);
  if (lines.length === 0) throw nothingLeft();
  return lines;
}

async function writeNote(
  tx: Database,
  invoice: store.InvoiceRow,
  { key, lines, totals }: { key: string; lines: readonly CreditLine[]; totals: ReturnType<typeof negated> },
): Promise<{ id: number; number: number }> {
  const { customerId, billToId, buyerName, buyerSsn, buyerAddress, seller, options, dataProvider } = invoice;
  const number = await store.nextNumber(tx);
  const id = await store.insertInvoice(tx, {
    number,
    isCredit: true,
    creditsInvoiceId: invoice.id,
    creditKey: key,
    customerId,
    billToId,
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
    searchText: searchTextOf({ numbers: [number, invoice.number], lines, options }),
  });
  await store.insertItems(
    tx,
    lines.map(({ productId, sku, name, units, unitPrice, discountPercentage, vat }) => ({
      invoiceId: id,
      productId,
      sku,
      name,
      quantity: -units,
      unitPrice,
      discountPercentage,
      vat,
      ...creditedPrice(unitPrice, units, vat),
    })),
  );
  return { id, number };
}

function nothingLeft(): ShopError {
  return new ShopError('FAILED_PRECONDITION', 'Ekkert er eftir á reikningnum til að kreditfæra.', {
    reason: 'credit.nothingLeft',
  });
}

/** The invoice of an order and its lines in their order, those of the order's goods first. */
export async function invoiceOfOrder(
  db: Database,
  orderId: number,
): Promise<{ invoice: store.InvoiceRow; items: store.InvoiceItemRow[]; credits: store.InvoiceRow[] } | null> {
  const invoice = await credits.findByOrder(db, orderId);
  if (!invoice) return null;
  return {
    invoice,
    items: await store.findItems(db, [invoice.id]),
    credits: await credits.findCredits(db, invoice.id),
  };
}

/** Row id of the invoice with this number; null for a credit note and for none. */
export async function invoiceIdByNumber(db: Database, number: number): Promise<number | null> {
  const invoice = await credits.findByNumber(db, number);
  return invoice && !invoice.isCredit ? invoice.id : null;
}
