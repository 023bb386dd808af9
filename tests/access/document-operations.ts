import { randomUUID } from 'node:crypto';
import {
  agents,
  company,
  companyOrNull,
  everyone,
  inPlace,
  managersOwn,
  row,
  type Row,
  signedIn,
} from './rows.ts';

/** Operations of orders, invoices and quotes: part of the table in operations.ts. */
export const documentOperations: Readonly<Record<string, Row>> = {
  // orders and invoices
  customerInvoices: row(signedIn),
  viewInvoice: row(companyOrNull, (w) => ({ invoiceId: w.order.invoiceId })),
  invoicesToPay: row('U ok P ok ok ok P U'),
  // Without a card to charge; what the manager owes is more than nothing.
  payInvoices: row('U N P F N N P U', (w) => ({
    input: {
      idempotencyKey: randomUUID(),
      invoices: [{ invoiceId: w.order.invoiceId, amount: 1_240 }],
      expectedTotal: 0,
    },
  })),
  invoicePaymentStatus: row(managersOwn, async (w) => ({ idempotencyKey: await w.invoiceAttempt() })),
  cancelInvoicePayment: row(managersOwn, async (w) => ({ idempotencyKey: await w.invoiceAttempt() })),
  invoicePayment: row(companyOrNull, async (w) => ({ id: await w.receipt() })),
  accountStatement: row(signedIn, () => ({ from: '2026-01-01', to: '2026-12-31' })),
  order: row(companyOrNull, (w) => ({ id: w.order.orderId })),
  customerOrders: row(signedIn),
  lastFiveProducts: row(signedIn),
  dueProducts: row(signedIn),
  reorder: row(company, (w) => ({ input: { key: randomUUID(), orderId: w.order.orderId } })),
  cancelOrder: row(company, async (w) => ({ orderId: (await w.anOrder()).orderId })),
  withdrawFromOrder: row('U N F F N N F U', (w) => ({
    orderId: w.order.orderId,
    lines: [{ itemId: w.itemId, quantity: 1 }],
  })),
  // quotes
  salesQuotes: row(signedIn),
  viewSalesQuote: row(companyOrNull, async (w) => ({ id: (await w.quote()).id })),
  acceptSalesQuote: row('U N P ok N N ok U', async (w) => ({ quoteId: (await w.quote()).id })),
  chooseSalesQuoteLine: row('U N P ok N N ok U', (w) => w.choice()),
  dueSalesQuotes: row(agents),
  requestedSalesQuotes: row(agents),
  sharedSalesQuote: everyone('null', () => ({ link: 'x' })),
  requestSalesQuote: row(signedIn, (w) => ({
    input: { key: randomUUID(), message: '', lines: [{ productId: w.product, quantity: 1, wish: '' }] },
  })),
  counterSalesQuote: row(managersOwn, async (w) => {
    const { id, version } = await w.quote();
    const lines = [{ productId: w.product, quantity: 2, wish: '' }];
    return { input: { key: randomUUID(), quoteId: id, version, message: '', lines } };
  }),
  startSalesQuote: row(inPlace, async (w) => ({ quoteId: await w.requestedQuote() })),
  writeSalesQuoteMessage: row(company, async (w) => ({
    input: { key: randomUUID(), quoteId: (await w.quote()).id, text: 'Hvenær kemur þetta?' },
  })),
  createSalesQuote: row(inPlace, async (w) => {
    await w.cartItem(w.agentId);
    return {};
  }),
  createProspectQuote: row('U P P P P ok P U', async (w) => {
    await w.agentsOwnGoods();
    return { input: { name: 'Bakaríið', email: 'bakari@vorulind.test' } };
  }),
  claimSalesQuote: row('U ok P ok ok F ok U', async (w) => ({ link: await w.prospectLink() })),
  updateSalesQuote: row(inPlace, async (w) => {
    const { id, version, validUntilDate, lineItems, delivery } = await w.draft();
    const lines = lineItems.map((line) => ({ id: line.id, quantity: line.quantity, unitPrice: 1 }));
    return {
      input: {
        quoteId: id,
        version,
        validUntilDate,
        message: '',
        deliveryMethodId: delivery.methodId,
        lines,
      },
    };
  }),
  sendSalesQuote: row(inPlace, async (w) => {
    const { id, version } = await w.draft();
    return { quoteId: id, version };
  }),
  withdrawSalesQuote: row(inPlace, async (w) => ({ quoteId: (await w.quote()).id })),
  removeSalesQuote: row('U N P P N N ok U', async (w) => ({ quoteId: (await w.draft()).id })),
};
