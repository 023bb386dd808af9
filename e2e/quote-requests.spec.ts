import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, fillCart } from './calls.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { openOtherBrowser } from './other-browser.ts';
import { floorSoap, openProduct } from './shopping.ts';

const buyer = 'baldur@vorulind.test';

/** Fills in how much of the soap to ask for, and sends it; answers the quote's number. */
async function askForSoap(page: Page, quantity: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Óska eftir tilboði' })).toBeVisible();
  await page.getByRole('spinbutton', { name: `Magn: ${floorSoap.name}` }).fill(quantity);
  await page.getByRole('textbox', { name: `Ósk um vöruna: ${floorSoap.name}` }).fill('Í stærri brúsum');
  await page.getByRole('textbox', { name: 'Skilaboð til sölumanns' }).fill('Fyrir allt húsið');
  await expectAccessible(page, 'asking for a quote');
  await page.getByRole('button', { name: 'Óska eftir tilboði' }).click();
  await expect(page.getByText('Beiðnin bíður svars')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: /^Tilboð T\d+$/ });
  return (await heading.innerText()).replace('Tilboð ', '');
}

/** As an agent: opens what was asked for from the first page, and makes a draft of it. */
async function takeUp(agent: Page, number: string): Promise<void> {
  await enterAs(agent, 'solumadur');
  const requests = agent.getByRole('region', { name: /^Beiðnir um tilboð \(\d+\)$/ });
  const row = requests.getByRole('listitem').filter({ hasText: number });
  await expectAccessible(agent, 'requests of an agent');
  await row.getByRole('button', { name: /^Opna beiðni/ }).click();
  await expect(agent.getByRole('heading', { level: 1, name: `Tilboð ${number}` })).toBeVisible();
  await agent.getByRole('button', { name: 'Taka við beiðni' }).click();
  await expect(agent.getByText(/^Óskað: /)).toBeVisible();
}

async function send(agent: Page): Promise<void> {
  await agent.getByRole('button', { name: 'Senda tilboð' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Senda tilboð' }).click();
  await expect(agent.getByRole('button', { name: 'Draga til baka' })).toBeVisible();
}

test('a buyer asks for more than there is; the agent offers it with percent off and another product', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, 'baldur');
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa');
  await page.getByRole('link', { name: 'Óska eftir tilboði' }).click();
  const number = await askForSoap(page, '5000');
  await emptyCart(page);

  const agent = await openOtherBrowser(page);
  await takeUp(agent, number);
  await agent.getByRole('combobox', { name: /^Vörunúmer/ }).fill('klór');
  await agent.getByRole('listbox', { name: 'Tillögur' }).getByRole('option').first().click();
  await agent.getByRole('button', { name: 'Bæta við' }).click();
  await expect(agent.getByText(/^Komið í tilboðið: /)).toBeVisible();
  await agent.getByRole('textbox', { name: 'Afsláttur af öllum vörum, %' }).fill('12,5');
  await agent.getByRole('button', { name: 'Reikna afslátt' }).click();
  await expectAccessible(agent, 'draft with tools');
  await agent.getByRole('button', { name: 'Vista' }).click();
  await send(agent);
  await agent.getByRole('textbox', { name: 'Skilaboð' }).fill('Kemur í næstu viku.');
  await agent.getByRole('button', { name: 'Senda skilaboð' }).click();
  await expect(agent.getByText('Kemur í næstu viku.')).toBeVisible();
  await agent.context().close();

  const subject = `Skilaboð um tilboð ${number} frá Vörulind`;
  const address = new URL(await readMailLink(page, buyer, subject, 'Svara'));
  await page.goto(address.pathname);
  await expect(page.getByText('Kemur í næstu viku.')).toBeVisible();
  await expect(page.getByText('Beiðni um tilboð')).toBeVisible();
  await page.getByText('Skoða þessa útgáfu').click();
  await expectAccessible(page, 'offer with what was said');
});

test('a buyer answers an offer with another price, and shares the offer that follows with somebody without an account', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, 'baldur');
  await openProduct(page);
  const buying = page.getByRole('region', { name: 'Kaupa' });
  await buying.getByRole('spinbutton', { name: 'Magn' }).fill('7');
  await expect(buying.getByRole('button', { name: 'Setja á lista' })).toBeVisible();
  await buying.getByRole('link', { name: 'Óska eftir tilboði' }).click();
  await expect(page).toHaveURL(/[?&]magn=7$/);
  const number = await askForSoap(page, '40');
  const agent = await openOtherBrowser(page);
  await takeUp(agent, number);
  await send(agent);

  await page.reload();
  await page.getByRole('button', { name: 'Gera gagntilboð' }).click();
  const dialog = page.getByRole('dialog', { name: `Gagntilboð við tilboði ${number}` });
  await dialog.getByRole('spinbutton', { name: `Óskað verð: ${floorSoap.name}` }).fill('100');
  await expectAccessible(page, 'counter-offer');
  await dialog.getByRole('button', { name: 'Senda gagntilboð' }).click();
  await expect(page.getByText('Beiðnin bíður svars')).toBeVisible();
  await takeUp(agent, number);
  await send(agent);

  await page.reload();
  await page.getByRole('button', { name: 'Deila tilboði' }).click();
  const address = await page.getByRole('textbox', { name: 'Slóð' }).inputValue();
  const stranger = await openOtherBrowser(page);
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: `Tilboð ${number}` })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Samþykkja tilboð' })).toHaveCount(0);
  await expectAccessible(stranger, 'shared offer');
  const link = stranger.getByRole('link', { name: 'Sækja PDF' });
  const [file] = await Promise.all([stranger.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe(`tilbod-${number}.pdf`);

  await agent.getByRole('button', { name: 'Draga til baka' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Draga til baka' }).click();
  await expect(agent.getByRole('button', { name: 'Senda tilboð' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Slóðin gildir ekki lengur')).toBeVisible();
  await stranger.context().close();
  await agent.context().close();
});
