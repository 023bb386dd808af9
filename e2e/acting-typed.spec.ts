import { expect, type Page } from '@playwright/test';
import { actFor } from './acting-for.ts';
import { answerSteps, emptyCart, enterAs, fillCart, openPayment } from './calls.ts';
import { test } from './journey.ts';

const cafe = ['kria', 'Kaffihúsið Kría slf.'] as const;
const hotel = ['hotel hv', 'Hótel Hvönn ehf.'] as const;
const reference = (page: Page) => page.getByRole('textbox', { name: /Tilvísun/ });

/** An agent at the hotel's payment step, with a cart of the café's that is as far. */
async function openPayments(page: Page): Promise<void> {
  await enterAs(page, 'solumadur', '/terms');
  for (const [search, name] of [cafe, hotel]) {
    await actFor(page, search, name);
    await emptyCart(page);
    await fillCart(page);
    await answerSteps(page);
  }
  await openPayment(page);
}

test('what is typed for one customer never stands in another’s order, and is there again on coming back', async ({
  page,
}) => {
  await openPayments(page);
  await reference(page).fill('Verk hótelsins');
  await actFor(page, ...cafe);
  await expect(reference(page)).toHaveValue('');
  await reference(page).fill('Verk kaffihússins');
  await actFor(page, ...hotel);
  await expect(reference(page)).toHaveValue('Verk hótelsins');
  await actFor(page, ...cafe);
  await expect(reference(page)).toHaveValue('Verk kaffihússins');
});

test('a look at what is known of the customer loses nothing that was typed', async ({ page }) => {
  await openPayments(page);
  await page.getByRole('link', { name: 'Breyta viðtakanda' }).click();
  const receiver = page.getByRole('textbox', { name: /^Nafn/ });
  await receiver.fill('Móttaka í kjallara');
  await page.getByRole('banner').getByRole('link', { name: 'Hótel Hvönn ehf.' }).click();
  const note = page.getByRole('textbox', { name: 'Nýr minnispunktur' });
  await note.fill('Hringja eftir');
  await page.goBack();
  await expect(receiver).toHaveValue('Móttaka í kjallara');
  await page.getByRole('banner').getByRole('link', { name: 'Hótel Hvönn ehf.' }).click();
  await expect(note).toHaveValue('Hringja eftir');
});
