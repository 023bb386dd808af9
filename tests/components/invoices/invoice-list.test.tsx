import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceList } from '../../../components/invoices/invoice-list.tsx';
import { InvoiceSheet } from '../../../components/invoices/invoice-sheet.tsx';
import { PreviousNext } from '../../../components/ui/previous-next.tsx';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import {
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  SetCheckoutOptionsDocument,
  CustomerInvoicesDocument,
  ViewInvoiceDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { invoices } from '../../../backend/src/db/schema/invoices.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { renderPage } from '../../kit/page.tsx';
import { testShop, type Shop } from '../../kit/shop.ts';
import type { Visitor } from '../../kit/visitor.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await testShop();
  visitor = await shop.signedIn(await aCustomer(shop.db));
});
afterAll(() => shop.connection.close());

async function buy(): Promise<void> {
  const productId = String(await aProduct(shop.db));
  await visitor.ask(addToCartDocument, { productId, quantity: 1 });
  const receiver = { name: 'Prófun ÞÍ', email: 'profun@vorulind.test', phone: '5550123' };
  await visitor.ask(SetCheckoutOptionsDocument, { options: { receiver, deliveryMethodId: 'pickup' } });
  const { idempotencyKey, total } = (await visitor.ask(GetCheckoutDocument, {})).checkout;
  const input = { idempotencyKey, expectedTotal: total, paymentType: 'Account' as const, acceptTerms: true };
  await visitor.ask(ExpressCheckoutDocument, { input });
}

it('says so where there is none', async () => {
  const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, { page: 1 });
  renderPage(<InvoiceList invoices={customerInvoices.invoices} isNarrowed={false} mayPay />);
  expect(screen.getByText('Engir reikningar fundust')).toBeTruthy();
});

it('lists number, date, status and amount, and leads to the invoice', async () => {
  await buy();
  await shop.db.update(invoices).set({ issuedAt: new Date('2026-11-20T09:30:00Z') });
  const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, { page: 1 });
  const [invoice] = customerInvoices.invoices;
  renderPage(<InvoiceList invoices={customerInvoices.invoices} isNarrowed={false} mayPay />);
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getByRole('link', { name: invoice!.number }).getAttribute('href')).toBe(
    `/auth/invoices/${invoice!.invoiceId}`,
  );
  expect(row.getByText('20.11.2026')).toBeTruthy();
  expect(row.getByText('Ógreiddur')).toBeTruthy();
  expect(row.getByText(/^kr\.\s1\.240$/)).toBeTruthy();
});

it.each([
  { page: 1, hasMore: false, links: [] },
  { page: 1, hasMore: true, links: ['/auth/invoices?sida=2'] },
  { page: 2, hasMore: true, links: ['/auth/invoices', '/auth/invoices?sida=3'] },
  { page: 3, hasMore: false, links: ['/auth/invoices?sida=2'] },
])('pages with real links from page $page', ({ page, hasMore, links }) => {
  const hrefOf = (to: number) => (to > 1 ? `/auth/invoices?sida=${to}` : '/auth/invoices');
  render(<PreviousNext page={page} hasMore={hasMore} hrefOf={hrefOf} />);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

it('sums the open invoices that are chosen, and leads to their payment', async () => {
  await buy();
  const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, { page: 1 });
  const [first, second] = customerInvoices.invoices;
  const page = renderPage(<InvoiceList invoices={customerInvoices.invoices} isNarrowed={false} mayPay />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: `Velja reikning ${first!.number}` }));
  await user.click(screen.getByRole('checkbox', { name: `Velja reikning ${second!.number}` }));
  expect(screen.getByRole('status').textContent).toContain('2 reikningar valdir');
  await user.click(screen.getByRole('button', { name: 'Greiða valda' }));
  expect(page.visited).toEqual([
    `/auth/invoices/pay?reikningur=${first!.invoiceId}&reikningur=${second!.invoiceId}`,
  ]);
});

it.each([
  ['Account', 1],
  ['Card', 0],
] as const)('an invoice of %s says %i times when it falls due', async (paymentType, times) => {
  await buy();
  const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, { page: 1 });
  const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, {
    invoiceId: customerInvoices.invoices[0]!.invoiceId,
  });
  const transactions = [{ transactionId: '1', paymentType, total: viewInvoice!.price }];
  renderPage(<InvoiceSheet invoice={{ ...viewInvoice!, transactions }} />);
  expect(screen.getByText('Útgáfudagur')).toBeTruthy();
  expect(screen.queryAllByText('Eindagi')).toHaveLength(times);
});
