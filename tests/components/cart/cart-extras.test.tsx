import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItems } from '../../../backend/src/db/schema/carts.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { CartButton } from '../../../components/cart/cart-button.tsx';
import { CartView } from '../../../components/cart/cart-view.tsx';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import { useCartSync } from '../../../lib/cart/use-cart-sync.ts';
import { createWorkbook } from '../../../lib/cart/create-workbook.ts';
import { toCsv } from '../../../lib/rules/orders/sheet/cells.ts';
import { readOrderLines } from '../../../lib/rules/orders/quick-order/read-lines.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());

let visitor: Visitor;
beforeEach(() => {
  visitor = backend.open();
});

async function inCart(
  name: string,
  quantity: number,
  over: Partial<typeof products.$inferInsert> = {},
): Promise<number> {
  const id = await aProduct(backend.db, { name, ...over });
  await visitor.ask(addToCartDocument, { productId: String(id), quantity });
  return id;
}
const cartList = async () => within(await screen.findByRole('list', { name: 'Vörur í körfu' }));
const change = (id: number, to: Partial<typeof products.$inferInsert>) =>
  backend.db.update(products).set(to).where(eq(products.id, id));

describe('saving for later', () => {
  it('moves a line below the cart, and back', async () => {
    await inCart('Sápa', 2);
    await inCart('Pappír', 1);
    renderPage(<CartView />);
    await userEvent.click(await screen.findByRole('button', { name: 'Geyma til síðar: Sápa' }));
    const saved = within(await screen.findByRole('region', { name: 'Geymt til síðar' }));
    expect(saved.getByRole('link', { name: 'Sápa' })).toBeTruthy();
    await waitFor(async () => expect((await cartList()).queryByRole('link', { name: 'Sápa' })).toBeNull());
    await userEvent.click(saved.getByRole('button', { name: 'Færa í körfu: Sápa' }));
    expect(await (await cartList()).findByRole('link', { name: 'Sápa' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Geymt til síðar' })).toBeNull());
  });

  it('says so when it fails, and the line is back', async () => {
    await inCart('Sápa', 2);
    renderPage(<CartView />);
    const button = await screen.findByRole('button', { name: 'Geyma til síðar: Sápa' });
    backend.intercept((request) =>
      request.url.includes('SaveForLater') ? Response.json({}, { status: 502 }) : undefined,
    );
    await userEvent.click(button);
    const list = await cartList();
    expect(await list.findByText('Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.')).toBeTruthy();
    expect(list.getByRole('link', { name: 'Sápa' })).toBeTruthy();
  });
});

describe('what changed since the line was put there', () => {
  it('a price is named until it is accepted', async () => {
    const id = await inCart('Sápa', 1, { listPrice: 1000 });
    await change(id, { listPrice: 1250 });
    renderPage(<CartView />);
    expect(await screen.findByText(/^Verð hefur breyst, var kr\.\s1\.000$/)).toBeTruthy();
    expect(screen.getByText('Verð á einni vöru í körfunni hefur breyst.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Skilið' }));
    await waitFor(() => expect(screen.queryByText(/Verð hefur breyst/)).toBeNull());
  });

  it('a quantity that is no longer there is corrected in place, once and said', async () => {
    const id = await inCart('Sápa', 5);
    await change(id, { stockOnHand: 3 });
    renderPage(<CartView />);
    const list = await cartList();
    expect(await list.findByText('Aðeins 3 eftir. Magni breytt úr 5 í 3')).toBeTruthy();
    expect(list.getByRole('spinbutton', { name: 'Magn' })).toHaveProperty('value', '3');
    expect(backend.sent.filter((name) => name === 'updateCart')).toHaveLength(1);
  });

  it('what is sold out stays, says so and can be saved for later', async () => {
    const id = await inCart('Sápa', 5);
    await change(id, { stockOnHand: 0 });
    renderPage(<CartView />);
    const list = await cartList();
    const said = await list.findAllByText('Vara uppseld');
    const announced = list.getByRole('alert');
    expect(said.filter((element) => element !== announced)).toHaveLength(1);
    expect(announced.className).toContain('visuallyHidden');
    expect(backend.sent).not.toContain('updateCart');
    expect(list.getByRole('button', { name: 'Geyma til síðar: Sápa' })).toBeTruthy();
  });

  it('what is sold out is in no sum', async () => {
    const id = await inCart('Sápa', 5);
    await inCart('Pappír', 2);
    await change(id, { stockOnHand: 0 });
    renderPage(<CartView />);
    const sums = within(await screen.findByRole('region', { name: 'Samtala körfu' }));
    expect(sums.getByText('Samtals').nextElementSibling?.textContent).toMatch(/^kr\.\s2\.480$/);
    expect(sums.getByText('Uppseldar vörur eru ekki taldar með.')).toBeTruthy();
  });
});

function Listening(): null {
  useCartSync();
  return null;
}

it('another tab’s change of the cart is read', async () => {
  const id = await inCart('Sápa', 1);
  renderPage(
    <>
      <Listening />
      <CartButton />
      <CartView />
    </>,
  );
  await screen.findByRole('link', { name: 'Sápa' });
  // The other tab: its own connection to the shop, the same browser.
  await visitor.ask(addToCartDocument, { productId: String(id), quantity: 3 });
  const other = new BroadcastChannel('cart');
  other.postMessage('changed');
  expect(await screen.findByText('Körfunni var breytt í öðrum glugga')).toBeTruthy();
  expect((await cartList()).getByRole('spinbutton', { name: 'Magn' })).toHaveProperty('value', '4');

  const received = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
  await userEvent.click((await cartList()).getByRole('button', { name: 'Fjarlægja Sápa' }));
  await received;
  other.close();
});

describe('the cart as a file', () => {
  const rows = [
    ['Vörunúmer', 'Heiti', 'Magn'],
    ['A-11', '=1+1', 3],
    ['-B-22', 'Sápa; "mild"\nog góð', 2.5],
    [null, '@SUM(A1)', null],
  ];

  it('as CSV opens in an Icelandic Excel and runs no formula', () => {
    expect(toCsv(rows)).toBe(
      '\ufeffVörunúmer;Heiti;Magn\r\nA-11;\'=1+1;3\r\n\'-B-22;"Sápa; ""mild""\nog góð";2,5\r\n;\'@SUM(A1);\r\n',
    );
    expect(readOrderLines(toCsv(rows.slice(0, 2))).lines).toMatchObject([{ code: 'A-11', quantity: '3' }]);
  });

  it('as a workbook holds texts and numbers, and no formula', () => {
    const parts = unzipSync(createWorkbook('Karfa', rows));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    expect(sheet).toContain('<v>2.5</v>');
    expect(sheet).toContain('Sápa; &quot;mild&quot;');
    expect(sheet).not.toContain('<f>');
    for (const part of Object.values(parts)) {
      const parsed = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
    }
  });
});

it('says on each line who put it there, once a colleague puts something into the same cart', async () => {
  const customer = await aCustomer(backend.db, { name: 'Jóna Jónsdóttir' });
  visitor = backend.open(await backend.signedIn(customer));
  await inCart('Sápa', 2);
  const { unmount } = renderPage(<CartView />);
  expect((await cartList()).getByRole('link', { name: 'Sápa' })).toBeTruthy();
  expect(screen.queryByText(/í körfuna/)).toBeNull();
  unmount();
  const paper = await inCart('Pappír', 1);
  const colleague = await aCustomer(backend.db, { name: 'Atli Ægisson' });
  await backend.db
    .update(cartItems)
    .set({ addedById: colleague, addedAt: new Date('2026-11-03T10:12:00Z') })
    .where(eq(cartItems.productId, paper));
  renderPage(<CartView />);
  const list = await cartList();
  expect(await list.findByText('Atli Ægisson setti í körfuna 3. nóvember 2026 kl. 10:12')).toBeTruthy();
  expect(list.getByText(/^Þú settir í körfuna \d/)).toBeTruthy();
});
