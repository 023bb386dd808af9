import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { expectOrderPlaced, payWithCard, openCardPayment } from './paying.ts';
import { fillCart, openPayment } from './calls.ts';
import { fillSignIn } from './shopping.ts';

test('a card pays, is saved, and pays again by its name', async ({ page }) => {
  await openCardPayment(page);
  await page.getByRole('checkbox', { name: 'Vista kort fyrir næstu kaup' }).check();
  await payWithCard(page, '4242 4242 4242 4242');
  await expectOrderPlaced(page);
  await page.getByRole('link', { name: 'Skoða reikning' }).click();
  await expect(page.getByText('Greiddur')).toBeVisible();

  await fillCart(page);
  await openPayment(page);
  await page.getByRole('radio', { name: /Visa •••• 4242 Gildir til 12\/39/ }).check();
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  await expectOrderPlaced(page);
});

test('errors are shown beside the fields, and nothing is sent', async ({ page }) => {
  await openCardPayment(page);
  await payWithCard(page, '4242 4242 4242 4241');
  const fields = page.getByTitle('Kortaupplýsingar').contentFrame();
  await expect(fields.getByText('Kortanúmerið er ekki rétt.')).toBeVisible();
  await expectAccessible(page, 'a wrong card number');
  await expect(fields.getByRole('textbox', { name: 'Kortanúmer' })).toHaveValue('4242 4242 4242 4241');
  await expect(page.getByRole('button', { name: /^Staðfesta pöntun/ })).toBeEnabled();
});

test('a declined card explains, keeps everything, and another one pays', async ({ page }) => {
  await openCardPayment(page);
  await page.getByRole('textbox', { name: /Tilvísun/ }).fill('Verk 7');
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Greiðslu var hafnað. Ekkert var skuldfært af kortinu.')).toBeVisible();
  await expectAccessible(page, 'a declined card');
  await expect(page.getByRole('textbox', { name: /Tilvísun/ })).toHaveValue('Verk 7');
  await payWithCard(page, '4242 4242 4242 4242');
  await expectOrderPlaced(page);
});

test('3-D Secure: approved at the bank, the order is there', async ({ page }) => {
  await openCardPayment(page);
  await payWithCard(page, '4000 0000 0000 3220');
  await expect(page.getByRole('heading', { name: 'Staðfestu greiðsluna' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Kóði úr SMS' }).fill('9999');
  await page.getByRole('button', { name: 'Staðfesta' }).click();
  await expect(page.getByText('Kóðinn er ekki réttur.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Kóði úr SMS' }).fill('1234');
  await page.getByRole('button', { name: 'Staðfesta' }).click();
  await expectOrderPlaced(page);
  await page.reload();
  await expectOrderPlaced(page);
});

test('3-D Secure: refused at the bank, the cart is kept and the page says what happened to the money', async ({
  page,
}) => {
  await openCardPayment(page);
  await payWithCard(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: 'Hætta við' }).click();
  await expect(page.getByText('Hætt var við greiðslu. Ekkert var skuldfært.')).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Reikningsviðskipti' })).not.toBeChecked();
  await page.getByRole('radio', { name: /Greiðslukort|Nýtt kort/ }).check();
  await payWithCard(page, '4242 4242 4242 4242');
  await expectOrderPlaced(page);
});

test('3-D Secure: left at the bank, the payment page offers to abandon it', async ({ page }) => {
  await openCardPayment(page);
  await payWithCard(page, '4000 0000 0000 3220');
  await expect(page.getByRole('heading', { name: 'Staðfestu greiðsluna' })).toBeVisible();
  await page.goto('/karfa/greidsla');
  await expect(page.getByRole('heading', { name: 'Greiðslan bíður staðfestingar' })).toBeVisible();
  await expectAccessible(page, 'a payment that waits for the bank');
  await page.reload();
  await page.getByRole('button', { name: 'Hætta við greiðslu' }).click();
  await expect(page.getByText('Hætt var við greiðslu. Ekkert var skuldfært.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Staðfesta pöntun/ })).toBeEnabled();
});

test('a bank that never answers: the page says not to pay again, and finds the order by itself', async ({
  page,
}) => {
  await openCardPayment(page);
  await payWithCard(page, '4000 0000 0000 0119');
  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible({
    timeout: 30_000,
  });
});

test('the shop is gone while it is being paid: the page says not to pay again, and finds the one order by itself', async ({
  page,
}) => {
  await openCardPayment(page);
  await page.route('**/graphql?op=PaymentStatus', (route) => route.abort('connectionrefused'));
  await page.route('**/graphql?op=ExpressCheckout', async (route) => {
    // The shop hears it and answers, but nobody here hears the answer.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText(/Ekki fékkst svar .+ þú þarft ekki að greiða aftur/)).toBeVisible();
  await expectAccessible(page, 'an order of which nobody knows');
  await page.unroute('**/graphql?op=PaymentStatus');
  await expectOrderPlaced(page);
  await page.goto('/karfa');
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
});

test('a page that is reloaded while the answer is on its way shows the one order, and the cart is empty then', async ({
  page,
}) => {
  await openCardPayment(page);
  const work = `Verk ${randomUUID()}`;
  await page.getByRole('textbox', { name: /Tilvísun/ }).fill(work);
  const placed = Promise.withResolvers<void>();
  await page.route('**/graphql?op=ExpressCheckout', async (route) => {
    // The shop has answered, and its answer does not arrive.
    await route.fetch();
    placed.resolve();
  });
  await payWithCard(page, '4242 4242 4242 4242');
  await placed.promise;
  await page.reload();
  await expectOrderPlaced(page);
  const number = (await page.getByText(/^Pöntunarnúmer P\d+$/).innerText()).replace('Pöntunarnúmer ', '');
  await page.goto('/karfa');
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
  await page.goto(`/auth/orders?leit=${encodeURIComponent(work)}`);
  const found = page.getByRole('main').getByRole('link', { name: /^P\d+$/ });
  await expect(found).toHaveCount(1);
  await expect(found).toHaveText(number);
});

test('3-D Secure: approved, but nobody comes back from the bank: the buyer finds the order in place of the cart', async ({
  page,
}) => {
  await openCardPayment(page);
  await page.route('**/backend/payments/return/**', (route) => route.abort());
  await payWithCard(page, '4000 0000 0000 3220');
  await page.getByRole('textbox', { name: 'Kóði úr SMS' }).fill('1234');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/payments/return/'));
  await page.getByRole('button', { name: 'Staðfesta' }).click();
  await lost;
  const later = await page.context().newPage();
  await expect(async () => {
    // The acquirer's message makes the order, a moment after the bank's page.
    await later.goto('/karfa');
    expect(later.url()).toContain('/karfa/stadfesting?pontun=');
  }).toPass();
  await expectOrderPlaced(later);
  await later.goto('/karfa');
  await expect(later.getByText('Karfan er tóm')).toBeVisible();
});

test('a session that ends at payment: signed in again in place, with all that was typed', async ({
  page,
}) => {
  await openCardPayment(page);
  await page.getByRole('textbox', { name: /Tilvísun/ }).fill('Verk 8');
  await page.context().clearCookies({ name: 'session' });
  await payWithCard(page, '4242 4242 4242 4242');
  await fillSignIn(page.getByRole('dialog', { name: 'Innskráning' }), 'jona@vorulind.test');
  await expect(page.getByRole('dialog', { name: 'Innskráning' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: /Tilvísun/ })).toHaveValue('Verk 8');
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  await expectOrderPlaced(page);
});
