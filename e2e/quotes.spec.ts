import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { emptyCart, enterAs, fillCart, signInByCall } from './calls.ts';
import { floorSoap } from './shopping.ts';
import { openOtherBrowser } from './other-browser.ts';

const buyer = 'baldur@vorulind.test';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^\d+ tilboð í gildi$/ });
const rowOf = (page: Page, status: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: status }).last();

test('a purchaser sees how many quotes are open, and what has changed since', async ({ page }) => {
  await enterAs(page, 'baldur');
  await badge(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tilboð' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Staða tilboða' }).getByRole('link', { name: /^Sent/ }),
  ).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'list of quotes');
  await rowOf(page, 'Sent').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tilboð T\d+$/ })).toBeVisible();
  await expect(page.getByText(/^Verð hefur hækkað í kr\.\s[\d.]+, tilboðsverðið gildir$/)).toBeVisible();
  await expect(page.getByText(/^Verð hefur lækkað í kr\./)).toBeVisible();
  await expectAccessible(page, 'quote');
  const alternatives = page.getByRole('region', { name: 'Valkostir' });
  const offered = await alternatives.getByRole('link').innerText();
  await alternatives.getByRole('button', { name: /^Velja / }).click();
  await expect(page.getByRole('heading', { name: `Nú er í tilboðinu: ${offered}` })).toBeFocused();
  await expect(alternatives.getByText(`Í stað: ${offered}`)).toBeVisible();
  const link = page.getByRole('link', { name: 'Sækja PDF' });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^tilbod-T\d+\.pdf$/);
});

test('each status has its page', async ({ page }) => {
  await enterAs(page, 'baldur', '/auth/quotes');
  for (const [status, label] of [
    ['Drög', 'Tilboðið er í vinnslu'],
    ['Samþykkt', 'Tilboðið hefur verið samþykkt'],
    ['Útrunnið', /^Tilboðið rann út/],
  ] as const) {
    await page.goto('/auth/quotes');
    await rowOf(page, status).getByRole('link').click();
    await expect(page.getByText(label)).toBeVisible();
    await expectAccessible(page, `quote: ${status}`);
  }
});

/** Picks whom to act for in the header's menu. */
async function actAs(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page.getByRole('searchbox', { name: 'Leita eftir nafni eða kennitölu' }).fill(name);
  const found = page.getByRole('region', { name: 'Viðskiptavinir' }).getByRole('button', { name });
  await found.click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mínar síður/ })).toHaveAccessibleName(
    new RegExp(name),
  );
}

test('an agent makes a quote of the cart and sends it; the customer gets the mail and accepts it once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enterAs(page, 'solumadur', '/auth/settings');
  await actAs(page, 'Baldur ÞÍ Jónsson');
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa');
  await page.getByRole('button', { name: 'Gera tilboð' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Tilboð T\d+$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.innerText()).replace('Tilboð ', '');

  const price = page.getByRole('spinbutton', { name: `Tilboðsverð: ${floorSoap.name}` });
  const offered = Number(await price.inputValue()) - 10;
  await price.fill(String(offered));
  await page.getByRole('textbox', { name: 'Skilaboð til viðskiptavinar' }).fill('Sérverð fyrir þig.');
  await page.getByRole('button', { name: 'Vista' }).click();
  await page.getByRole('button', { name: 'Senda tilboð' }).click();
  await expectAccessible(page, 'question before sending');
  await page.getByRole('dialog').getByRole('button', { name: 'Senda tilboð' }).click();
  await expect(page.getByRole('button', { name: 'Draga til baka' })).toBeVisible();
  await emptyCart(page);

  const address = new URL(await readMailLink(page, buyer, `Tilboð ${number} frá Vörulind`, 'Skoða tilboð'));
  const customer = await openOtherBrowser(page);
  await signInByCall(customer, 'baldur');
  await emptyCart(customer);
  await customer.goto(address.pathname);
  await expect(customer.getByRole('article').getByText('Sérverð fyrir þig.')).toBeVisible();
  await expect(badge(customer)).toBeVisible();
  const waiting = await badge(customer).getAttribute('aria-label');
  await customer.getByRole('button', { name: 'Velja viðskiptavin' }).click();
  await customer
    .getByRole('dialog', { name: 'Viðskiptavinur' })
    .getByRole('button', { name: /Hótel Hvönn/ })
    .click();
  await customer.getByRole('button', { name: 'Samþykkja tilboð' }).click();
  const question = customer.getByRole('dialog', { name: `Viltu samþykkja tilboð nr. ${number}?` });
  await expect(question.getByText(/Hótel Hvönn ehf\./)).toBeVisible();
  await expectAccessible(customer, 'question before accepting');
  await question.getByRole('button', { name: 'Samþykkja tilboð' }).dblclick();
  await expect(customer.getByRole('heading', { name: 'Takk fyrir! Tilboðið er samþykkt.' })).toBeFocused();
  await expect(customer.getByText(/^P\d{6}$/)).toBeVisible();
  await expectAccessible(customer, 'accepted quote');
  await expect(badge(customer)).not.toHaveAttribute('aria-label', waiting ?? '');
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'Tilboðið hefur verið samþykkt' })).toBeVisible();
  await customer.getByRole('link', { name: 'Skoða reikning' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: /^Reikningur \d+$/ })).toBeVisible();
  await expect(customer.getByText(number)).toBeVisible();
  await customer.context().close();
});
