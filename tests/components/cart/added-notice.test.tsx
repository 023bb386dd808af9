import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { CartQuantity } from '../../../components/cart/cart-quantity.tsx';
import { closeAddedNotice } from '../../../lib/cart/change-notices.ts';
import { closeCartPopover } from '../../../lib/cart/notices.ts';
import type { CartableProduct } from '../../../lib/cart/optimistic.ts';
import { aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  sessionStorage.clear();
  closeAddedNotice();
  closeCartPopover();
  backend.open();
});

async function product(name: string): Promise<CartableProduct> {
  const id = await aProduct(backend.db, { name });
  const [row] = await backend.db.select().from(products).where(eq(products.id, id));
  const { slug, sku, stockOnHand: stock, unitOfMeasure, isSpecialOrder } = row!;
  return { id: String(id), name, slug, sku, stock, unitOfMeasure, isSpecialOrder, image: null, price: null };
}

/** A listing with these products, in a window that is a phone's or not. */
async function showListing(isPhone: boolean, names: readonly string[]): Promise<void> {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isPhone }));
  const listed = await Promise.all(names.map(product));
  renderPage(
    <>
      <CartButton />
      {listed.map((one) => (
        <CartQuantity key={one.id} product={one} compact />
      ))}
    </>,
  );
  await screen.findByRole('button', { name: 'Karfa: Tóm' });
}

async function add(name: string): Promise<void> {
  const quantity = within(screen.getByRole('group', { name: `Magn: ${name}` }));
  await userEvent.click(quantity.getByRole('button', { name: 'Auka magn' }));
}

it('shows the sheet for the first product of a visit, and a notice for those that follow', async () => {
  await showListing(true, ['Sápa', 'Klútar']);
  await add('Sápa');
  const sheet = await screen.findByRole('dialog', { name: 'Karfa' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Loka' }));
  await add('Klútar');
  expect(await screen.findByText('Í körfu: Klútar')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Opna körfu' }).getAttribute('href')).toBe('/karfa');
  await userEvent.click(screen.getByRole('button', { name: 'Loka' }));
  expect(screen.queryByText('Í körfu: Klútar')).toBeNull();
});

it('opens the popover each time where it covers nothing', async () => {
  await showListing(false, ['Fata', 'Moppa']);
  for (const name of ['Fata', 'Moppa']) {
    await add(name);
    const popover = await screen.findByRole('dialog', { name: 'Karfa' });
    await userEvent.click(within(popover).getByRole('button', { name: 'Loka' }));
  }
  expect(screen.queryByText(/^Í körfu: /)).toBeNull();
});
