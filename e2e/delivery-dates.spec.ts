import { expect } from '@playwright/test';
import { openPaymentStep } from './paying.ts';
import { test } from './journey.ts';

const date = /(Hjá þér|Tilbúið í verslun) [a-záðéíóúýþæö]+ \d+\.\s[a-záðéíóúýþæö]+/;

test('a product, its card and its line in the cart say when it is there', async ({ page }) => {
  await page.goto('/voruflokkur/hreinsiefni');
  const main = page.getByRole('main');
  const dated = main.getByRole('article').filter({ hasText: /(Tilbúið|Hjá þér) / });
  await expect(dated.first()).toBeVisible();
  await dated.first().getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/vara\//);
  await expect(main.getByText(date).first()).toBeVisible();
  await expect(main.getByRole('timer').first()).toHaveText(/^ef pantað er /);
  await main.getByRole('button', { name: 'Auka magn' }).first().click();
  await main.getByRole('button', { name: /körfu/ }).first().click();
  await page.goto('/karfa');
  await expect(main.getByRole('listitem').getByText(date).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Samtala körfu' }).getByText(date)).toBeVisible();
});

test('the page that is kept for everybody holds no date', async ({ request }) => {
  const html = await (await request.get('/voruflokkur/hreinsiefni')).text();
  expect(html).not.toMatch(/Hjá þér|Tilbúið/);
});

test('another way of delivery, chosen in the checkout, gives the cart and the product another date', async ({
  page,
}) => {
  const name = await openPaymentStep(page);
  await page.goto('/karfa');
  const main = page.getByRole('main');
  const line = main.getByRole('listitem').filter({ hasText: 'Vörunúmer' });
  await expect(line.getByText(/^Tilbúið í verslun /)).toBeVisible();
  // From page to page without loading one: what the browser knows already must not stay.
  await main.getByRole('link', { name: 'Ganga frá pöntun' }).click();
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await page.getByRole('radio', { name: /Heimsending/ }).check();
  await page.getByRole('button', { name: 'Áfram í greiðslu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Greiðsla' })).toBeVisible();
  await main.getByRole('link', { name: 'Karfa', exact: true }).click();
  await expect(line.getByText(/^Hjá þér /)).toBeVisible();
  await line.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/vara\//);
  await expect(main.getByText(/^Hjá þér /).first()).toBeVisible();
});
