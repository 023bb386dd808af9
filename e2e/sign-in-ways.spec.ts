import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ask, enterAs, publicConfig } from './calls.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { openOtherBrowser } from './other-browser.ts';
import { fillSignIn, password } from './shopping.ts';
import { AuthenticatedCustomerDocument } from '../graphql/generated/documents.ts';

/* Ways in besides the password, with the real SDK and the identity service's emulator. */

const account = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `Mínar síður: ${name}` });
const jonaName = 'Jóna ÞÍ Haraldsdóttir';

async function openSignIn(page: Page, path = '/terms'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await expect(dialog.getByRole('group', { name: 'Aðrar innskráningarleiðir' })).toBeVisible();
  return dialog;
}

/** Presses a provider's button and answers the window that opens. */
async function openProvider(page: Page, dialog: Locator, provider: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: `Innskráning með ${provider}` }).click();
  return opened;
}

async function phoneCode(context: BrowserContext, page: Page): Promise<string> {
  const { identity } = await publicConfig(page);
  const phone = await context.newPage();
  await phone.goto(`${identity.url}/emulator/phone`);
  const message = await phone
    .getByText(/^\d{6} er staðfestingarkóðinn þinn/)
    .first()
    .innerText();
  await phone.close();
  return message.slice(0, 6);
}

async function sendCode(dialog: Locator, phone: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Kóði í síma' }).click();
  await dialog.getByRole('textbox', { name: 'Símanúmer' }).fill(phone);
  await dialog.getByRole('textbox', { name: 'Símanúmer' }).press('Enter');
}

test('with Google in a window of 500 × 600, staying on the page', async ({ page }) => {
  const dialog = await openSignIn(page, '/solumenn');
  await expectAccessible(page, 'sign-in with every way');
  const popup = await openProvider(page, dialog, 'Google');
  await expect(popup.getByRole('button', { name: /jona@vorulind\.test/ })).toBeVisible();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await expect(dialog.getByText('Haltu áfram í glugga Google sem opnaðist.')).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: /jona@vorulind\.test/ }).click();
  await closed;
  await expect(account(page, jonaName)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/solumenn$/);
});

test('with Google in the same window where the browser blocks another, back to the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const dialog = await openSignIn(page, '/terms');
  await dialog.getByRole('button', { name: 'Innskráning með Google' }).click();
  await page.getByRole('button', { name: /jona@vorulind\.test/ }).click();
  await expect(account(page, jonaName)).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a window that is closed says so, and one that is cancelled likewise', async ({ page }) => {
  const dialog = await openSignIn(page);
  const closedText = dialog.getByText('Innskráningarglugganum var lokað.');
  await (await openProvider(page, dialog, 'Google')).close();
  // The SDK waits for an answer that may be on its way.
  await expect(closedText).toBeVisible({ timeout: 15_000 });
  const popup = await openProvider(page, dialog, 'Microsoft');
  await popup.getByRole('button', { name: 'Hætta við' }).click();
  await expect(closedText).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Innskráning með Google' })).toBeVisible();
});

test('a wait for a window is given up, and another way is taken', async ({ page }) => {
  const dialog = await openSignIn(page);
  await openProvider(page, dialog, 'Google');
  await dialog.getByRole('button', { name: 'Hætta við' }).click();
  // The SDK refuses the first window's wait as another opens: nobody asked about that one any more.
  const second = await openProvider(page, dialog, 'Google');
  await expect(second.getByRole('button', { name: /jona@vorulind\.test/ })).toBeVisible();
  await expect(dialog.getByText('Haltu áfram í glugga Google sem opnaðist.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Hætta við' }).click();
  await fillSignIn(dialog, 'jona@vorulind.test');
  await expect(account(page, jonaName)).toBeVisible();
});

