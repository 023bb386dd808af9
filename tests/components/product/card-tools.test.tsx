import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { favoriteProducts } from '../../../backend/src/db/schema/favorites.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { logins } from '../../../backend/src/db/schema/customers.ts';
import { CardTools } from '../../../components/product/card-tools.tsx';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { closeSignIn } from '../../../lib/sign-in/request.ts';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let customerId: number;
let soap: { id: string; sku: string; name: string };

beforeAll(async () => {
  backend = await startInProcessBackend();
  await loadLines(backend.db, [productLine({ name: 'Sápa' })]);
  const [row] = await backend.db.select().from(products);
  soap = { id: String(row!.id), sku: row!.sku, name: 'Sápa' };
  customerId = await aCustomer(backend.db, { name: 'Jóna ÞÍ Haraldsdóttir' });
  await backend.db.insert(logins).values({ identityUid: 'demo-jona', customerId });
});
afterAll(() => backend.close());
beforeEach(async () => {
  closeSignIn();
  await backend.db.delete(favoriteProducts);
  logged.mockClear();
});

const heart = (name: string) => screen.findByRole('button', { name });
const stored = async () => (await backend.db.select().from(favoriteProducts)).map((row) => row.productId);
const unpressed = 'Setja í uppáhald: Sápa';
const pressed = 'Taka úr uppáhaldi: Sápa';

async function signedIn(): Promise<void> {
  backend.open(await backend.signedIn(customerId));
  renderPage(<CardTools product={soap} />);
  await heart(unpressed);
}

it('is pressed in this frame, and stays so', async () => {
  await signedIn();
  let answer: (() => void) | undefined;
  backend.intercept(async (request) => {
    if (request.url.includes('FavoriteProduct')) await new Promise<void>((done) => (answer = done));
    return undefined;
  });
  await userEvent.click(await heart(unpressed));
  expect((await heart(pressed)).getAttribute('aria-pressed')).toBe('true');
  expect(await stored()).toEqual([]);
  answer?.();
  await waitFor(async () => expect(await stored()).toEqual([Number(soap.id)]));
  expect(await heart(pressed)).toBeTruthy();
});

it('shows what was chosen before, and takes it back by keyboard', async () => {
  await backend.db.insert(favoriteProducts).values({ customerId, productId: Number(soap.id) });
  backend.open(await backend.signedIn(customerId));
  renderPage(<CardTools product={soap} />);
  await heart(pressed);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await heart(unpressed);
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it('falls back and says so where the backend fails', async () => {
  await signedIn();
  backend.intercept((request) =>
    request.url.includes('op=FavoriteProduct') ? new Response('', { status: 503 }) : undefined,
  );
  await userEvent.click(await heart(unpressed));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
  );
  expect((await heart(unpressed)).getAttribute('aria-pressed')).toBe('false');
  expect(logged).toHaveBeenCalledOnce();
  backend.intercept(null);
  await userEvent.click(await heart(unpressed));
  await waitFor(async () => expect(await stored()).toEqual([Number(soap.id)]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets the last of several quick presses count', async () => {
  await signedIn();
  await userEvent.click(await heart(unpressed));
  await userEvent.click(await heart(pressed));
  await userEvent.click(await heart(unpressed));
  await waitFor(() =>
    expect(backend.sent.filter((name) => /favoriteproduct/i.test(name))).toEqual([
      'FavoriteProduct',
      'unFavoriteProduct',
      'FavoriteProduct',
    ]),
  );
  await waitFor(async () => expect(await stored()).toEqual([Number(soap.id)]));
  expect(await heart(pressed)).toBeTruthy();
});

it('asks a guest to sign in, and the press then counts', async () => {
  backend.open();
  renderPage(
    <>
      <CardTools product={soap} />
      <SignInHost />
    </>,
  );
  await userEvent.click(await heart(unpressed));
  await screen.findByRole('dialog', { name: 'Innskráning' });
  // The date of delivery is everybody's.
  expect(backend.sent.filter((name) => name !== 'GetDeliveryDates')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Netfang/ }), 'jona@vorulind.test');
  await userEvent.type(screen.getByLabelText(/^Lykilorð/), 'Vorulind-2026{Enter}');
  await waitFor(async () => expect(await stored()).toEqual([Number(soap.id)]));
  expect((await heart(pressed)).getAttribute('aria-pressed')).toBe('true');
});

it('asks to sign in again where the session has ended meanwhile', async () => {
  await signedIn();
  backend.intercept((request) =>
    request.url.includes('op=FavoriteProduct')
      ? Response.json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] })
      : undefined,
  );
  renderPage(<SignInHost />);
  await userEvent.click(await heart(unpressed));
  expect(await screen.findByRole('dialog', { name: 'Innskráning' })).toBeTruthy();
});
