import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';
import { openOtherBrowser } from './other-browser.ts';
import { addToCart, openProduct } from './shopping.ts';

const customer = 'Jóna ÞÍ Haraldsdóttir';

/** Chooses the customer in the agent's modal. */
async function chooseCustomer(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Notandi' })
    .getByRole('button', { name: 'Skipta um umboð' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Skipta í umboð' });
  await dialog.getByRole('searchbox').fill(customer);
  await dialog
    .getByRole('region', { name: 'Viðskiptavinir', exact: true })
    .getByRole('button', { name: `${customer} kt.` })
    .click();
}

test('a customer reads what an agent did in their place', async ({ page }) => {
  const agentPage = await openOtherBrowser(page);
  await enterAs(agentPage, 'solumadur', '/terms');
  await chooseCustomer(agentPage);
  await expect(
    agentPage.getByRole('banner').getByRole('region', { name: `Þú ert í umboði fyrir ${customer}` }),
  ).toBeVisible();
  await openProduct(agentPage);
  await addToCart(agentPage);
  await agentPage.context().close();

  await enterAs(page, 'jona', '/auth/actions');
  // A phone has no row of headings.
  const rows = page
    .getByRole('table', { name: /fyrir þína hönd/ })
    .getByRole('row')
    .filter({ hasText: 'Vala ÞÍ Baldvins Sölumaður' });
  await expect(rows.nth(0)).toContainText('Setti vöru í körfuna');
  await expect(rows.nth(1)).toContainText('Skipti í umboð');
  await expectAccessible(page, 'what was done in the customer’s place');
});

test('who needs more than a password is led to show it, and back from there', async ({ page }) => {
  await enterAs(page, 'solumadur', '/terms');
  const refusal = {
    message: 'Til þess þarf meira en lykilorð.',
    extensions: { code: 'PERMISSION_DENIED', reason: 'err.secondFactor' },
  };
  // The demo's people have a password alone, so that its backend does not ask for more.
  await page.route(/op=SetCustomer\b/, (route) => route.fulfill({ json: { data: null, errors: [refusal] } }));
  await chooseCustomer(page);
  await expect(page).toHaveURL('/auth/second-factor?return=%2Fterms');
  await expect(page.getByRole('heading', { level: 1, name: 'Staðfestu hver þú ert' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setja upp auðkenningarapp' })).toBeVisible();
  await expectAccessible(page, 'the page that asks for a second factor');
});
