import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { customers } from '../../../backend/src/db/schema/customers.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { CheckoutSummary } from '../../../components/checkout/checkout-summary.tsx';
import { DeliveryStep } from '../../../components/checkout/delivery-step.tsx';
import { OrderReceived } from '../../../components/checkout/order-received.tsx';
import { ReceiverStep } from '../../../components/checkout/receiver-step.tsx';
import { InvoiceSheet } from '../../../components/invoices/invoice-sheet.tsx';
import {
  GetCheckoutDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
  ViewInvoiceDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { renderPage } from '../../kit/page.tsx';
import {
  backend,
  customerId,
  productId,
  visitor,
  readyToPay,
  clickButton,
  acceptTerms,
  placed,
  openPayment,
  setUpCheckout,
} from './checkout-setting.tsx';

setUpCheckout();

it('fills the receiver from the customer, stores it and goes to delivery', async () => {
  const page = renderPage(<ReceiverStep />);
  expect(await screen.findByRole('textbox', { name: /^Nafn/ })).toHaveProperty(
    'value',
    expect.stringMatching(/^Prófun ÞÍ/),
  );
  expect(screen.getByRole('textbox', { name: /^Símanúmer/ })).toHaveProperty('value', '555-0123');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  await clickButton('Áfram í afhendingu');
  await waitFor(() => expect(page.visited).toEqual(['/karfa/afhending']));
  const { checkout } = await visitor.ask(GetCheckoutDocument, {});
  expect(checkout.state).toBe('Delivery');
  expect(checkout.receiver).toMatchObject({ phone: '5550123', allowMarketing: false });
});

it.each([
  { field: /^Netfang/, typed: 'ekki-netfang', message: 'Netfangið er ekki gilt.' },
  { field: /^Símanúmer/, typed: '12345', message: 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi' },
  { field: /^Kennitala \*?/, typed: '123', message: 'Kennitala ekki rétt valin' },
])('refuses $typed and keeps it', async ({ field, typed, message }) => {
  const page = renderPage(<ReceiverStep />);
  const [input] = await screen.findAllByRole('textbox', { name: field });
  await userEvent.clear(input!);
  await userEvent.type(input!, typed);
  await clickButton('Áfram í afhendingu');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(input).toHaveProperty('value', typed);
  expect(page.visited).toEqual([]);
});

it('asks for an address only where the method needs one, and finds the place by its code', async () => {
  await readyToPay();
  const page = renderPage(<DeliveryStep />);
  expect(await screen.findByRole('radio', { name: /Sækja í verslun/ })).toHaveProperty('checked', true);
  expect(screen.queryByRole('group', { name: 'Heimilisfang' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Heimsending/ }));
  expect(screen.getByRole('radio', { name: /Prófgata 1/ })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Nýtt heimilisfang' }));
  await clickButton('Áfram í greiðslu');
  expect(await screen.findAllByText('Þennan reit þarf að fylla út')).toHaveLength(3);
  await userEvent.type(screen.getByRole('textbox', { name: /Gata og húsnúmer/ }), 'Hafnarstræti 5');
  await userEvent.type(screen.getByRole('textbox', { name: /Póstnúmer/ }), '600');
  expect(screen.getByRole('textbox', { name: /Staður/ })).toHaveProperty('value', 'Akureyri');
  await clickButton('Áfram í greiðslu');
  await waitFor(() => expect(page.visited).toEqual(['/karfa/greidsla']));
  const { checkout } = await visitor.ask(GetCheckoutDocument, {});
  expect(checkout.address).toMatchObject({
    addressLine1: 'Hafnarstræti 5',
    postalCode: '600',
    city: 'Akureyri',
  });
});

it('sums up with the way of delivery that is chosen, before the step is left', async () => {
  await readyToPay();
  renderPage(
    <>
      <DeliveryStep />
      <CheckoutSummary />
    </>,
  );
  const summary = await screen.findByRole('complementary', { name: 'Pöntunin þín' });
  const total = () => within(summary).getByText('Til greiðslu með vsk.').nextElementSibling?.textContent;
  await waitFor(() => expect(total()).toMatch(/^kr\.\s2\.480$/));
  await userEvent.click(await screen.findByRole('radio', { name: /Heimsending/ }));
  await waitFor(() => expect(total()).toMatch(/^kr\.\s3\.970$/));
  await userEvent.click(screen.getByRole('radio', { name: /Sækja í verslun/ }));
  await waitFor(() => expect(total()).toMatch(/^kr\.\s2\.480$/));
});

it('places the order once, however often the button is pressed, and shows order and invoice', async () => {
  await readyToPay('home');
  await visitor.ask(SetCheckoutOptionsDocument, {
    options: { address: { addressLine1: 'Lind 1', postalCode: '200', city: 'Kópavogur' } },
  });
  const page = openPayment();
  expect(await screen.findByText(/kr\.\s100\.000/)).toBeTruthy();
  await acceptTerms();
  await userEvent.type(screen.getByRole('textbox', { name: /Tilvísun/ }), 'Verk 12');
  const payButton = screen.getByRole('button', { name: /^Staðfesta pöntun, kr\.\s3\.970$/ });
  await userEvent.dblClick(payButton);
  await waitFor(() => expect(page.visited).toHaveLength(1));
  const all = await placed();
  expect(all).toHaveLength(1);
  expect(page.visited[0]).toBe(`/karfa/stadfesting?pontun=${all[0]!.id}`);
  page.unmount();

  const { order } = await visitor.ask(ViewOrderDocument, { orderId: String(all[0]!.id) });
  const received = renderPage(<OrderReceived order={order!} />);
  expect(screen.getByRole('heading', { name: 'Takk fyrir pöntunina!' })).toBeTruthy();
  expect(screen.getByText(`Pöntunarnúmer ${order!.number}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Skoða pöntun' }).getAttribute('href')).toBe(
    `/auth/orders/${order!.id}`,
  );
  for (const fact of ['Reikningsviðskipti', 'Verk 12']) expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Skoða reikning' }).getAttribute('href')).toBe(
    `/auth/invoices/${order!.invoiceId}`,
  );
  received.unmount();

  const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId: order!.invoiceId! });
  renderPage(<InvoiceSheet invoice={viewInvoice!} />);
  for (const text of ['Vörulind ehf.', 'kt. 500101-0000', 'VSK-númer 123456', 'Verk 12'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText(/^kr\.\s3\.970$/).length).toBeGreaterThan(0);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
});

it('places nothing without the terms', async () => {
  await readyToPay();
  const page = openPayment();
  await clickButton(/^Staðfesta pöntun/);
  const alert = await screen.findByText('Samþykkja þarf viðskiptaskilmála til að ljúka pöntun');
  const terms = screen.getByRole('checkbox', { name: /Ég samþykki/ });
  expect(terms.getAttribute('aria-invalid')).toBe('true');
  expect(terms.getAttribute('aria-describedby')).toBe(alert.id);
  await waitFor(() => expect(document.activeElement).toBe(terms));
  expect(page.visited).toEqual([]);
  expect(await placed()).toEqual([]);
});

it('shows the new sum when a price has changed, and orders at it', async () => {
  await readyToPay();
  const page = openPayment();
  await screen.findByRole('button', { name: /kr\.\s2\.480$/ });
  await backend.db.update(products).set({ listPrice: 1500 }).where(eq(products.id, productId));
  await acceptTerms();
  await clickButton(/^Staðfesta pöntun/);
  expect(
    await screen.findByText(
      'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur. Ekkert var skuldfært.',
    ),
  ).toBeTruthy();
  const notice = within(await screen.findByRole('region', { name: 'Pöntunin hefur breyst' }));
  expect(notice.getByText(/^Verð hefur breyst, var kr\.\s1\.240, er nú kr\.\s1\.500$/)).toBeTruthy();
  expect(notice.getByText(/^Til greiðslu var kr\.\s2\.480, er nú/).textContent).toMatch(/kr\.\s3\.000$/);
  expect(screen.getAllByText(/^Verð hefur breyst, var/)).toHaveLength(2);
  await clickButton(/^Staðfesta pöntun, kr\.\s3\.000$/);
  await waitFor(() => expect(page.visited).toHaveLength(1));
  expect((await placed())[0]).toMatchObject({ total: 3000 });
});

it('marks the line of which there is not enough any more, with the way to put it right', async () => {
  await readyToPay();
  openPayment();
  await screen.findByRole('button', { name: /^Staðfesta pöntun/ });
  await backend.db.update(products).set({ stockOnHand: 1 }).where(eq(products.id, productId));
  await acceptTerms();
  await clickButton(/^Staðfesta pöntun/);
  const changeNotice = within(await screen.findByRole('region', { name: 'Pöntunin hefur breyst' }));
  expect(changeNotice.getByRole('link', { name: 'Breyta körfu' })).toHaveProperty('pathname', '/karfa');
  expect(screen.getByText(/Aðeins 1 eftir\. Ekkert var skuldfært\./)).toBeTruthy();
  expect(screen.getAllByText(/Aðeins 1 eftir/)).toHaveLength(3);
  expect(await placed()).toHaveLength(0);
});

it('shows where to fetch the order, and asks for a place before it continues', async () => {
  await readyToPay('locker');
  const page = renderPage(<DeliveryStep />);
  // The places stand under their own way of delivery, before the next one.
  const values = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value);
  expect(values).toEqual([
    'pickup',
    'home',
    'locker',
    'lindir',
    'hlemmur',
    'akureyri',
    'selfoss',
    'egilsstadir',
    'post',
    'freight',
  ]);
  const places = screen.getByRole('group', { name: 'Veldu afhendingarstað' });
  expect(screen.getByRole('group', { name: 'Afhendingarmáti' }).contains(places)).toBe(true);
  await clickButton('Áfram í greiðslu');
  expect(await screen.findByText('Veldu afhendingarstað til að halda áfram')).toBeTruthy();
  expect(page.visited).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /Póstbox Akureyri/ }));
  await clickButton('Áfram í greiðslu');
  await waitFor(() => expect(page.visited).toEqual(['/karfa/greidsla']));
  const { checkout } = await visitor.ask(GetCheckoutDocument, {});
  expect(checkout.pickupPoint?.id).toBe('akureyri');
});

it('leads to the order also when the page that asked for it is not shown any more', async () => {
  await readyToPay();
  const page = openPayment();
  await screen.findByRole('button', { name: /^Staðfesta pöntun/ });
  await acceptTerms();
  backend.intercept((request) => {
    if (request.url.includes('op=ExpressCheckout')) page.unmount();
    return undefined;
  });
  await clickButton(/^Staðfesta pöntun/);
  await waitFor(() => expect(page.visited).toHaveLength(1));
  const [order] = await placed();
  expect(page.visited).toEqual([`/karfa/stadfesting?pontun=${order!.id}`]);
});

it('explains why the account cannot pay', async () => {
  await backend.db.update(customers).set({ creditLimit: 1000 }).where(eq(customers.id, customerId));
  await readyToPay();
  openPayment();
  expect(await screen.findByText('Úttektarheimild dugar ekki fyrir pöntuninni.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ekki er hægt að greiða pöntunina' })).toBeTruthy();
});

it('says what is missing where nothing can be paid with, in place of a button that does nothing', async () => {
  await readyToPay();
  await backend.db.update(customers).set({ isConfirmed: false }).where(eq(customers.id, customerId));
  openPayment();
  expect(await screen.findByText(/^Staðfesta þarf netfangið áður en hægt er að panta\./)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Fá nýjan póst á Mínum síðum' });
  expect(link.getAttribute('href')).toBe('/auth/home');
  expect(screen.queryByRole('button', { name: /^Staðfesta pöntun/ })).toBeNull();
});
