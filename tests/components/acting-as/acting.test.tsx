import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import {
  billToCustomers,
  companyMembers,
  customerDiscounts,
} from '../../../backend/src/db/schema/customers.ts';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { CartQuantity } from '../../../components/cart/cart-quantity.tsx';
import { CustomerPrice } from '../../../components/product/customer-price.tsx';
import { QuoteBadge } from '../../../components/quotes/quote-badge.tsx';
import { ActingHost } from '../../../components/shell/acting/acting-host.tsx';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { addToCartDocument, CartDocument } from '../../../graphql/generated/documents.ts';
import { closeCustomerSwitcher } from '../../../lib/acting-as/request.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage, type Page } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let agent: number;
let person: number;
let hotel: number;
let cafe: number;
let page: Page;

beforeAll(async () => {
  backend = await startInProcessBackend();
  const company = { isCompany: true };
  agent = await aCustomer(backend.db, { name: 'Vala ÞÍ Baldvins', isAgent: true });
  person = await aCustomer(backend.db, { name: 'Baldur ÞÍ Jónsson' });
  hotel = await aCustomer(backend.db, { ...company, name: 'Hótel Hvönn ehf.' });
  cafe = await aCustomer(backend.db, { ...company, name: 'Kaffihúsið Kría slf.' });
  await backend.db.insert(companyMembers).values({ customerId: person, companyId: hotel, role: 'Manager' });
  await backend.db.insert(billToCustomers).values([
    { customerId: person, billToId: hotel },
    { customerId: person, billToId: cafe },
  ]);
});
afterAll(() => backend.close());
beforeEach(() => closeCustomerSwitcher());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openPage(
  actor: number,
  more?: React.ReactNode,
  answer: Parameters<InProcessBackend['intercept']>[0] = null,
): Promise<Visitor> {
  const visitor = backend.open(await backend.signedIn(actor));
  backend.intercept(answer);
  page = renderPage(
    <>
      <div data-context-place />
      <AccountEntry />
      <ActingHost />
      <main>{more}</main>
    </>,
  );
  await button(/^Mínar síður/);
  return visitor;
}

async function openModal(): Promise<HTMLElement> {
  await userEvent.click(await button(/^Mínar síður/));
  await userEvent.click(await button('Skipta um umboð'));
  return screen.findByRole('dialog', { name: 'Skipta í umboð' });
}

const searches = () => backend.sent.filter((name) => name === 'AgentCustomers').length;

it('asks for nothing below three characters in the header and two in the modal', async () => {
  await openPage(agent);
  await userEvent.click(await button(/^Mínar síður/));
  await userEvent.type(await screen.findByRole('searchbox'), 'hó');
  await userEvent.click(await button('Skipta um umboð'));
  expect(searches()).toBe(0);
  const dialog = within(await screen.findByRole('dialog', { name: 'Skipta í umboð' }));
  await dialog.findByRole('button', { name: /^Hótel Hvönn/ });
  expect(searches()).toBe(1);
  await userEvent.type(dialog.getByRole('searchbox'), 'krí');
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Hótel Hvönn/ })).toBeNull());
  expect(dialog.getByRole('button', { name: /^Kaffihúsið Kría/ })).toBeTruthy();
  // All three letters were one search.
  expect(searches()).toBe(2);
});

