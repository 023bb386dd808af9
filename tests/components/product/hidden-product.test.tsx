import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OnDemandContext } from '@/components/ui/use-on-demand.ts';
import { CustomerOnlyProduct } from '../../../app/(shop)/_parts/frame/customer-only-product.tsx';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
let customerId: number;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  backend = await startInProcessBackend();
  customerId = await aCustomer(backend.db);
  await loadLines(backend.db, [
    productLine({
      name: 'Falinn <b>hanski</b>',
      slug: 'falinn-hanski',
      visibleByGuest: false,
      description: 'Sterkur <script>alert(1)</script> hanski.',
      attributes: [{ name: '<i>Litur</i>', value: '<img src=x>' }],
      price: 1990,
    }),
  ]);
});
afterAll(() => backend.close());

const open = (slug: string) =>
  renderPage(
    <CustomerOnlyProduct>
      <h1>Síðan fannst ekki</h1>
    </CustomerOnlyProduct>,
    `/vara/${slug}`,
  );

it('is not found by a guest, and nothing is asked', async () => {
  backend.open();
  open('falinn-hanski');
  expect(screen.getByRole('heading', { name: 'Síðan fannst ekki' })).toBeTruthy();
  expect(backend.sent).toEqual([]);
});

it('leaves the page of a guest as it is, whose search may have been typed into before its code comes', () => {
  backend.open();
  const fetchShared = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  renderPage(
    <OnDemandContext value={fetchShared}>
      <CustomerOnlyProduct>
        <h1>Síðan fannst ekki</h1>
      </CustomerOnlyProduct>
    </OnDemandContext>,
    '/vara/engin-vara',
  );
  expect(fetchShared).not.toHaveBeenCalled();
});

it('is shown to a customer, with its markup as text', async () => {
  backend.open(await backend.signedIn(customerId));
  const { container } = open('falinn-hanski');
  expect(await screen.findByRole('heading', { level: 1, name: 'Falinn <b>hanski</b>' })).toBeTruthy();
  expect(screen.getByText('Sterkur <script>alert(1)</script> hanski.')).toBeTruthy();
  expect(screen.getByRole('row', { name: '<i>Litur</i> <img src=x>' })).toBeTruthy();
  expect(container.querySelector('script, b, i, img[src="x"]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bæta í körfu' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Falinn <b>hanski</b> | Vörulind'));
  expect(screen.queryByText('Síðan fannst ekki')).toBeNull();
});

it('is not found by a customer either where there is none', async () => {
  backend.open(await backend.signedIn(customerId));
  open('engin-vara');
  await waitFor(() => expect(backend.sent).toContain('CustomersProduct'));
  expect(await screen.findByRole('heading', { name: 'Síðan fannst ekki' })).toBeTruthy();
});

it('offers to try again where the backend does not answer', async () => {
  backend.open(await backend.signedIn(customerId));
  backend.intercept((request) =>
    request.url.includes('CustomersProduct') ? new Response('', { status: 400 }) : undefined,
  );
  open('falinn-hanski');
  const again = await screen.findByRole('button', { name: 'Reyna aftur' });
  backend.intercept(null);
  again.click();
  expect(await screen.findByRole('heading', { name: 'Falinn <b>hanski</b>' })).toBeTruthy();
});
