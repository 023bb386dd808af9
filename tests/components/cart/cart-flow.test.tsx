import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { AddToCart } from '../../../components/cart/add-to-cart.tsx';
import { CartQuantity } from '../../../components/cart/cart-quantity.tsx';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { CartView } from '../../../components/cart/cart-view.tsx';
import { closeCartPopover } from '../../../lib/cart/notices.ts';
import type { CartableProduct } from '../../../lib/cart/optimistic.ts';
import { setTracker } from '../../../lib/analytics/track.ts';
import type { TrackedEvent } from '../../../lib/rules/orders/tracked-events.ts';
import { aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  closeCartPopover();
  backend.open();
  logged.mockClear();
});

/** A product of 1.240 kr. with VAT, as its page knows it. */
async function product(over: Partial<typeof products.$inferInsert> = {}): Promise<CartableProduct> {
  const id = await aProduct(backend.db, over);
  const [row] = await backend.db.select().from(products).where(eq(products.id, id));
  return {
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
}

const button = (name: string) => screen.findByRole('button', { name });
const line = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') ?? expect.fail(`no line of ${name}`);

it('adds what was chosen, counts it and opens the popover', async () => {
  const gloves = await product();
  renderPage(
    <>
      <CartButton />
      <AddToCart product={gloves} />
    </>,
  );
  await button('Karfa: Tóm');
  await userEvent.click(await button('Auka magn'));
  expect(screen.getAllByText(/2 stk\. =/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 stk\. = kr\.\s2\.480, kr\.\s1\.240 \/ stk\.$/),
    expect.stringMatching(/^2 stk\. = kr\.\s2\.000, kr\.\s1\.000 \/ stk\. án vsk\.$/),
  ]);
  await userEvent.click(await button('Bæta í körfu'));
  await button('Karfa: 1 vara');
  const popover = await screen.findByRole('dialog', { name: 'Karfa' });
  expect(await within(popover).findByRole('link', { name: gloves.name })).toBeTruthy();
  expect(within(popover).getAllByText(/^kr\.\s2\.480$/).length).toBeGreaterThan(0);
  expect(within(popover).getByRole('link', { name: 'Opna körfu' }).getAttribute('href')).toBe('/karfa');
  await waitFor(() => expect(screen.getByText('Vörunni var bætt í körfuna')).toBeTruthy());
  await userEvent.click(within(popover).getByRole('button', { name: 'Loka' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads from the popover to the cart, also to an empty one', async () => {
  renderPage(<CartButton />);
  await userEvent.click(await button('Karfa: Tóm'));
  const popover = within(await screen.findByRole('dialog', { name: 'Karfa' }));
  expect(await popover.findByText('Karfan er tóm')).toBeTruthy();
  expect(popover.getByRole('link', { name: 'Opna körfu' }).getAttribute('href')).toBe('/karfa');
});

it('adds the smallest quantity when none was chosen', async () => {
  const rolls = await product({ unitOfMeasure: 6, stockOnHand: 60 });
  renderPage(
    <>
      <CartButton />
      <AddToCart product={rolls} />
    </>,
  );
  expect(screen.getByText('Varan er seld í einingum af 6')).toBeTruthy();
  await button('Karfa: Tóm');
  await userEvent.click(await button('Bæta í körfu'));
  expect(await screen.findByText('Í körfu: 6')).toBeTruthy();
});

it('sends one request for a burst of presses, 500 ms after the last', async () => {
  const towels = await product({ stockOnHand: 50 });
  const visitor = backend.open();
  const trackedEvents: TrackedEvent[] = [];
  setTracker((event) => void trackedEvents.push(event));
  renderPage(
    <>
      <CartButton />
      <CartQuantity product={towels} compact />
    </>,
  );
  await button('Karfa: Tóm');
  await userEvent.click(await button('Auka magn'));
  await userEvent.click(await button('Auka magn'));
  await userEvent.click(await button('Auka magn'));
  trackedEvents.length = 0;
  // On screen at once, before anything is sent.
  expect(await button('Karfa: 1 vara')).toBeTruthy();
  expect(backend.sent.filter((name) => name !== 'Cart')).toEqual([]);
  await waitFor(() => expect(backend.sent).toContain('addToCart'));
  await waitFor(() => expect(screen.getByText('Karfan var uppfærð')).toBeTruthy());
  expect(backend.sent.filter((name) => name !== 'Cart')).toEqual(['addToCart']);
  expect(visitor.cookies.has('cart')).toBe(true);
  // However many presses it was, something was added: the popover opens, and the event is told once.
  expect(await screen.findByRole('dialog', { name: 'Karfa' })).toBeTruthy();
  expect(trackedEvents).toMatchObject([{ name: 'added', productId: towels.id, quantity: 3 }]);
});

it('sends what was just chosen when the page is left, once', async () => {
  const brooms = await product({ stockOnHand: 50 });
  backend.open();
  const requests: Request[] = [];
  backend.intercept((request) => {
    if (request.url.includes('op=addToCart')) requests.push(request);
    return undefined;
  });
  renderPage(
    <>
      <CartButton />
      <CartQuantity product={brooms} compact />
    </>,
  );
  await button('Karfa: Tóm');
  await userEvent.click(await button('Auka magn'));
  expect(requests).toEqual([]);
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(() => backend.settled());
  await waitFor(() => expect(screen.getByText('Karfan var uppfærð')).toBeTruthy());
  expect(requests).toHaveLength(1);
});

it('changes, removes and puts back a line on the cart page', async () => {
  const soap = await product();
  renderPage(<AddToCart product={soap} />).unmount();
  renderPage(
    <>
      <CartButton />
      <AddToCart product={soap} />
      <CartView />
    </>,
  );
  expect(await screen.findByText('Karfan er tóm')).toBeTruthy();
  await userEvent.click(await button('Bæta í körfu'));
  closeCartPopover();
  const view = within(await screen.findByRole('list', { name: 'Vörur í körfu' }));
  expect(view.getByText('Einingaverð')).toBeTruthy();
  expect(view.getByText('Verð án vsk.')).toBeTruthy();
  expect(view.queryByText('Afsláttur')).toBeNull();
  expect(view.getByText('Mynd vantar')).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: 'Auka magn' }));
  const totals = within(screen.getByRole('region', { name: 'Samtala körfu' }));
  await waitFor(() => expect(totals.getAllByText(/^kr\.\s2\.480$/)).toHaveLength(1));
  expect(totals.getByText(/^kr\.\s2\.000$/)).toBeTruthy();
  expect(totals.getByText(/^kr\.\s480$/)).toBeTruthy();
  await waitFor(() => expect(backend.sent).toContain('updateCart'));

  await userEvent.click(view.getByRole('button', { name: `Fjarlægja ${soap.name}` }));
  expect(await screen.findByText('Karfan er tóm')).toBeTruthy();
  await userEvent.click(await button('Afturkalla'));
  expect(await line(soap.name)).toBeTruthy();
  await waitFor(() => expect(backend.sent.at(-1)).toBe('addToCart'));
});

