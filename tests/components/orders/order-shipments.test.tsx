import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OrderSheet } from '../../../components/orders/order-sheet.tsx';
import {
  WithdrawFromOrderDocument,
  ViewOrderDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { expectGoods } from '../../../backend/src/modules/orders/expect-goods.ts';
import { moveOrder } from '../../../backend/src/modules/orders/move-order.ts';
import { deliverShipment, sendShipment } from '../../../backend/src/modules/orders/ship-order.ts';
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
  visitor = backend.open(await backend.signedIn(await aCustomer(backend.db, { name: 'Jón Þór' })));
});

async function ordered() {
  const soap = await aProduct(backend.db, { name: 'Sápa' });
  const { id } = await pay(visitor, await fillCheckout(visitor, { [soap]: 3 }));
  const { order } = await visitor.ask(ViewOrderDocument, { orderId: id! });
  return { orderId: id!, item: order!.items[0]!, number: order!.number };
}

it('shows each part with its goods, carrier, page of the carrier and state, and what is left with its day', async () => {
  const { orderId, item, number } = await ordered();
  const { db, config } = backend;
  const { sku } = item;
  const line = { sku, quantity: 1 };
  const parcel = { carrier: 'posturinn', trackingNumber: 'RR1' };
  const year = new Date().getUTCFullYear() + 1;
  await db.transaction(async (tx) => {
    const late = [{ sku, expectedOn: `${year}-01-15` }];
    await expectGoods(tx, config, Number(orderId), { key: 'a', lines: late });
    await sendShipment(tx, config, Number(orderId), { key: 'a', lines: [line], ...parcel });
    await sendShipment(tx, config, Number(orderId), { key: 'b', lines: [line], ...parcel, carrier: 'own' });
    await deliverShipment(tx, Number(orderId), 2);
  });
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  const section = within(await screen.findByRole('region', { name: 'Sendingar' }));
  const cardOf = (name: string) => within(section.getByRole('heading', { name }).closest('li')!);
  const first = cardOf(`Sending ${number}-1`);
  expect(first.getByText('Tilbúin í verslun')).toBeTruthy();
  expect(first.getByText('1 stk.')).toBeTruthy();
  const tracking = first.getByRole('link', { name: `Rekja sendingu ${number}-1` });
  expect(tracking.getAttribute('href')).toMatch(/\?q=RR1$/);
  expect(tracking.getAttribute('rel')).toContain('noopener');
  const second = cardOf(`Sending ${number}-2`);
  expect(second.getByText('Afhent')).toBeTruthy();
  expect(second.queryByRole('link', { name: /^Rekja/ })).toBe(null);
  expect(second.getByRole('link', { name: /^Fylgiseðill/ }).getAttribute('href')).toBe(
    `/auth/orders/${orderId}/delivery-note/2`,
  );
  expect(cardOf('Eftir að senda').getByText(new RegExp(`kemur 15\\.\\sjanúar ${year}`))).toBeTruthy();
  expect(screen.getByText(new RegExp(`^Kemur 15\\.\\sjanúar ${year}$`))).toBeTruthy();
});

it('says who ordered, for whom and who pays, also where that is one person, and nothing of parts before there are any', async () => {
  const { orderId } = await ordered();
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  for (const term of ['Pantað af', 'Fyrir', 'Greiðandi'])
    expect((await screen.findByText(term)).nextElementSibling?.textContent).toBe('Jón Þór');
  expect(screen.queryByRole('region', { name: 'Sendingar' })).toBe(null);
});

it('shows what to write on the parcel until the goods are back', async () => {
  const { orderId, item, number } = await ordered();
  await backend.db.transaction((tx) => moveOrder(tx, backend.config, Number(orderId), 'Fulfilled', null));
  await visitor.ask(WithdrawFromOrderDocument, { orderId, lines: [{ itemId: item.id, quantity: 1 }] });
  renderPage(<OrderSheet orderId={orderId} mayOrder />);
  const list = within(await screen.findByRole('list', { name: 'Yfirlýsingar um að falla frá samningi' }));
  expect(list.getByText(new RegExp(`^Skil nr\\. \\d+, pöntun ${number}$`))).toBeTruthy();
  expect(list.getByRole('link', { name: /^Skilamiði \d+, PDF$/ }).getAttribute('href')).toMatch(
    new RegExp(`^/auth/orders/${orderId}/return-label/\\d+$`),
  );
});
