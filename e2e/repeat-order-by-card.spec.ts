import { expect, type Page } from '@playwright/test';
import {
  AddCustomerPaymentMethodDocument,
  RemoveCustomerPaymentMethodDocument,
  RepeatOrderDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { expectAccessible } from './axe.ts';
import { ask, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { expectOrderPlaced } from './paying.ts';

/** Keeps a card of the demo's acquirer, signed in; answers its id. */
async function keepCard(page: Page, number: string): Promise<string> {
  const { repeatOrder } = await ask(page, RepeatOrderDocument, {});
  const { origin } = new URL(repeatOrder?.cardPayment?.fieldsUrl ?? '');
  const data = { number, expiry: '12/39', cvc: '123' };
  const answer = await page.request.post(`${origin}/fields/tokens`, { data });
  const { token: cardToken } = (await answer.json()) as { token: string };
  const kept = await ask(page, AddCustomerPaymentMethodDocument, { input: { cardToken } });
  return kept.addCustomerPaymentMethod.id;
}

const forget = (page: Page, paymentMethodId: string) =>
  ask(page, RemoveCustomerPaymentMethodDocument, { paymentMethodId });
const press = (page: Page) => page.getByRole('button', { name: /^Panta aftur, kr\./ }).click();

test.beforeEach(({ page }) => signInByCall(page, 'jona'));

test('a kept card pays by one press, the bank confirms it, and it is chosen the next time', async ({
  page,
}) => {
  const id = await keepCard(page, '4000 0000 0000 3220');
  await page.goto('/auth/repeat-order');
  const card = page.getByRole('radio', { name: /Visa •••• 3220/ });
  await card.check();
  await expectAccessible(page, 'ways to pay for one more order');
  await press(page);
  await expect(page.getByRole('heading', { name: 'Staðfestu greiðsluna' })).toBeVisible();

  await page.goto('/auth/repeat-order');
  await expect(page.getByRole('heading', { name: 'Greiðslan bíður staðfestingar' })).toBeVisible();
  await page.getByRole('button', { name: 'Halda áfram hjá bankanum' }).click();
  await page.getByRole('textbox', { name: 'Kóði úr SMS' }).fill('1234');
  await page.getByRole('button', { name: 'Staðfesta' }).click();
  await expectOrderPlaced(page);

  await page.goto('/auth/repeat-order');
  await expect(card).toBeChecked();
  await forget(page, id);
});

test('given up at the bank, the page says that there is no order, and a press on account places it', async ({
  page,
}) => {
  const id = await keepCard(page, '4000 0000 0000 3220');
  await page.goto('/auth/repeat-order');
  await page.getByRole('radio', { name: /Visa •••• 3220/ }).check();
  await press(page);
  await page.getByRole('button', { name: 'Hætta við' }).click();
  await expect(
    page.getByText('Hætt var við greiðslu. Ekkert var skuldfært. Engin pöntun var gerð.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Reikningsviðskipti' }).check();
  await press(page);
  await expectOrderPlaced(page);
  await forget(page, id);
});

test('a refused card says what happened, and another one pays', async ({ page }) => {
  const refused = await keepCard(page, '4000 0000 0000 0002');
  await keepCard(page, '4242 4242 4242 4242');
  await page.goto('/auth/repeat-order');
  await page.getByRole('radio', { name: /Visa •••• 0002/ }).check();
  await press(page);
  await expect(
    page.getByText('Greiðslu var hafnað. Ekkert var skuldfært af kortinu. Engin pöntun var gerð.'),
  ).toBeVisible();
  await expectAccessible(page, 'one more order with a refused card');
  await page.getByRole('radio', { name: /Visa •••• 4242/ }).check();
  await press(page);
  await expectOrderPlaced(page);
  await forget(page, refused);
});

test('a lost answer is found by itself, and the card has paid one order', async ({ page }) => {
  await keepCard(page, '4242 4242 4242 4242');
  await page.goto('/auth/repeat-order');
  await page.getByRole('radio', { name: /Visa •••• 4242/ }).check();
  await page.route('**/graphql?op=PaymentStatus', (route) => route.abort('connectionrefused'));
  await page.route('**/graphql?op=PlaceRepeatOrder', async (route) => {
    // The shop hears it and answers, but nobody here hears the answer.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(page);
  await expect(page.getByText(/Ekki fékkst svar .+ þú þarft ekki að greiða aftur/)).toBeVisible();
  await page.unroute('**/graphql?op=PaymentStatus');
  await expectOrderPlaced(page);
});
