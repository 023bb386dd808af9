import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { billToCustomers } from '../../../backend/src/db/schema/customers.ts';
import { PaymentContext } from '../../../components/acting-as/payment-context.tsx';
import { ActingHost } from '../../../components/shell/acting/acting-host.tsx';
import { addToCartDocument, CartDocument } from '../../../graphql/generated/documents.ts';
import { closeCustomerSwitcher } from '../../../lib/acting-as/request.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';
import type { Visitor } from '../../kit/visitor.ts';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let hotel: number;
let cafe: number;
beforeAll(async () => {
  backend = await startInProcessBackend();
  hotel = await aCustomer(backend.db, { name: 'Hótel Hvönn ehf.', isCompany: true });
  cafe = await aCustomer(backend.db, { name: 'Kaffihúsið Kría slf.', isCompany: true });
});
afterAll(() => backend.close());
beforeEach(() => closeCustomerSwitcher());

/** A page of somebody with goods in the cart, whose orders these customers may be billed for; the only one is, from the sign-in on. */
async function openPage(...billToIds: number[]): Promise<Visitor> {
  const customerId = await aCustomer(backend.db, { name: 'Baldur ÞÍ Jónsson' });
  await backend.db.insert(billToCustomers).values(billToIds.map((billToId) => ({ customerId, billToId })));
  const billToId = billToIds.length === 1 ? billToIds[0]! : null;
  const visitor = backend.open(await backend.signedIn(customerId, { billToId }));
  await visitor.ask(addToCartDocument, { productId: String(await aProduct(backend.db)), quantity: 1 });
  renderPage(
    <>
      <div data-context-place />
      <ActingHost />
      <PaymentContext />
    </>,
  );
  return visitor;
}
const billed = async (visitor: Visitor) => (await visitor.ask(CartDocument, {})).cart.billToCustomer?.id;
const strip = () => screen.findByRole('region', { name: 'Greiðandi pöntunar' });

it('where only one can be billed the page says which, and nobody is asked to choose', async () => {
  await openPage(hotel);
  expect(within(await strip()).getByText('Hótel Hvönn ehf.')).toBeTruthy();
  await waitFor(() => expect(backend.sent).toContain('Cart'));
  await backend.settled();
  expect(screen.queryByText('Veldu viðskiptavin til að ljúka pöntun')).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('one of several is chosen, then another, and the page says which', async () => {
  const visitor = await openPage(hotel, cafe);
  const banner = await screen.findByRole('region', { name: 'Enginn greiðandi valinn' });
  expect(within(banner).getByText('Veldu viðskiptavin til að ljúka pöntun')).toBeTruthy();
  expect(await billed(visitor)).toBeUndefined();
  await userEvent.click(within(banner).getByRole('button', { name: 'Velja viðskiptavin' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Kaffihúsið Kría/ }));

  const change = await within(await strip()).findByRole('button', { name: 'Kaffihúsið Kría slf.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await billed(visitor)).toBe(String(cafe));
  expect(screen.queryByText('Veldu viðskiptavin til að ljúka pöntun')).toBeNull();

  await userEvent.click(change);
  const dialog = within(await screen.findByRole('dialog', { name: 'Viðskiptavinur' }));
  await dialog.findByRole('button', { name: /^Kaffihúsið Kría/, pressed: true });
  await userEvent.click(dialog.getByRole('button', { name: /^Hótel Hvönn/, pressed: false }));
  expect(await within(await strip()).findByRole('button', { name: 'Hótel Hvönn ehf.' })).toBeTruthy();
  expect(await billed(visitor)).toBe(String(hotel));
});

it('the choice as it stands may be kept without a request', async () => {
  await openPage(hotel, cafe);
  const context = within(await screen.findByRole('region', { name: 'Fyrir hvern er pantað' }));
  await userEvent.click(context.getByRole('button', { name: 'Velja viðskiptavin' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Hótel Hvönn/ }));
  await userEvent.click(await context.findByRole('button', { name: 'Breyta greiðanda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Viðskiptavinur' }));
  const choices = () => backend.sent.filter((name) => name === 'SetCustomer').length;
  expect(choices()).toBe(1);
  await userEvent.click(await dialog.findByRole('button', { name: /^Hótel Hvönn/, pressed: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(choices()).toBe(1);
});
