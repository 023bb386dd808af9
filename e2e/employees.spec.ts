import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { linkInMail } from './mailbox.ts';
import { enterAs, fillCart, openPayment } from './calls.ts';
import { floorSoap } from './shopping.ts';

test.describe.configure({ timeout: 180_000 });

const secret = 'Nyskraning-2026';
const digits = String(Date.now()).slice(-9);
const email = `starfsmadur+${digits}@vorulind.test`;
const main = (page: Page) => page.getByRole('main');

/** Somebody else's browser, of the same size. */
async function anotherBrowser(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  const { origin } = new URL(page.url());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: page.viewportSize(),
    locale: 'is-IS',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'consent', value: '["necessary"]' }] }],
    },
  });
  return context.newPage();
}

async function register(page: Page): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Kennitala' }).fill(`0${digits}`);
  await main(page).getByRole('textbox', { name: 'Kennitala' }).press('Enter');
  await main(page).getByRole('textbox', { name: /^Nafn/ }).fill('Prófun ÞÍ Starfsmaður');
  await main(page).getByRole('textbox', { name: 'Símanúmer' }).fill('555-1234');
  await main(page).getByRole('textbox', { name: 'Gata og húsnúmer' }).fill('Prófgata 1');
  await main(page).getByRole('textbox', { name: 'Póstnúmer' }).fill('600');
  await main(page).getByRole('textbox', { name: 'Netfang' }).fill(email);
  await main(page).getByRole('textbox', { name: 'Lykilorð' }).fill(secret);
  await main(page)
    .getByRole('checkbox', { name: /Ég samþykki/ })
    .check();
  await main(page).getByRole('button', { name: 'Stofna aðgang' }).click();
}

test('a manager invites, the employee orders above the limit, the manager says yes', async ({ page }) => {
  await enterAs(page, 'baldur');
  await expect(page.getByRole('heading', { level: 1, name: /Góðan dag, Baldur/ })).toBeVisible();
  await main(page).getByRole('link', { name: 'Starfsmenn' }).click();
  await expect(page.getByRole('heading', { name: 'Hótel Hvönn ehf.' })).toBeVisible();
  await expectAccessible(page, 'employees');

  // By keyboard alone: open, fill, send; the focus comes back.
  const invite = page.getByRole('button', { name: 'Bæta við starfsmanni' });
  await invite.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bæta við starfsmanni' });
  await expectAccessible(page, 'the form of an invitation');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await expect(dialog.getByRole('textbox', { name: 'Netfang eða kennitala' })).toHaveValue(email);
  await dialog.getByRole('textbox', { name: /^Úttektarmörk/ }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Boð var sent: ${email}`)).toBeVisible();
  await expect(invite).toBeFocused();

  const link = await linkInMail(page, email, 'Boð um aðgang: Hótel Hvönn ehf.', 'Skoða boðið');
  const theirs = await anotherBrowser(page);
  await theirs.goto(link);
  await expect(main(theirs).getByText('Hótel Hvönn ehf.')).toBeVisible();
  expect(theirs.url()).not.toContain('#');
  await expectAccessible(theirs, 'an invitation');
  await main(theirs).getByRole('link', { name: 'Nýskráning' }).click();
  await register(theirs);
  await main(theirs).getByRole('link', { name: 'Skoða boðið' }).click();
  await main(theirs).getByRole('button', { name: 'Samþykkja boð' }).click();
  await expect(theirs.getByRole('heading', { name: 'Boðið hefur verið samþykkt' })).toBeFocused();

  await theirs.goto('/');
  await theirs
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður|^Prófun/ })
    .click();
  await theirs.getByRole('button', { name: /Hótel Hvönn ehf\./ }).click();
  await expect(theirs.getByText(/Hótel Hvönn ehf\./).first()).toBeVisible();
  await fillCart(theirs);
  await openPayment(theirs);
  await expect(theirs.getByText(/Úttektarmörk þín eru/)).toBeVisible();
  await theirs.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await theirs.getByRole('button', { name: /^Senda til samþykktar/ }).click();
  await expect(theirs.getByRole('heading', { name: 'Pöntunin bíður samþykkis' })).toBeVisible();
  const own = theirs.getByRole('article', { name: /^Prófun ÞÍ Starfsmaður/ });
  await expect(own.getByText('Bíður samþykkis')).toBeVisible();
  await expectAccessible(theirs, 'an own request');

  await linkInMail(page, 'baldur@vorulind.test', 'Pöntun bíður samþykkis', 'Skoða beiðnina');
  await page.goto('/auth/approvals');
  const request = page.getByRole('article', { name: /^Prófun ÞÍ Starfsmaður/ }).first();
  await expect(request.getByRole('cell', { name: floorSoap.name })).toBeVisible();
  await expectAccessible(page, 'requests to decide');
  await request.getByRole('button', { name: /^Samþykkja, / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pöntunin var samþykkt: Prófun ÞÍ Starfsmaður')).toBeVisible();
  await expect(request.getByText('Samþykkt', { exact: true })).toBeVisible();

  await linkInMail(page, email, 'var samþykkt', 'Skoða pöntunina');
  await theirs.goto('/auth/approvals');
  await expect(own.getByText('Samþykkt', { exact: true })).toBeVisible();

  // Whoever goes acts for themselves at once.
  await page.goto('/auth/employees');
  await page.getByRole('searchbox', { name: 'Leita að starfsmanni' }).fill(email);
  await page.getByRole('button', { name: 'Breyta: Prófun ÞÍ Starfsmaður' }).click();
  await page.getByRole('button', { name: 'Fjarlægja úr fyrirtækinu' }).click();
  await page.getByRole('button', { name: 'Já, fjarlægja' }).click();
  await expect(page.getByText('Starfsmaðurinn var fjarlægður úr fyrirtækinu')).toBeVisible();
  await theirs.goto('/auth/employees');
  await expect(theirs.getByText('Þú sérð ekki um starfsmenn hjá neinu fyrirtæki')).toBeVisible();
  await theirs.context().close();
});
