import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BoughtOrChildren } from '../../../app/(shop)/[...page]/_parts/bought-or-children.tsx';
import { lastPurchases } from '../../../backend/src/db/schema/purchases.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { ProductTools } from '../../../components/product/product-tools.tsx';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let customerId: number;
let soap: number;

beforeAll(async () => {
  backend = await startInProcessBackend();
  await loadLines(backend.db, [productLine({ name: 'Sápa' })]);
  const [row] = await backend.db.select().from(products);
  soap = row!.id;
});
afterAll(() => backend.close());
beforeEach(async () => {
  customerId = await aCustomer(backend.db);
});

const buy = () =>
  backend.db.insert(lastPurchases).values({
    customerId,
    productId: soap,
    boughtAt: new Date('2026-11-12T09:30:00Z'),
    quantity: 1200,
    unitPrice: 1178,
  });
const open = async () => backend.open(await backend.signedIn(customerId));

it('says on the product page when, how much and for what price', async () => {
  await buy();
  await open();
  renderPage(<ProductTools id={String(soap)} sku="S" name="Sápa" />);
  const words = await screen.findByText(/^Síðast keypt/);
  expect(words.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Síðast keypt 12. nóvember 2026: 1.200 stk. á kr. 1.178',
  );
});

it('says nothing to a guest and to whom has not bought it, and asks nothing for a guest', async () => {
  backend.open();
  renderPage(<ProductTools id={String(soap)} sku="S" name="Sápa" />);
  await screen.findByRole('button', { name: 'Deila' });
  expect(backend.sent).toEqual([]);
  await open();
  renderPage(<ProductTools id={String(soap)} sku="S" name="Sápa" />);
  await waitFor(() => expect(backend.sent).toContain('LastBought'));
  expect(screen.queryByText(/Síðast keypt/)).toBeNull();
});

const foot = () =>
  renderPage(
    <BoughtOrChildren>
      <section aria-label="Vinsælar vörur">Moppa</section>
    </BoughtOrChildren>,
  );
const place = () => screen.getByText('Moppa').closest('[data-shows]')?.getAttribute('data-shows');

it('shows a customer the last bought products in the place of the trending ones', async () => {
  await buy();
  await open();
  foot();
  expect(await screen.findByRole('heading', { name: 'Síðast keypt' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sápa' })).toBeTruthy();
  await waitFor(() => expect(place()).toBe('own'));
  expect(screen.getByText('Moppa').closest('[inert]')).toBeTruthy();
});

it('leaves the trending ones to guests and to whom has bought nothing', async () => {
  backend.open();
  foot();
  expect(place()).toBe('either');
  expect(backend.sent).toEqual([]);
});

it('leaves them to a customer who has bought nothing', async () => {
  await open();
  foot();
  await waitFor(() => expect(place()).toBe('everybody'));
});

it('leaves them where the backend does not answer', async () => {
  await open();
  backend.intercept((request) =>
    request.url.includes('LastFiveProducts') ? new Response('', { status: 400 }) : undefined,
  );
  foot();
  await waitFor(() => expect(place()).toBe('everybody'));
});
