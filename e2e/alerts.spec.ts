import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { fillSignIn, openProduct } from './shopping.ts';

test('a guest asks on the product’s page to be told of a lower price, and ends that again', async ({
  page,
}) => {
  const name = await openProduct(page);
  await page.getByRole('link', { name: 'Vakta vöru' }).click();
  await fillSignIn(page, 'jona@vorulind.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Vaktaðar vörur' })).toBeVisible();
  const choice = page.getByRole('checkbox', { name: 'Þegar verðið þitt lækkar' });
  await choice.check();
  const end = page.getByRole('button', { name: `Hætta að vakta: ${name}, Þegar verðið þitt lækkar` });
  await expect(end).toBeVisible();
  await expectAccessible(page, 'alerts');
  await page.reload();
  await expect(choice).toBeChecked();
  await end.click();
  await expect(choice).not.toBeChecked();
  await expect(end).toHaveCount(0);
});
