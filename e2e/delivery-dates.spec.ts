import { expect } from '@playwright/test';
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