test('an address that the provider does not prove is linked by its owner only', async ({ page }) => {
  const dialog = await openSignIn(page);
  const popup = await openProvider(page, dialog, 'Microsoft');
  await popup.getByRole('button', { name: /baldur@vorulind\.test/ }).click();
  await expect(
    dialog.getByText(
      'Aðgangur með þessu netfangi er þegar til. Skráðu þig inn með lykilorðinu til að tengja aðgangana saman.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toHaveValue('baldur@vorulind.test');
  expect((await ask(page, AuthenticatedCustomerDocument, {})).authenticatedCustomer).toBeNull();
  await dialog.getByRole('textbox', { name: 'Lykilorð' }).fill(password);
  await dialog.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
  await expect(account(page, 'Baldur ÞÍ Jónsson')).toBeVisible();
  // From now on the provider's account is enough.
  const other = await openOtherBrowser(page);
  const again = await openSignIn(other);
  await (
    await openProvider(other, again, 'Microsoft')
  )
    .getByRole('button', { name: /baldur@vorulind\.test/ })
    .click();
  await expect(account(other, 'Baldur ÞÍ Jónsson')).toBeVisible();
  await other.context().close();
});

test('a stranger with an unproven address of a customer gets nowhere', async ({ page }) => {
  const dialog = await openSignIn(page);
  const popup = await openProvider(page, dialog, 'Google');
  await popup.getByRole('textbox', { name: 'Annað netfang' }).fill('solumadur@vorulind.test');
  await popup.getByRole('button', { name: 'Nota þetta netfang' }).click();
  await expect(dialog.getByText(/^Aðgangur með þessu netfangi er þegar til/)).toBeVisible();
  expect((await ask(page, AuthenticatedCustomerDocument, {})).authenticatedCustomer).toBeNull();
});

test('who is new comes from Google to the registration, which asks for no password', async ({ page }) => {
  const dialog = await openSignIn(page);
  const popup = await openProvider(page, dialog, 'Google');
  await popup.getByRole('textbox', { name: 'Annað netfang' }).fill('nykomin@vorulind.test');
  await popup.getByRole('checkbox', { name: 'Netfangið er staðfest' }).check();
  await popup.getByRole('button', { name: 'Nota þetta netfang' }).click();
  await expect(dialog.getByRole('heading', { name: 'Nýskráningar er þörf' })).toBeVisible();
});

test('a shop that the identity service does not know is told so', async ({ page }) => {
  await page.route(/\/v1\/projects\?/, (route) =>
    route.fulfill({ json: { projectId: 'x', authorizedDomains: ['annar.example'] } }),
  );
  const dialog = await openSignIn(page);
  await openProvider(page, dialog, 'Google');
  await expect(dialog.getByText('Þessi innskráningarleið er ekki í boði.')).toBeVisible();
});

test('a link in a mail signs in on the device that asked for it, and leads back', async ({ page }) => {
  const dialog = await openSignIn(page, '/solumenn');
  await dialog.getByRole('button', { name: 'Hlekkur í tölvupósti' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Netfang' }).fill('jona@vorulind.test');
  await dialog.getByRole('button', { name: 'Senda hlekk' }).click();
  await expect(dialog.getByRole('heading', { name: 'Vinsamlegast athugið póstinn' })).toBeVisible();
  const link = await readMailLink(page, 'jona@vorulind.test', 'Innskráningarhlekkur', 'Skrá mig inn');
  await page.goto(link);
  await expect(account(page, jonaName)).toBeVisible();
  await expect(page).toHaveURL(/\/solumenn$/);
  // It is good once, and elsewhere only for who knows whom it was sent to.
  const other = await openOtherBrowser(page);
  await other.goto(link);
  await other.getByRole('textbox', { name: 'Netfang' }).fill('jona@vorulind.test');
  await other.getByRole('button', { name: 'Skrá inn' }).click();
  await expect(other.getByText('Hlekkurinn er útrunninn eða hefur þegar verið notaður.')).toBeVisible();
  await other.context().close();
});

test('a code to the phone signs in; a wrong, an old and an unknown one say so', async ({ page, context }) => {
  const dialog = await openSignIn(page);
  await sendCode(dialog, '770 1002');
  const field = dialog.getByRole('textbox', { name: 'Kóði úr SMS-skilaboðum' });
  await expect(field).toBeFocused();
  const code = await phoneCode(context, page);
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await field.press('Enter');
  await expect(dialog.getByText('Kóðinn er ekki réttur.')).toBeVisible();
  const refusal = { error: { code: 400, message: 'SESSION_EXPIRED' } };
  await page.route(/signInWithPhoneNumber/, (route) => route.fulfill({ status: 400, json: refusal }));
  await field.press('Enter');
  await expect(dialog.getByText('Kóðinn er útrunninn.')).toBeVisible();
  await page.unroute(/signInWithPhoneNumber/);
  await field.fill(code);
  await field.press('Enter');
  await expect(account(page, 'Baldur ÞÍ Jónsson')).toBeVisible();
});

test('a phone that nobody has added signs in nobody', async ({ page, context }) => {
  const dialog = await openSignIn(page);
  await sendCode(dialog, '661 2345');
  const field = dialog.getByRole('textbox', { name: 'Kóði úr SMS-skilaboðum' });
  await expect(field).toBeFocused();
  await field.fill(await phoneCode(context, page));
  await field.press('Enter');
  await expect(dialog.getByText(/^Enginn aðgangur er skráður með þessu símanúmeri/)).toBeVisible();
});

test('a phone is added in the settings, signs in, and is taken away', async ({ page, context }) => {
  await enterAs(page, 'ostadfest', '/auth/settings');
  const section = page.getByRole('region', { name: 'Innskráning með kóða í síma' });
  await section.getByRole('button', { name: 'Bæta við símanúmeri' }).click();
  await section.getByRole('textbox', { name: 'Símanúmer' }).fill('661-7777');
  await section.getByRole('textbox', { name: 'Lykilorð' }).fill(password);
  await section.getByRole('button', { name: 'Senda kóða' }).click();
  const field = section.getByRole('textbox', { name: 'Kóði úr SMS-skilaboðum' });
  await expect(field).toBeFocused();
  await field.fill(await phoneCode(context, page));
  await field.press('Enter');
  await expect(section.getByText('Símanúmerinu hefur verið bætt við.')).toBeVisible();
  await expect(section.getByText('Kóði til innskráningar berst í 661-7777.')).toBeVisible();

  const other = await openOtherBrowser(page);
  const dialog = await openSignIn(other);
  await sendCode(dialog, '661 7777');
  const code = dialog.getByRole('textbox', { name: 'Kóði úr SMS-skilaboðum' });
  await expect(code).toBeFocused();
  await code.fill(await phoneCode(context, page));
  await code.press('Enter');
  await expect(account(other, 'Anna ÞÍ Rúnarsdóttir')).toBeVisible();
  await other.context().close();

  await section.getByRole('button', { name: 'Fjarlægja símanúmer' }).click();
  await section.getByRole('textbox', { name: 'Lykilorð' }).fill(password);
  await section.getByRole('button', { name: 'Fjarlægja símanúmer' }).click();
  await expect(section.getByText('Símanúmerið hefur verið fjarlægt.')).toBeVisible();
});

test('/auth leads to the account, or to signing in', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await page.goto('/auth?error=Engin%20tenging');
  await expect(page).toHaveURL(/\/auth\/sign-in\?error=Engin\+tenging$/);
  await expect(page.getByRole('main').getByText('Engin tenging')).toBeVisible();
  await enterAs(page, 'jona', '/auth');
  await expect(page).toHaveURL(/\/auth\/home$/);
});
