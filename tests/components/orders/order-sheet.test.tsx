import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { OrderSheet } from '../../../components/orders/order-sheet.tsx';
import { OrderTimeline } from '../../../components/orders/order-timeline.tsx';
import { ViewOrderDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { moveOrder } from '../../../backend/src/modules/orders/move-order.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import { pay, fillCheckout } from '../../kit/buyer.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.intercept(null);
  visitor = backend.open(await backend.signedIn(await aCustomer(backend.db)));
});

async function ordered(): Promise<{ orderId: string; soap: number }> {
  const soap = await aProduct(backend.db, { name: 'Sápa' });
  const goods = { [soap]: 4, [await aProduct(backend.db, { name: 'Bók' })]: 1 };
  const { id } = await pay(visitor, await fillCheckout(visitor, goods));
  return { orderId: id!, soap };
}

const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('calls an order off after a second thought, and shows the outcome', async () => {
  const { orderId } = await ordered();
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  await clickButton('Hætta við pöntun');
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await userEvent.click(dialog.getByText('Já, hætta við pöntun'));
  expect(await screen.findByText('Felld niður', { selector: '[data-tone]' })).toBeTruthy();
  expect(screen.getByText(/^Kreditreikningur gefinn út, nr\. \d+/)).toBeTruthy();
  expect(screen.queryByText('Hætta við pöntun')).toBe(null);
});

it('keeps the order, and says why, when it was sent in the meantime', async () => {
  const { orderId } = await ordered();
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  await clickButton('Hætta við pöntun');
  await backend.db.transaction((tx) => moveOrder(tx, backend.config, Number(orderId), 'Shipping', null));
  await userEvent.click(screen.getByText('Já, hætta við pöntun'));
  expect((await screen.findAllByText(/staða hennar er „Á leiðinni“/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByText('Send af stað')).toBeTruthy());
});

it('takes back chosen units of a line, never more than there are', async () => {
  const { orderId } = await ordered();
  await backend.db.transaction((tx) => moveOrder(tx, backend.config, Number(orderId), 'Fulfilled', null));
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  await clickButton('Falla frá samningi');
  const units = screen.getByLabelText('Magn: Sápa');
  const confirm = screen.getByText('Já, falla frá samningi');
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await userEvent.clear(units);
  await userEvent.type(units, '99');
  expect((units as HTMLInputElement).value).toBe('4');
  await userEvent.click(screen.getByText(/^Já, falla frá samningi \(kr\.\s4\.960\)$/));
  expect(await screen.findByText('Yfirlýsingin er móttekin')).toBeTruthy();
  expect(screen.getByText('Fallið frá samningi – beðið er eftir að vörunum sé skilað')).toBeTruthy();
  expect(screen.getByText(/fallið frá 4 stk\./)).toBeTruthy();
});

it('orders again by line, and names what could not be had', async () => {
  const { orderId, soap } = await ordered();
  await backend.db.update(products).set({ stockOnHand: 3 }).where(eq(products.id, soap));
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  await clickButton('Panta aftur');
  await userEvent.click(screen.getByLabelText(/^Bók/));
  await userEvent.click(screen.getByText('Setja í körfu'));
  expect(await screen.findByText('Hluti varanna er í körfunni')).toBeTruthy();
  expect(screen.getByText(/3 stk\. sett í körfuna/)).toBeTruthy();
  expect(backend.sent.filter((name) => name === 'Reorder')).toHaveLength(1);
});

it('offers nothing that changes anything to a role that may only look', async () => {
  const { orderId } = await ordered();
  renderPage(<OrderSheet orderId={orderId} mayOrder={false} />);
  expect(await screen.findByText(/^Pöntun P/)).toBeTruthy();
  expect(screen.queryByText('Panta aftur')).toBe(null);
  expect(screen.queryByText('Hætta við pöntun')).toBe(null);
});

it('says that it could not be called off, and lets one try again', async () => {
  const { orderId } = await ordered();
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  await clickButton('Hætta við pöntun');
  backend.intercept((request) =>
    request.url.includes('op=CancelOrder') ? Response.json({}, { status: 503 }) : undefined,
  );
  await userEvent.click(screen.getByText('Já, hætta við pöntun'));
  await waitFor(() => expect(screen.getAllByRole('alert', { hidden: true }).length).toBeGreaterThan(0));
  backend.intercept(null);
  await userEvent.click(screen.getByText('Já, hætta við pöntun'));
  expect(await screen.findByText('Felld niður', { selector: '[data-tone]' })).toBeTruthy();
});

it('says in plain words what becomes of a refund that the card would not take', async () => {
  const { orderId } = await ordered();
  const { order } = await visitor.ask(ViewOrderDocument, { orderId });
  renderPage(<OrderTimeline order={{ ...order!, refunds: [{ id: '1', amount: 2480, state: 'Refused' }] }} />);
  expect(screen.getByText(/^Endurgreiðsla á kort tókst ekki: kr\.\s2\.480$/)).toBeTruthy();
  expect(screen.getByText(/Við höfum samband við þig og greiðum upphæðina með öðrum hætti\./)).toBeTruthy();
});

it('says of exempt goods why they cannot go back, and asks about seals', async () => {
  const goods = {
    [await aProduct(backend.db, { name: 'Bolli', withdrawalExemption: 'MadeToOrder' })]: 1,
    [await aProduct(backend.db, { name: 'Tannbursti', withdrawalExemption: 'SealedHygiene' })]: 1,
  };
  const { id } = await pay(visitor, await fillCheckout(visitor, goods));
  await backend.db.transaction((tx) => moveOrder(tx, backend.config, Number(id), 'Shipping', null));
  renderPage(<OrderSheet orderId={id!} mayOrder />);
  await clickButton('Falla frá samningi');
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Sérsniðin vara: neytendur geta ekki fallið frá kaupum á henni.')).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: /^Bolli/, hidden: true })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Tannbursti/, hidden: true }));
  const confirm = dialog.getByRole('button', { name: /^Já, falla frá samningi/, hidden: true });
  expect(confirm).toHaveProperty('disabled', true);
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'Innsigli á vörunum sem ég skila er órofið.', hidden: true }),
  );
  await userEvent.click(confirm);
  expect(await screen.findByText('Yfirlýsingin er móttekin')).toBeTruthy();
});
