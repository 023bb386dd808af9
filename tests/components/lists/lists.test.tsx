import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { cartItems } from '../../../backend/src/db/schema/carts.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { productListLines, productLists } from '../../../backend/src/db/schema/lists.ts';
import { NamedList } from '../../../app/(shop)/auth/favorites/_parts/named-list.tsx';
import { CardTools } from '../../../components/product/card-tools.tsx';
import { ListHost } from '../../../components/shell/list-host.tsx';
import { closeListPicker } from '../../../lib/lists/request.ts';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
let company: number;
let soap: number;
let mop: number;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
  await loadLines(backend.db, [
    productLine({ name: 'Sápa', sku: 'SAPA-1', stock: 100, unitOfMeasure: 6 }),
    productLine({ name: 'Moppa', sku: 'MOPPA-1', stock: 2 }),
  ]);
  const bySku = async (sku: string) =>
    (await backend.db.select().from(products).where(eq(products.sku, sku)))[0]!.id;
  [soap, mop] = [await bySku('SAPA-1'), await bySku('MOPPA-1')];
});
afterAll(() => backend.close());
beforeEach(async () => {
  closeListPicker();
  await backend.db.update(products).set({ takenOutAt: null });
  company = await aCustomer(backend.db, { isCompany: true });
  backend.open(await backend.signedIn(company));
});

async function aList(name: string, lines: Record<number, number> = {}): Promise<string> {
  const [row] = await backend.db
    .insert(productLists)
    .values({ customerId: company, makerId: company, name, isShared: false })
    .returning();
  for (const [productId, quantity] of Object.entries(lines))
    await backend.db
      .insert(productListLines)
      .values({ listId: row!.id, productId: Number(productId), quantity });
  return String(row!.id);
}
const linesOf = async (listId: string) =>
  (
    await backend.db
      .select()
      .from(productListLines)
      .where(eq(productListLines.listId, Number(listId)))
  ).map(({ productId, quantity }) => [productId, quantity]);
const show = (listId: string) => renderPage(<NamedList listId={listId} mayShare mayOrder />);

it('offers a list after the heart, makes one and puts the product on it', async () => {
  renderPage(
    <>
      <CardTools product={{ id: String(soap), sku: 'SAPA-1', name: 'Sápa' }} />
      <ListHost />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Setja í uppáhald: Sápa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Setja líka á lista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Setja á lista' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Nýr listi' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Nafn á lista/ }), 'Þrif');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Deila með samstarfsfólki/ }));
  await userEvent.keyboard('{Enter}');
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Þrif/ });
  await waitFor(() => expect(box.checked).toBe(true));
  const [list] = await backend.db.select().from(productLists).where(eq(productLists.customerId, company));
  expect(list).toMatchObject({ name: 'Þrif', isShared: true });
  await waitFor(async () => expect(await linesOf(String(list!.id))).toEqual([[soap, 6]]));
  // The box answers again once the page has the new state.
  await act(() => backend.settled());
  await userEvent.click(box);
  await waitFor(async () => expect(await linesOf(String(list!.id))).toEqual([]));
});

it('says what is wrong with a name, and keeps what was typed', async () => {
  const listId = await aList('Eldhús', { [soap]: 6 });
  await aList('Þrif');
  show(listId);
  await userEvent.click(await screen.findByRole('button', { name: 'Breyta lista' }));
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Nafn á lista/ });
  await userEvent.clear(name());
  await userEvent.click(screen.getByRole('button', { name: 'Vista' }));
  expect(await screen.findByText('Nafnið þarf að vera 1 til 120 stafir.')).toBeTruthy();
  await userEvent.type(name(), 'þrif');
  await userEvent.click(screen.getByRole('button', { name: 'Vista' }));
  expect(await screen.findByText('Listi með þessu nafni er þegar til.')).toBeTruthy();
  expect(name().value).toBe('þrif');
  await userEvent.clear(name());
  await userEvent.type(name(), '<b>Kaffi</b>{Enter}');
  expect(await screen.findByRole('heading', { name: '<b>Kaffi</b>' })).toBeTruthy();
});

