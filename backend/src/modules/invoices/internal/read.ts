import { toPaymentReference } from '../../../../../lib/rules/orders/payment-reference.ts';
import { findOptionValue, isOfInvoice } from '../../../../../lib/rules/orders/order-option.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import type { Platform, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { listParties } from '../../customer/parties.ts';
import { listReadersUnits } from '../../units/company-units.ts';
import { findCredits } from './credit-store.ts';
import { findPage, type InvoiceFilter } from './list-store.ts';
import { signedDocumentPath, type DocumentKind } from '../document-links.ts';
import { toReference } from '../invoice-reference.ts';
import { findPaymentsOfInvoice } from './payment-store.ts';
import { isOwedBy, remainingOf } from './remaining.ts';
import { statusOf } from './status.ts';
import * as store from './store.ts';

const pageSize = 20;
/** No one pages further; the database need not either. */
const maxPage = 1_000;

/** @throws ShopError BAD_REQUEST for a page out of bounds */
export async function readInvoices(
  db: Database,
  session: Session,
  page: number,
  filter: InvoiceFilter,
): Promise<ResolversParentTypes['CustomerInvoices']> {
  if (page < 1 || page > maxPage) throw new ShopError('BAD_REQUEST');
  const range = { offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const { customerId } = session;
  const rows = await findPage(db, session, filter, range, reykjavikNow(new Date()).date);
  const pageRows = rows.slice(0, pageSize);
  const items = Map.groupBy(
    await store.findItems(
      db,
      pageRows.map(({ id }) => id),
    ),
    (item) => item.invoiceId,
  );
  return {
    hasMore: rows.length > pageSize,
    parties: await listParties(db, customerId),
    units: await listReadersUnits(db, session),
    invoices: pageRows.map((row) => ({
      ...toInvoice(row, customerId),
      items: (items.get(row.id) ?? []).map(toItem),
    })),
  };
}

/** Null where this customer has no such invoice. */
export async function readInvoice(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  session: Session,
  invoiceId: string,
  provider: string | null,
): Promise<ResolversParentTypes['InvoiceDetail'] | null> {
  const id = toRowId(invoiceId);
  const row = await store.findInvoice(db, { id, reader: session, provider });
  if (!row) return null;
  const transactions = await store.findTransactions(db, row.id);
  const creditedInvoice =
    row.creditsInvoiceId === null ? null : await store.findInvoiceById(db, row.creditsInvoiceId);
  const { orderId } = creditedInvoice ?? row;
  const documentPathOf = (kind: DocumentKind) =>
    signedDocumentPath(config, session, { of: 'invoice', kind, id: row.id }, new Date());
  return {
    ...toInvoice(row, session.customerId),
    customerAddress: row.buyerAddress,
    priceWithoutTax: row.priceWithoutTax,
    tax: row.tax,
    vatLines: row.vatLines,
    dueDate: row.dueDate,
    pdfUrl: documentPathOf('pdf'),
    eInvoiceUrl: documentPathOf('xml'),
    orderId: orderId === null ? null : String(orderId),
    credits: creditedInvoice && toReference(creditedInvoice),
    creditNotes: (await findCredits(db, row.id)).map(toReference),
    items: (await store.findItems(db, [row.id])).map(toItem),
    transactions: transactions.map(({ id: transactionId, paymentType, total }) => ({
      transactionId: String(transactionId),
      paymentType,
      total,
    })),
    seller: row.seller,
    payments: (await findPaymentsOfInvoice(db, row.id)).map(
      ({ customerId, amount, method, paidAt, paymentId }) => ({
        // Its receipt is for who owes the invoice.
        paymentId: customerId === session.customerId ? String(paymentId) : null,
        amount,
        method,
        paidAt: paidAt.toISOString(),
      }),
    ),
    howToPay: toHowToPay(row),
  };
}

/** How the invoice is paid otherwise than by card; null where nothing is left of it, or the shop says nothing. */
function toHowToPay(row: store.InvoiceRow): ResolversParentTypes['HowToPay'] | null {
  const { bankAccount, ssn, paymentReference, hasBankClaims = false } = row.seller;
  if (!isOwedBy(row, row.billToId ?? row.customerId) || (!bankAccount && !hasBankClaims)) return null;
  const reference = toPaymentReference(paymentReference, row.number);
  return { bankAccount: bankAccount ?? null, ssn, reference, hasBankClaim: hasBankClaims };
}

function toInvoice(row: store.InvoiceRow, customerId: number) {
  return {
    isPayable: isOwedBy(row, customerId),
    remaining: row.paidAt === null && !row.isCredit ? remainingOf(row) : 0,
    invoiceId: String(row.id),
    customerName: row.buyerName,
    customerNumber: row.buyerSsn,
    number: String(row.number),
    price: row.price,
    timestamp: row.issuedAt.toISOString(),
    status: statusOf(row, reykjavikNow(new Date()).date),
    // The invoice's copy of the buyer is that of the debtor.
    billToName: row.billToId === null ? null : row.buyerName,
    dataProvider: row.dataProvider,
    reference: findOptionValue(row.options, 'Reference'),
    costCentre: findOptionValue(row.options, 'CostCentre'),
    unit: findOptionValue(row.options, 'Unit'),
    checkoutOptions: row.options.filter(isOfInvoice),
  };
}

function toItem({
  id,
  productId,
  invoiceId: _invoiceId,
  credited: _credited,
  ...item
}: store.InvoiceItemRow) {
  return { ...item, id: String(id), productId: productId === null ? null : String(productId) };
}
