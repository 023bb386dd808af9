import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companyMembers } from '../../../backend/src/db/schema/customers.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { PaymentStep } from '../../../components/checkout/payment-step.tsx';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import { GetCheckoutDocument, ViewOrderDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../../kit/builders.ts';
import { pay } from '../../kit/buyer.ts';
import type { InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';
import {
  backend,
  customerId,
  productId,
  visitor,
  continueAs,
  readyToPay,
  clickButton,
  acceptTerms,
  placed,
  openPayment,
  setUpCheckout,
} from './checkout-setting.tsx';

setUpCheckout();

/** The backend hears the page's call and does as it says, but the page never hears the answer. */
async function loseAnswer(
  request: Request,
  then: Parameters<InProcessBackend['intercept']>[0],
): Promise<never> {
  backend.intercept(null);
  await fetch(request.url, { method: 'POST', headers: request.headers, body: await request.text() });
  backend.intercept(then);
  throw new TypeError('network');
}

it('sends the same key and input again after a lost answer, so that one order is placed', async () => {
  await readyToPay();
  const page = openPayment();
  await screen.findByRole('button', { name: /^Staðfesta pöntun/ });
  await acceptTerms();
  const noStatus = (request: Request): undefined => {
    if (request.url.includes('op=PaymentStatus')) throw new TypeError('network');
  };
  backend.intercept((request) =>
    request.url.includes('op=ExpressCheckout') ? loseAnswer(request, noStatus) : undefined,
  );
  // Its outcome is unknown until the second request is answered.
  await clickButton(/^Staðfesta pöntun/);
  expect(await screen.findByText(/Ekki fékkst svar um hvort pöntunin komst til skila/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Athugasemd/ }), 'Breytt á milli');
  await clickButton(/^Staðfesta pöntun/);
  await waitFor(() => expect(page.visited).toHaveLength(1));
  expect(await placed()).toHaveLength(1);
});

it('sends what is filled in now after a refusal, under the key that is good still', async () => {
  await readyToPay();
  const page = openPayment();
  await screen.findByRole('button', { name: /^Staðfesta pöntun/ });
  await acceptTerms();
  await backend.db.update(products).set({ stockOnHand: 1 }).where(eq(products.id, productId));
  await clickButton(/^Staðfesta pöntun/);
  await screen.findByRole('region', { name: 'Pöntunin hefur breyst' });
  await backend.db.update(products).set({ stockOnHand: 10 }).where(eq(products.id, productId));
  await userEvent.type(screen.getByRole('textbox', { name: /Athugasemd/ }), 'Bíðið við dyrnar');
  await clickButton(/^Staðfesta pöntun/);
  await waitFor(() => expect(page.visited).toHaveLength(1));
  const [order] = await placed();
  const { order: written } = await visitor.ask(ViewOrderDocument, { orderId: String(order!.id) });
  expect(written?.checkoutOptions.map(({ value }) => value)).toEqual(['Bíðið við dyrnar']);
});

it('finds the order of a lost answer by itself, once the shop can be asked again', async () => {
  await readyToPay();
  const page = openPayment();
  await screen.findByRole('button', { name: /^Staðfesta pöntun/ });
  await acceptTerms();
  let requestCount = 0;
  const goneFirst = (request: Request): undefined => {
    if (request.url.includes('op=PaymentStatus') && (requestCount += 1) === 1) throw new TypeError('network');
  };
  backend.intercept((request) =>
    request.url.includes('op=ExpressCheckout') ? loseAnswer(request, goneFirst) : undefined,
  );
  await clickButton(/^Staðfesta pöntun/);
  expect(await screen.findByText(/þú þarft ekki að greiða aftur/)).toBeTruthy();
  await waitFor(() => expect(page.visited).toHaveLength(1));
  const [order] = await placed();
  expect(page.visited).toEqual([`/karfa/stadfesting?pontun=${order!.id}`]);
  expect(requestCount).toBe(2);
});

it('says not to pay again while nobody can be asked about a payment', async () => {
  await readyToPay();
  const { checkout } = await visitor.ask(GetCheckoutDocument, {});
  backend.intercept((request) => {
    if (request.url.includes('op=PaymentStatus')) throw new TypeError('network');
    return undefined;
  });
  renderPage(<PaymentStep idempotencyKey={checkout.idempotencyKey} context={null} />);
  expect(
    await screen.findByText('Við erum að kanna stöðu greiðslunnar. Vinsamlegast greiðið ekki aftur.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Staðfesta pöntun/ })).toBeNull();
});

it('leads on to the request that an order has become while its page was reloaded', async () => {
  const companyId = await aCustomer(backend.db, { isCompany: true });
  await backend.db.insert(companyMembers).values({ customerId, companyId, role: 'Employee', orderLimit: 1 });
  continueAs(await backend.signedIn(customerId, { customerId: companyId }));
  await visitor.ask(addToCartDocument, { productId: String(productId), quantity: 2 });
  await readyToPay();
  const { checkout } = await visitor.ask(GetCheckoutDocument, {});
  const { requestId } = await pay(visitor, checkout);
  const page = renderPage(<PaymentStep idempotencyKey={checkout.idempotencyKey} context={null} />);
  await waitFor(() => expect(page.visited).toEqual([`/auth/approvals?beidni=${requestId}`]));
});

it('asks to sign in again when the session has ended, and keeps the step', async () => {
  await readyToPay();
  const page = openPayment();
  await screen.findByRole('button', { name: /^Staðfesta pöntun/ });
  await acceptTerms();
  visitor.cookies.delete('session');
  await clickButton(/^Staðfesta pöntun/);
  expect(await screen.findByText('Innskráningar óskað')).toBeTruthy();
  expect(page.visited).toEqual([]);
});
