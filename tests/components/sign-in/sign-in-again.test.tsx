import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { logins } from '../../../backend/src/db/schema/customers.ts';
import { AddToCart } from '../../../components/cart/add-to-cart.tsx';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { CartDocument } from '../../../graphql/generated/documents.ts';
import { closeCartPopover } from '../../../lib/cart/notices.ts';
import type { CartableProduct } from '../../../lib/cart/optimistic.ts';
import { closeSignIn } from '../../../lib/sign-in/request.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let customerId: number;
beforeAll(async () => {
  backend = await startInProcessBackend();
  customerId = await aCustomer(backend.db, { name: 'Jóna ÞÍ Haraldsdóttir' });
  await backend.db.insert(logins).values({ identityUid: 'demo-jona', customerId });
});
afterAll(() => backend.close());
beforeEach(() => {
  closeSignIn();
  closeCartPopover();
});

async function product(name: string): Promise<CartableProduct> {
  const id = await aProduct(backend.db, { name });
  const [row] = await backend.db.select().from(products).where(eq(products.id, id));
  const { slug, sku, stockOnHand: stock, unitOfMeasure, isSpecialOrder } = row!;
  return { id: String(id), name, slug, sku, stock, unitOfMeasure, isSpecialOrder, image: null };
}

it('makes every change that met the ended session, once its owner has signed in again', async () => {
  const soap = await product('Sápa');
  const mop = await product('Moppa');
  const visitor = backend.open(await backend.signedIn(customerId));
  renderPage(
    <>
      <AccountEntry />
      <CartButton />
      <SignInHost />
      <AddToCart product={soap} />
      <AddToCart product={mop} />
    </>,
  );
  await screen.findByRole('button', { name: /^Mínar síður/ });
  await screen.findByRole('button', { name: 'Karfa: Tóm' });
  visitor.cookies.delete('session');
  for (const button of screen.getAllByRole('button', { name: 'Bæta í körfu' })) button.click();
  await screen.findByRole('dialog', { name: 'Innskráning' });
  await waitFor(() => expect(backend.sent.filter((name) => name === 'addToCart')).toHaveLength(2));
  await userEvent.type(screen.getByRole('textbox', { name: /Netfang/ }), 'jona@vorulind.test');
  await userEvent.type(screen.getByLabelText(/^Lykilorð/), 'Vorulind-2026{Enter}');
  expect(await screen.findByRole('button', { name: 'Karfa: 2 vörur' })).toBeTruthy();
  await waitFor(async () => {
    const { cart } = await visitor.ask(CartDocument, {});
    expect(cart.items.map((line) => line.product.name).toSorted()).toEqual(['Moppa', 'Sápa']);
  });
});
