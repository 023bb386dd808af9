import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';

const company = 'Hótel Hvönn ehf.';
/** The floor soap of 1 l. */
const sku = 'HRE-10204';

test('a manager makes a key, the company’s system orders with it, and revoked it opens nothing', async ({
  page,
}) => {
  await enterAs(page, 'baldur', '/auth/keys');
  const main = page.getByRole('main');
  // For themselves nobody has such keys.
  await expect(main.getByRole('heading', { level: 1, name: 'Tengingar við önnur kerfi' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Búa til lykil' })).toHaveCount(0);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page.getByRole('navigation', { name: 'Notandi' }).getByRole('button', { name: company }).click();
  await expect(
    page.getByRole('banner').getByRole('region', { name: `Þú ert í umboði fyrir ${company}` }),
  ).toBeVisible();
  await page.goto('/auth/keys');
  const name = `Innkaupakerfi ${Date.now()}`;
  await main.getByRole('button', { name: 'Búa til lykil' }).click();
  await expect(main.getByText('Nafnið þarf að vera 1 til 120 stafir.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Nafn á lykli' }).fill(name);
  await main.getByRole('button', { name: 'Búa til lykil' }).click();
  await expect(main.getByRole('heading', { name: `Lykillinn „${name}“ er tilbúinn` })).toBeFocused();
  const secret = await main.getByRole('code').innerText();
  await expectAccessible(page, 'the secret of a new key');
  await main.getByRole('button', { name: 'Lokið' }).click();
  await expect(main.getByRole('code')).toHaveCount(0);
  const line = main.getByRole('list', { name: 'Lyklar' }).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(`Endar á ${secret.slice(-4)}.`);
  await expect(line).toContainText('Ekki notaður enn');
  expect(await page.content()).not.toContain(secret);

  const call = (path: string) =>
    fetch(`${shop.url}/backend/company/v1${path}`, { headers: { Authorization: `Bearer ${secret}` } });
  const goods = await call(`/products?sku=${sku}`);
  expect(await goods.json()).toMatchObject({ products: [{ sku }], unknown: [] });
  await page.reload();
  await expect(line).toContainText('Síðast notaður');

  await line.getByRole('button', { name: `Afturkalla lykil: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Afturkalla' }).click();
  await expect(line).toHaveCount(0);
  expect((await call('/orders')).status).toBe(401);
});
