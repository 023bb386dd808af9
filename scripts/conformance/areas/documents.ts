import {
  AccountStatementDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  LastFiveProductsDocument,
  LastYearStatisticsDocument,
  PaletteInvoicesDocument,
  ViewInvoiceDocument,
  ViewOrderDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { placeOrder } from '../buying.ts';
import { taxOf } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import { toBackendPath } from '../paths.ts';

const thisYear = () => {
  const year = new Date().getUTCFullYear();
  return { from: `${year}-01-01`, to: `${year}-12-31` };
};
const query = () => new URLSearchParams(thisYear()).toString();

/** Invoices, lists of orders and invoices, the account, files. */
export const documentChecks: readonly Check[] = [
  {
    id: 'documents.invoice',
    calls: ['ViewInvoice', 'ExpressCheckout'],
    says: 'The invoice of an order has its total; net and VAT, also by percentage, add up to the króna',
    async run(shop) {
      const browser = await shop.person('customer');
      const { invoiceId, orderId, checkout } = await placeOrder(shop, browser);
      const { viewInvoice } = await browser.ask(ViewInvoiceDocument, { invoiceId });
      const { price, priceWithoutTax, tax, items, vatLines, ...invoice } = requireGiven(
        viewInvoice,
        'no invoice',
      );
      expectSame([price, invoice.orderId], [checkout.total, orderId], 'price and order');
      expectSame(
        items.reduce((sum, item) => sum + item.price, 0),
        price,
        'the sum of the lines',
      );
      expectSame(priceWithoutTax + tax, price, 'net and VAT');
      expectSame(tax, taxOf(items), 'the VAT');
      expectSame(
        vatLines.reduce((sum, line) => sum + line.tax, 0),
        tax,
        'the VAT of all percentages',
      );
      expectSame(
        vatLines.reduce((sum, line) => sum + line.net, 0),
        priceWithoutTax,
        'the net of all percentages',
      );
    },
  },
  {
    id: 'documents.foreign-invoice',
    calls: ['ViewInvoice'],
    says: 'Another’s invoice is null',
    async run(shop) {
      const { invoiceId } = await placeOrder(shop, await shop.person('customer'));
      const { viewInvoice } = await (await shop.person('buyer')).ask(ViewInvoiceDocument, { invoiceId });
      expectSame(viewInvoice, null, 'the invoice');
    },
  },
  {
    id: 'documents.file',
    calls: ['GET /documents/:of/:id/:expires/:file', 'ViewInvoice'],
    says: 'An invoice is a PDF and an e-invoice for the session that asked; for another, or altered, it is 404',
    async run(shop) {
      const browser = await shop.signIn(shop.settings.customer);
      const { invoiceId } = await placeOrder(shop, browser);
      const { viewInvoice } = await browser.ask(ViewInvoiceDocument, { invoiceId });
      const { pdfUrl, eInvoiceUrl } = requireGiven(viewInvoice, 'no invoice');
      const pdf = await browser.fetch(toBackendPath(pdfUrl));
      expectSame([pdf.status, pdf.headers.get('Content-Type')], [200, 'application/pdf'], 'the PDF');
      expectThat((await pdf.text()).startsWith('%PDF'), 'The PDF is none');
      if (eInvoiceUrl)
        expectSame((await browser.fetch(toBackendPath(eInvoiceUrl))).status, 200, 'the e-invoice');
      const other = await shop.signIn(shop.settings.customer);
      expectSame((await other.fetch(toBackendPath(pdfUrl))).status, 404, 'the status for another session');
      const altered = toBackendPath(pdfUrl).replace(`/${invoiceId}/`, `/${Number(invoiceId) - 1}/`);
      expectSame((await browser.fetch(altered)).status, 404, 'the status of an altered address');
    },
  },
  {
    id: 'documents.orders',
    calls: ['CustomerOrders', 'ViewOrder'],
    says: 'Orders are listed newest first, and are found by their number',
    async run(shop) {
      const browser = await shop.person('customer');
      const { orderId } = await placeOrder(shop, browser);
      const { customerOrders } = await browser.ask(CustomerOrdersDocument, { page: 1 });
      const times = customerOrders.orders.map(({ createdAt }) => Date.parse(createdAt));
      expectSame(
        times,
        times.toSorted((a, b) => b - a),
        'the order of the list',
      );
      const { order } = await browser.ask(ViewOrderDocument, { orderId });
      const search = requireGiven(order, 'no order').number;
      const found = await browser.ask(CustomerOrdersDocument, { page: 1, filter: { search } });
      expectSame(
        found.customerOrders.orders.map(({ id }) => id),
        [orderId],
        'what the number finds',
      );
    },
  },
  {
    id: 'documents.invoices',
    calls: ['CustomerInvoices', 'PaletteInvoices'],
    says: 'Invoices are listed newest first, and are found by their number',
    async run(shop) {
      const browser = await shop.person('customer');
      const { invoiceId } = await placeOrder(shop, browser);
      const { customerInvoices } = await browser.ask(CustomerInvoicesDocument, { page: 1 });
      expectSame(customerInvoices.invoices[0]?.invoiceId, invoiceId, 'the first of the list');
      const search = requireGiven(customerInvoices.invoices[0], 'no invoices').number;
      const found = await browser.ask(PaletteInvoicesDocument, { search });
      expectThat(
        found.customerInvoices.invoices.some((invoice) => invoice.invoiceId === invoiceId),
        'Its number does not find it',
      );
    },
  },
  {
    id: 'documents.statement',
    calls: ['AccountStatement'],
    says: 'What was owed, what came and what went is what is owed, movement by movement',
    async run(shop) {
      const browser = await shop.person('customer');
      await placeOrder(shop, browser);
      const { accountStatement } = await browser.ask(AccountStatementDocument, thisYear());
      const { openingBalance, closingBalance, charged, paid, movements, hasMore } = accountStatement;
      expectSame(openingBalance + charged + paid, closingBalance, 'the balance at the end');
      let balance = openingBalance;
      for (const movement of movements) {
        balance += movement.amount;
        expectSame(movement.balance, balance, `the balance after ${movement.number}`);
      }
      if (!hasMore) expectSame(balance, closingBalance, 'the balance after the last movement');
    },
  },
  {
    id: 'documents.exports',
    calls: [
      'GET /exports/orders.csv',
      'GET /exports/invoices.csv',
      'GET /exports/statement.csv',
      'GET /exports/statement.pdf',
      'GET /exports/prices.csv',
    ],
    says: 'Own lists and prices come as files; a guest gets 401',
    async run(shop) {
      const paths = [
        'orders.csv',
        'invoices.csv',
        'prices.csv',
        `statement.csv?${query()}`,
        `statement.pdf?${query()}`,
      ];
      const browser = await shop.person('customer');
      for (const path of paths) {
        const own = await browser.fetch(`/exports/${path}`);
        expectSame(own.status, 200, `the status of ${path}`);
        const type = own.headers.get('Content-Type') ?? '';
        expectThat(
          type.startsWith(path.includes('.pdf') ? 'application/pdf' : 'text/csv'),
          `${path} is ${type}`,
        );
        expectSame((await shop.guest().fetch(`/exports/${path}`)).status, 401, `a guest’s status of ${path}`);
      }
    },
  },
  {
    id: 'documents.bought',
    calls: ['LastFiveProducts', 'LastYearStatistics'],
    says: 'What was ordered is among the last goods, and counts in the running month',
    async run(shop) {
      const browser = await shop.person('customer');
      const { id } = await shop.goods();
      const monthNow = async () =>
        (await browser.ask(LastYearStatisticsDocument, {})).lastYearStatistics.at(-1)?.totalAmount ?? 0;
      const before = await monthNow();
      const { checkout } = await placeOrder(shop, browser);
      const { lastFiveProducts } = await browser.ask(LastFiveProductsDocument, {});
      expectThat(
        lastFiveProducts.some((product) => product.id === id),
        'It is not among the last goods',
      );
      expectSame((await monthNow()) - before, checkout.total, 'what the month has more');
    },
  },
];
