import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { orders } from '../../../backend/src/db/schema/orders.ts';
import { CheckoutSummary } from '../../../components/checkout/checkout-summary.tsx';
import { PaymentStep } from '../../../components/checkout/payment-step.tsx';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import { SetCheckoutOptionsDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { useSignInRequest } from '../../../lib/sign-in/request.ts';
import { aCustomer, aProduct } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage, type Page } from '../../kit/page.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
export let backend: InProcessBackend;
export let customerId: number;
export let productId: number;
export let visitor: Visitor;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpCheckout(): void {
  beforeAll(async () => {
    backend = await startInProcessBackend();
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    logged.mockClear();
    customerId = await aCustomer(backend.db);
    productId = await aProduct(backend.db);
    visitor = backend.open(await backend.signedIn(customerId));
    // The browser sends the context version only once it knows it, so the visitor that prepares does as well.
    await visitor.ask(addToCartDocument, { productId: String(productId), quantity: 2 });
  });
}

const receiver = {
  name: 'Prófun ÞÍ',
  email: 'profun@vorulind.test',
  phone: '5550123',
  ssn: '0101801234',
};

/** The browser continues as another visitor. */
export function continueAs(next: Visitor): void {
  visitor = backend.open(next);
}

/** The checkout with receiver and delivery filled in. */
export async function readyToPay(deliveryMethodId = 'pickup'): Promise<void> {
  const options = { receiver, deliveryMethodId };
  await visitor.ask(SetCheckoutOptionsDocument, { options });
}

export const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const acceptTerms = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /Ég samþykki/ }));

export const placed = () => backend.db.select().from(orders).where(eq(orders.customerId, customerId));

export const openPayment = (): Page =>
  renderPage(
    <>
      <PaymentStep idempotencyKey={null} context={null} />
      <CheckoutSummary />
      <SignInPrompt />
    </>,
  );

function SignInPrompt() {
  return useSignInRequest() && <p>Innskráningar óskað</p>;
}