it('says that a switch failed in the specification’s words, and stays with the customer', async () => {
  await openPage(agent);
  const dialog = await openModal();
  backend.intercept((request) => (request.url.includes('SetCustomer') ? Response.error() : undefined));
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Hótel Hvönn/ }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(
    'Villa kom upp við að skipta um notanda, vinsamlegast reynið aftur eða hafið samband við þjónustuver.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: /^Þú ert í umboði/ })).toBeNull();
  backend.intercept(null);
  await userEvent.click(within(notice).getByRole('button', { name: 'Reyna aftur' }));
  expect(await screen.findByRole('region', { name: 'Þú ert í umboði fyrir Hótel Hvönn ehf.' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that choosing who is billed failed in the specification’s words', async () => {
  const visitor = await openPage(person);
  await visitor.ask(CartDocument, {});
  const { openCustomerSwitcher: openSwitcher } = await import('../../../lib/acting-as/request.ts');
  openSwitcher('bill-to');
  const dialog = await screen.findByRole('dialog', { name: 'Viðskiptavinur' });
  expect(within(dialog).getByText('Fyrir hvern er þessi pöntun?')).toBeTruthy();
  const choice = await within(dialog).findByRole('button', { name: /^Kaffihúsið Kría slf\. ?kt\. / });
  await backend.db.delete(billToCustomers).where(eq(billToCustomers.billToId, cafe));
  await userEvent.click(choice);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Gat ekki valið viðskiptavin - vinsamlegast hafið samband við þjónustuver.',
  );
});

it('sends what was just pressed for the customer that it was pressed for, however soon the switch comes', async () => {
  const id = await aProduct(backend.db);
  const [row] = await backend.db.select().from(products).where(eq(products.id, id));
  const gloves = {
    id: String(id),
    name: row!.name,
    slug: row!.slug,
    sku: row!.sku,
    stock: row!.stockOnHand,
    unitOfMeasure: row!.unitOfMeasure,
    isSpecialOrder: row!.isSpecialOrder,
    image: null,
    price: { priceWithTax: row!.listPrice, taxPercentage: 24 },
  };
  const visitor = await openPage(person, <CartQuantity product={gloves} />);
  await userEvent.click(await button(/^Mínar síður/));
  const choice = await button(/Hótel Hvönn/);
  // As by keyboard: a press of the pointer outside would close the menu first.
  (await button('Auka magn')).click();
  choice.click();
  await screen.findByRole('region', { name: 'Þú ert í umboði fyrir Hótel Hvönn ehf.' });
  await waitFor(() => expect(document.querySelector('[data-page-hold]')).toBeNull());
  expect((await visitor.ask(CartDocument, {})).cart.items).toEqual([]);
  const own = await backend.signedIn(person);
  expect((await own.ask(CartDocument, {})).cart.items).toMatchObject([{ quantity: 1 }]);
});

it('requests the page from the server again, also where the menu was closed before the switch was done', async () => {
  await openPage(person);
  const before = page.refreshes();
  const answer = Promise.withResolvers<undefined>();
  backend.intercept((request) => (request.url.includes('SetCustomer') ? answer.promise : undefined));
  await userEvent.click(await button(/^Mínar síður/));
  await userEvent.click(await button(/Hótel Hvönn/));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Notandi' })).toBeNull();
  answer.resolve(undefined);
  await screen.findByRole('region', { name: 'Þú ert í umboði fyrir Hótel Hvönn ehf.' });
  await waitFor(() => expect(page.refreshes()).toBe(before + 1));
});

it('shows nothing of the customer before, whose cart was asked for when the switch began', async () => {
  const own = await backend.signedIn(person);
  await own.ask(addToCartDocument, { productId: String(await aProduct(backend.db)), quantity: 1 });
  const { cart } = await own.ask(CartDocument, {});
  const late = Promise.withResolvers<Response>();
  let requestCount = 0;
  await openPage(person, <CartButton />, (request) => {
    if (!request.url.includes('op=Cart')) return undefined;
    requestCount += 1;
    return requestCount === 1 ? late.promise : undefined;
  });
  await waitFor(() => expect(requestCount).toBe(1));
  await userEvent.click(await button(/^Mínar síður/));
  await userEvent.click(await button(/Hótel Hvönn/));
  await screen.findByRole('region', { name: 'Þú ert í umboði fyrir Hótel Hvönn ehf.' });
  late.resolve(Response.json({ data: { cart } }));
  expect(await button('Karfa: Tóm')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Karfa: \d/ })).toBeNull();
});

it('has customer, cart and prices from one answer, and asks for what is beside the page after it', async () => {
  await loadLines(backend.db, [productLine({ price: 1000, salesCode: 'S-ÞÍ' })]);
  const [product] = await backend.db.select().from(products).where(eq(products.salesCode, 'S-ÞÍ'));
  const id = String(product!.id);
  await backend.db
    .insert(customerDiscounts)
    .values({ customerId: hotel, code: 'K-ÞÍ', salesCode: 'S-ÞÍ', discountPercentage: 25 });
  await openPage(
    agent,
    <>
      <CartButton />
      <CustomerPrice productId={id}>kr. 1</CustomerPrice>
      <QuoteBadge />
    </>,
  );
  await waitFor(() => expect(backend.sent).toEqual(expect.arrayContaining(['getSalesQuotes', 'OwnPrices'])));
  await screen.findByText('kr. 1.000');
  const cartButton = screen.getByRole('button', { name: /^Karfa/ });
  const dialog = await openModal();
  // Whom tests before acted for stands among the recent ones as well.
  const everybody = within(await within(dialog).findByRole('region', { name: 'Viðskiptavinir' }));
  const choice = await everybody.findByRole('button', { name: /^Hótel Hvönn/ });
  const sentBefore = backend.sent.length;
  const answer = Promise.withResolvers<undefined>();
  backend.intercept(({ url }) => (url.includes('op=SetCustomer') ? answer.promise : undefined));
  await userEvent.click(choice);
  expect(backend.sent.slice(sentBefore)).toEqual(['SetCustomer']);
  // Out of sight, but not closed: that takes the browser as long as the answer.
  expect(dialog.dataset['hidden']).toBe('true');
  expect(within(dialog).getByText('Skipti um viðskiptavin…').role).toBe('status');
  const isPressed = vi.fn<() => void>();
  cartButton.addEventListener('click', isPressed);
  await userEvent.click(cartButton);
  await userEvent.keyboard('{Enter}');
  expect(isPressed).not.toHaveBeenCalled();
  answer.resolve(undefined);
  await screen.findByRole('region', { name: 'Þú ert í umboði fyrir Hótel Hvönn ehf.' });
  expect(screen.getByText('kr. 750')).toBeTruthy();
  await waitFor(() => expect(backend.sent.slice(sentBefore)).toContain('getSalesQuotes'));
  expect(backend.sent.slice(sentBefore)).not.toEqual(expect.arrayContaining(['Cart']));
  expect(backend.sent.slice(sentBefore)).not.toEqual(expect.arrayContaining(['OwnPrices']));
  await waitFor(() => expect(document.querySelector('[data-page-hold]')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cartButton.click();
  expect(isPressed).toHaveBeenCalledOnce();
});
