import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { enterAs, fillCart, openPayment } from './calls.ts';
import { floorSoap } from './shopping.ts';
import { openOtherBrowser } from './other-browser.ts';

test.describe.configure({ timeout: 180_000 });

const secret = 'Nyskraning-2026';
const digits = String(Date.now()).slice(-9);
const email = `starfsmadur+${digits}@vorulind.test`;
const main = (page: Page) => page.getByRole('main');

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

test('a manager invites, the employee orders above the limit, the manager approves', async ({ page }) => {
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
  const invited = dialog.getByRole('textbox', { name: 'Netfang eða kennitala' });
  await expect(invited).toBeFocused();
  await page.keyboard.type(email);
  await expect(invited).toHaveValue(email);
  await dialog.getByRole('textbox', { name: /^Úttektarmörk/ }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Boð var sent: ${email}`)).toBeVisible();
  await expect(invite).toBeFocused();

  const link = await readMailLink(page, email, 'Boð um aðgang: Hótel Hvönn ehf.', 'Skoða boðið');
  const employeePage = await openOtherBrowser(page);
  await employeePage.goto(link);
  await expect(main(employeePage).getByText('Hótel Hvönn ehf.')).toBeVisible();
  expect(employeePage.url()).not.toContain('#');
  await expectAccessible(employeePage, 'an invitation');
  await main(employeePage).getByRole('link', { name: 'Nýskráning' }).click();
  await register(employeePage);
  await main(employeePage).getByRole('link', { name: 'Skoða boðið' }).click();
  await main(employeePage).getByRole('button', { name: 'Samþykkja boð' }).click();
  await expect(employeePage.getByRole('heading', { name: 'Boðið hefur verið samþykkt' })).toBeFocused();

  await employeePage.goto('/');
  await employeePage
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður|^Prófun/ })
    .click();
  await employeePage.getByRole('button', { name: /Hótel Hvönn ehf\./ }).click();
  await expect(employeePage.getByText(/Hótel Hvönn ehf\./).first()).toBeVisible();
  await fillCart(employeePage);
  await openPayment(employeePage);
  await expect(employeePage.getByText(/Úttektarmörk þín eru/)).toBeVisible();
  await employeePage.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await employeePage.getByRole('button', { name: /^Senda til samþykktar/ }).click();
  await expect(employeePage.getByRole('heading', { name: 'Pöntunin bíður samþykkis' })).toBeVisible();
  const own = employeePage.getByRole('article', { name: /^Prófun ÞÍ Starfsmaður/ });
  await expect(own.getByText('Bíður samþykkis', { exact: true })).toBeVisible();
  await expectAccessible(employeePage, 'an own request');

  await readMailLink(page, 'baldur@vorulind.test', 'Pöntun bíður samþykkis', 'Skoða beiðnina');
  await page.goto('/auth/home');
  const waiting = /^\d+ (?:pöntun bíður|pantanir bíða) samþykkis$/;
  await expect(page.getByRole('main').getByText(waiting)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: waiting }).click();
  await expect(page).toHaveURL(/\/auth\/approvals$/);
  const request = page.getByRole('article', { name: /^Prófun ÞÍ Starfsmaður/ }).first();
  await expect(request.getByRole('cell', { name: floorSoap.name })).toBeVisible();
  await expectAccessible(page, 'requests to decide');
  await request.getByRole('button', { name: /^Samþykkja, / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pöntunin var samþykkt: Prófun ÞÍ Starfsmaður')).toBeVisible();
  await expect(request.getByText('Samþykkt', { exact: true })).toBeVisible();

  await readMailLink(page, email, 'var samþykkt', 'Skoða pöntunina');
  await employeePage.goto('/auth/approvals');
  await expect(own.getByText('Samþykkt', { exact: true })).toBeVisible();

  // The employee who leaves acts for themselves at once.
  await page.goto('/auth/employees');
  await page.getByRole('searchbox', { name: 'Leita að starfsmanni' }).fill(email);
  await page.getByRole('button', { name: 'Breyta: Prófun ÞÍ Starfsmaður' }).click();
  await page.getByRole('button', { name: 'Fjarlægja úr fyrirtækinu' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Ertu viss?' })).toBeFocused();
  await expectAccessible(page, 'question before an employee goes');
  await page.getByRole('button', { name: 'Já, fjarlægja' }).click();
  await expect(page.getByText('Starfsmaðurinn var fjarlægður úr fyrirtækinu')).toBeVisible();
  await employeePage.goto('/auth/employees');
  await expect(employeePage.getByText('Þú sérð ekki um starfsmenn hjá neinu fyrirtæki')).toBeVisible();
  await employeePage.context().close();
});