it('keeps a quantity in what the product is sold in, and puts back what was taken off', async () => {
  const listId = await aList('Þrif', { [soap]: 6, [mop]: 1 });
  show(listId);
  const field = await screen.findByRole('spinbutton', { name: /Magn: Sápa/ });
  await userEvent.clear(field);
  await userEvent.type(field, '20{Enter}');
  await waitFor(async () => expect(await linesOf(listId)).toContainEqual([soap, 24]));
  // What is put back is what the page knew of.
  await act(() => backend.settled());
  await userEvent.click(await screen.findByRole('button', { name: 'Taka af lista: Sápa' }));
  await waitFor(async () => expect(await linesOf(listId)).toEqual([[mop, 1]]));
  await userEvent.click(await screen.findByRole('button', { name: 'Afturkalla' }));
  await waitFor(async () => expect(await linesOf(listId)).toContainEqual([soap, 24]));
});

it('puts a removed line back with the quantity that was still being saved', async () => {
  const listId = await aList('Þrif', { [soap]: 6, [mop]: 1 });
  show(listId);
  const field = await screen.findByRole('spinbutton', { name: /Magn: Sápa/ });
  await userEvent.clear(field);
  const saving = Promise.withResolvers<undefined>();
  backend.intercept((request) => (request.url.includes('SetProductListLine') ? saving.promise : undefined));
  await userEvent.type(field, '24{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Taka af lista: Sápa' }));
  saving.resolve(undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Afturkalla' }));
  await waitFor(async () => expect(await linesOf(listId)).toContainEqual([soap, 24]));
});

it('gives back the last line of a list as well', async () => {
  const listId = await aList('Þrif', { [mop]: 1 });
  show(listId);
  await userEvent.click(await screen.findByRole('button', { name: 'Taka af lista: Moppa' }));
  expect(await screen.findByText('Engar vörur á listanum enn')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Afturkalla' }));
  await waitFor(async () => expect(await linesOf(listId)).toEqual([[mop, 1]]));
});

it('moves a line to another list', async () => {
  const [from, to] = [await aList('Frá', { [mop]: 3 }), await aList('Til', { [mop]: 2 })];
  show(from);
  await userEvent.click(await screen.findByRole('button', { name: 'Færa á annan lista: Moppa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Til' }));
  expect(await screen.findByText('Engar vörur á listanum enn')).toBeTruthy();
  expect(await linesOf(to)).toEqual([[mop, 5]]);
});

it('deletes a list, and brings it back with one press', async () => {
  const listId = await aList('Þrif', { [mop]: 1 });
  show(listId);
  await userEvent.click(await screen.findByRole('button', { name: 'Eyða lista' }));
  expect(await screen.findByRole('heading', { name: 'Listanum „Þrif“ var eytt' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Afturkalla' }));
  expect(await screen.findByRole('list', { name: 'Vörur á listanum' })).toBeTruthy();
  const [row] = await backend.db
    .select()
    .from(productLists)
    .where(eq(productLists.id, Number(listId)));
  expect(row!.deletedAt).toBeNull();
});

it('puts all of it into the cart once, and names what could not be had', async () => {
  const gone = await loadLines(backend.db, [productLine({ name: 'Horfin vara', sku: 'HORFIN-1' })]);
  expect(gone.badLines).toBe(0);
  const [row] = await backend.db.select().from(products).where(eq(products.sku, 'HORFIN-1'));
  const listId = await aList('Þrif', { [soap]: 7, [mop]: 5, [row!.id]: 1 });
  await backend.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, row!.id));
  show(listId);
  const send = await screen.findByRole('button', { name: 'Setja allt í körfu' });
  let lost = true;
  backend.intercept(async (request) => {
    if (!lost || !request.url.includes('AddLinesToCart')) return undefined;
    lost = false;
    return new Response('', { status: 504 });
  });
  await userEvent.click(send);
  await screen.findByRole('alert');
  await userEvent.click(send);
  expect(await screen.findByText(/2 vörur komnar í körfuna\./)).toBeTruthy();
  const shortfalls = within(screen.getByRole('list', { name: 'Fékkst ekki að fullu' }));
  expect(shortfalls.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Moppa: Aðeins 2 eftir',
    'Horfin vara: Ekki lengur í sölu',
  ]);
  const rows = await backend.db.select().from(cartItems);
  expect(Object.fromEntries(rows.map(({ productId, quantity }) => [productId, quantity]))).toEqual({
    [soap]: 12,
    [mop]: 2,
  });
});

it('says what went wrong, and tries again', async () => {
  const listId = await aList('Þrif', { [mop]: 1 });
  let down = true;
  backend.intercept(async () => (down ? new Response('', { status: 503 }) : undefined));
  show(listId);
  const again = await screen.findByRole('button', { name: 'Reyna aftur' });
  down = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Þrif' })).toBeTruthy();
});
