import { QueryClientContext } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, use, useEffect } from 'react';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { AddToCart } from '../../../components/cart/add-to-cart.tsx';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { CartQuantity } from '../../../components/cart/cart-quantity.tsx';
import { OwnPrice } from '../../../components/product/own-price.tsx';
import { QueryProvider } from '../../../components/shell/query-provider.tsx';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { OnDemandContext } from '../../../components/ui/use-on-demand.ts';
import { CartDocument } from '../../../graphql/generated/documents.ts';
import type { CartableProduct } from '../../../lib/cart/optimistic.ts';
import { takeQueryClient } from '../../../lib/query-client.ts';
import { networkMessage } from '../../../lib/rules/text/backend-messages.ts';
import { LateClientContext } from '../../../lib/visitor/late-client.ts';
import { showSignedIn } from '../../../lib/visitor/signed-in-hint.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';
import type { Visitor } from '../../kit/visitor.ts';

let backend: InProcessBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  // Each test is a tab of its own.
  takeQueryClient().clear();
});

async function product(): Promise<CartableProduct> {
  const id = String(await aProduct(backend.db, { stockOnHand: 9 }));
  return {
    id,
    name: 'Hanskar',
    slug: id,
    sku: id,
    stock: 9,
    unitOfMeasure: 1,
    isSpecialOrder: false,
    image: null,
    price: { priceWithTax: 1_240, taxPercentage: 24 },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string): void => act(() => button(name).click());
const unitsInCart = async (visitor: Visitor) =>
  (await visitor.ask(CartDocument, {})).cart.items.map(({ quantity }) => quantity);

it('keeps a press that comes before the code of the cart', async () => {
  const visitor = backend.open();
  renderPage(<AddToCart product={await product()} />, '/', QueryProvider);
  press('Auka magn');
  press('Bæta í körfu');
  await screen.findByText('Í körfu: 2');
  // The page says so before the backend has answered.
  await waitFor(async () => expect(await unitsInCart(visitor)).toEqual([2]));
});

it('shows what was added also where the cart was read before and is answered after', async () => {
  const visitor = backend.open();
  const { cart } = await visitor.ask(CartDocument, {});
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.intercept(async (request) => {
    if (!request.url.endsWith('op=Cart')) return undefined;
    await promise;
    return Response.json({ data: { cart } });
  });
  renderPage(
    <>
      <CartButton />
      <AddToCart product={await product()} />
    </>,
    '/',
    QueryProvider,
  );
  press('Bæta í körfu');
  await screen.findByText('Í körfu: 1');
  await act(async () => {
    resolve();
    await backend.settled();
  });
  expect(button('Karfa: 1 vara')).toBeTruthy();
  backend.intercept(null);
});

it('keeps a burst of presses in a listing, and sends it once', async () => {
  const visitor = backend.open();
  renderPage(
    <>
      <CartButton />
      <CartQuantity product={await product()} compact />
    </>,
    '/',
    QueryProvider,
  );
  for (let count = 0; count < 3; count += 1) press('Auka magn');
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('3');
  await waitFor(() => expect(button('Karfa: 1 vara')).toBeTruthy());
  await waitFor(async () => expect(await unitsInCart(visitor)).toEqual([3]));
  expect(backend.sent.filter((name) => name === 'addToCart')).toHaveLength(1);
});

it('says beside the product that the code did not come, and keeps what was chosen', async () => {
  backend.open();
  const failing = () => Promise.reject(new Error('The code did not come'));
  const NoQueries = ({ children }: { children: ReactNode }) => (
    <LateClientContext value={failing}>{children}</LateClientContext>
  );
  renderPage(<AddToCart product={await product()} />, '/', NoQueries);
  press('Auka magn');
  press('Bæta í körfu');
  expect((await screen.findByRole('alert')).textContent).toBe(networkMessage);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
  expect(backend.sent).toEqual([]);
});

it('shows a customer their name and price in a page that began without them', async () => {
  await loadLines(backend.db, [productLine()]);
  const [listed] = await backend.db.select().from(products).orderBy(desc(products.id)).limit(1);
  const customer = await aCustomer(backend.db, { name: 'Anna Ólafsdóttir', isCompany: false });
  backend.open(await backend.signedIn(customer));
  showSignedIn();
  renderPage(
    <>
      <AccountEntry />
      <OwnPrice productId={String(listed?.id)}>everybody’s price</OwnPrice>
    </>,
    '/',
    QueryProvider,
  );
  expect(screen.getByText('everybody’s price')).toBeTruthy();
  await screen.findByRole('button', { name: 'Mínar síður: Anna Ólafsdóttir' });
  expect(await screen.findByText(/án\svsk\.$/)).toBeTruthy();
});

it('gives a part that comes on demand its client before the part is shown', async () => {
  const seen: boolean[] = [];
  let hasClient = false;
  function Page() {
    hasClient = use(QueryClientContext) !== undefined;
    const load = use(OnDemandContext);
    useEffect(() => {
      // Before React had the time for anything else: a change of the page that follows may overtake the client's.
      void load().then(() => seen.push(hasClient));
    }, [load]);
    return null;
  }
  renderPage(<Page />, '/', QueryProvider);
  await waitFor(() => expect(seen).toEqual([true]));
});