it('says that a removal failed and no longer that the line is gone', async () => {
  const soap = await product();
  renderPage(
    <>
      <CartButton />
      <AddToCart product={soap} />
      <CartView />
    </>,
  );
  await screen.findByText('Karfan er tóm');
  await userEvent.click(await button('Bæta í körfu'));
  closeCartPopover();
  const answer = Promise.withResolvers<Response>();
  backend.intercept((request) => (request.url.includes('op=removeFromCart') ? answer.promise : undefined));
  await userEvent.click(await button(`Fjarlægja ${soap.name}`));
  const removed = `Fjarlægt úr körfunni: ${soap.name}`;
  expect(await screen.findByText(removed)).toBeTruthy();
  answer.resolve(new Response('<html>502</html>', { status: 502 }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.',
  );
  expect(await line(soap.name)).toBeTruthy();
  expect(screen.queryByText(removed)).toBeNull();
  expect(screen.queryByText('Varan var fjarlægð úr körfunni')).toBeNull();
});

it('goes back to what the server said when a change fails, and says so', async () => {
  const bags = await product();
  renderPage(
    <>
      <CartButton />
      <AddToCart product={bags} />
    </>,
  );
  await button('Karfa: Tóm');
  backend.intercept((request) =>
    request.url.includes('op=addToCart') ? new Response('<html>502</html>', { status: 502 }) : undefined,
  );
  await userEvent.click(await button('Bæta í körfu'));
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.',
  );
  expect(await button('Karfa: Tóm')).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Adding to the cart failed:', expect.anything());
});

it('corrects the quantity to what is left and says so', async () => {
  const mop = await product({ stockOnHand: 9 });
  renderPage(
    <>
      <CartButton />
      <CartQuantity product={mop} compact />
    </>,
  );
  await button('Karfa: Tóm');
  await userEvent.click(await button('Auka magn'));
  await waitFor(() => expect(backend.sent).toContain('addToCart'));
  // The page must not learn of the new stock by the answer.
  await act(() => backend.settled());
  await backend.db
    .update(products)
    .set({ stockOnHand: 3 })
    .where(eq(products.id, Number(mop.id)));
  const field = screen.getAllByRole('spinbutton', { name: 'Magn' })[0]!;
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  await userEvent.tab();
  const [alert] = await screen.findAllByRole('alert');
  expect(alert).toHaveProperty('textContent', 'Ekki er nægilegt magn til á lager. Aðeins 3 eftir.');
  await waitFor(() => expect(field).toHaveProperty('value', '3'));
});

it('says what is wrong when the cart cannot be read, and tries again', async () => {
  backend.intercept(() => Response.json({ code: 'UNAVAILABLE', message: 'UNAVAILABLE' }, { status: 502 }));
  renderPage(<CartView />);
  expect(await screen.findByText(/Ekki næst samband við körfuna/)).toBeTruthy();
  backend.intercept(null);
  await userEvent.click(await button('Reyna aftur'));
  expect(await screen.findByText('Karfan er tóm')).toBeTruthy();
});
