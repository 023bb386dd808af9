import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { fillSignIn, signIn } from './shopping.ts';
import { tabTo } from './tabbing.ts';
import { openOtherBrowser } from './other-browser.ts';

const secret = 'Nyskraning-2026';
const expired = 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.';
const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name });

/** National ids and addresses that no earlier run has used. */
function fresh(first: number): { ssn: string; email: string } {
  const digits = String(Date.now()).slice(-9);
  return { ssn: `${first}${digits}`, email: `profun+${digits}@vorulind.test` };
}

async function kennitala(page: Page, typed: string): Promise<void> {
  await page.goto('/auth/sign-up');
  await field(page, 'Kennitala').fill(typed);
  await field(page, 'Kennitala').press('Enter');
}

async function fillPerson(page: Page, name: string): Promise<void> {
  await field(page, /^Nafn/).fill(name);
  await field(page, 'Símanúmer').fill('+354 555-1234');
  await field(page, 'Gata og húsnúmer').fill('Prófgata 1');
  await field(page, 'Póstnúmer').fill('600');
  await expect(field(page, 'Staður')).toHaveValue('Akureyri');
}

test('a person registers, is signed in, and confirms the address by the link in the mail', async ({
  page,
}) => {
  const { ssn, email } = fresh(0);
  await kennitala(page, `${ssn.slice(0, 6)}-${ssn.slice(6)}`);
  await expect(page.getByRole('heading', { name: 'Aðgangur fyrir einstakling' })).toBeFocused();
  await fillPerson(page, 'Prófun ÞÍ Skráð');
  await field(page, 'Netfang').fill(email);
  // Until the service has said what it asks of passwords, the form asks for six characters.
  await expect(page.getByText('Lykilorð þarf að vera að minnsta kosti 8 stafir')).toBeVisible();
  await field(page, 'Lykilorð').fill('stutt');
  await expect(page.getByRole('checkbox', { name: /tilboð og fréttir/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Stofna aðgang' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Vinsamlegast yfirfarið eftirfarandi' });
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'registration with what is missing');
  await summary.getByRole('link', { name: 'Viðskiptaskilmálar: Þennan reit þarf að fylla út' }).click();
  await page.keyboard.press('Space');
  await summary
    .getByRole('link', { name: 'Lykilorð: Lykilorð þarf að vera að minnsta kosti 8 stafir' })
    .click();
  await expect(field(page, 'Lykilorð')).toBeFocused();
  await field(page, 'Lykilorð').fill(secret);
  await field(page, 'Lykilorð').press('Enter');

  await expect(page.getByRole('heading', { name: 'Aðgangurinn hefur verið stofnaður' })).toBeFocused();
  await expectAccessible(page, 'registered');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mínar síður/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mínar síður' }).click();
  await expect(page.getByRole('heading', { name: 'Netfangið hefur ekki verið staðfest' })).toBeVisible();

  const link = await readMailLink(page, email, 'Staðfesting á netfangi', 'Staðfesta netfang');
  await page.goto(link);
  await page.getByRole('button', { name: 'Staðfesta netfang' }).click();
  await expect(page).toHaveURL(/\/auth\/confirm-email$/);
  await expect(page.getByRole('heading', { name: 'Netfangið hefur verið staðfest' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Mínar síður' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Góðan dag/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Netfangið hefur ekki verið staðfest' })).toHaveCount(0);

  await page.goto(link);
  await page.getByRole('button', { name: 'Staðfesta netfang' }).click();
  await expect(page.getByText(expired)).toBeVisible();
});

test('a person registers by keyboard alone', async ({ page }) => {
  const { ssn, email } = fresh(2);
  await page.goto('/auth/sign-up');
  const into = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(text);
  };
  await into(/^Kennitala/, ssn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aðgangur fyrir einstakling' })).toBeFocused();
  await into(/^Nafn/, 'Prófun ÞÍ Lyklaborð');
  await into(/^Símanúmer/, '5551234');
  await into(/^Gata/, 'Prófgata 2');
  await into(/^Póstnúmer/, '101');
  await into(/^Netfang/, email);
  await into(/^Lykilorð/, secret);
  await tabTo(page, 'checkbox', /Ég samþykki/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Stofna aðgang/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aðgangurinn hefur verið stofnaður' })).toBeFocused();
});

test('a company registers, and its number is not taken twice', async ({ page }) => {
  const { ssn, email } = fresh(5);
  await kennitala(page, ssn);
  await expect(page.getByRole('heading', { name: 'Aðgangur fyrir fyrirtæki' })).toBeVisible();
  await expectAccessible(page, 'registration of a company');
  await fillPerson(page, 'Prófun ÞÍ ehf.');
  await field(page, 'Tengiliður').fill('Anna ÞÍ Prófun');
  await field(page, 'Netfang').fill(email);
  await field(page, 'Lykilorð').fill(secret);
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: 'Stofna aðgang' }).click();
  await expect(page.getByRole('heading', { name: 'Aðgangurinn hefur verið stofnaður' })).toBeVisible();
  expect(await readMailLink(page, email, 'Staðfesting á netfangi', 'Staðfesta netfang')).toContain(
    '/auth/confirm-email#',
  );

  const other = await openOtherBrowser(page);
  await kennitala(other, ssn);
  await fillPerson(other, 'Annað ÞÍ ehf.');
  await field(other, 'Tengiliður').fill('Baldur ÞÍ Prófun');
  await field(other, 'Netfang').fill(`annar.${email}`);
  await field(other, 'Lykilorð').fill(secret);
  await other.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await other.getByRole('button', { name: 'Stofna aðgang' }).click();
  await expect(
    other.getByText('Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.'),
  ).toBeVisible();
  await expect(field(other, 'Gata og húsnúmer')).toHaveValue('Prófgata 1');
  await other.close();
});

test('a forgotten password is changed by the link in the mail, and the link works once', async ({ page }) => {
  const { ssn, email } = fresh(1);
  await kennitala(page, ssn);
  await fillPerson(page, 'Prófun ÞÍ Gleymin');
  await field(page, 'Netfang').fill(email);
  await field(page, 'Lykilorð').fill(secret);
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: 'Stofna aðgang' }).click();
  await expect(page.getByRole('heading', { name: 'Aðgangurinn hefur verið stofnaður' })).toBeVisible();

  const other = await openOtherBrowser(page);
  await other.goto('/auth/sign-in');
  await other.getByRole('main').getByRole('link', { name: 'Gleymt lykilorð' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Gleymt lykilorð' })).toBeVisible();
  await field(other, 'Netfang').fill(email);
  await field(other, 'Netfang').press('Enter');
  await expect(
    other.getByText('Ef netfangið er skráð hjá okkur höfum við sent hlekk til að breyta lykilorði.'),
  ).toBeVisible();
  const link = await readMailLink(other, email, 'Nýtt lykilorð', 'Velja nýtt lykilorð');

  await other.goto(link);
  await expect(other.getByText(email)).toBeVisible();
  await expect(other).toHaveURL(/\/auth\/reset-password$/);
  await field(other, 'Nýtt lykilorð').fill('Annad-2026');
  await field(other, 'Endurtaka lykilorð').fill('Allt annad');
  await field(other, 'Endurtaka lykilorð').press('Enter');
  await expect(
    other.getByRole('alert').filter({ hasText: 'Lykilorðin eru ekki eins' }).first(),
  ).toBeVisible();
  await expectAccessible(other, 'new password');
  await field(other, 'Endurtaka lykilorð').fill('Annad-2026');
  await field(other, 'Endurtaka lykilorð').press('Enter');
  await expect(other.getByRole('heading', { name: 'Lykilorðinu hefur verið breytt.' })).toBeFocused();

  // The other browser's session is over on the server.
  await expect(async () => {
    await page.goto('/auth/home');
    expect(new URL(page.url()).pathname).toBe('/auth/sign-in');
  }).toPass();
  await other.getByRole('main').getByRole('link', { name: 'Innskráning' }).click();
  await fillSignIn(other.getByRole('main'), email, 'Annad-2026');
  await expect(other).toHaveURL(/\/auth\/home$/);

  await other.goto(link);
  await expect(other.getByText(expired)).toBeVisible();
  await expectAccessible(other, 'expired link');
  await other.getByRole('link', { name: 'Fá nýjan hlekk' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Gleymt lykilorð' })).toBeVisible();
  await other.close();
});

test('an unknown address is answered like a known one', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await field(page, 'Netfang').fill('enginn');
  await field(page, 'Netfang').press('Enter');
  await expect(page.getByText('Netfangið er ekki gilt.')).toBeVisible();
  await field(page, 'Netfang').fill(`enginn${Date.now()}@vorulind.test`);
  await field(page, 'Netfang').press('Enter');
  await expect(
    page.getByText('Ef netfangið er skráð hjá okkur höfum við sent hlekk til að breyta lykilorði.'),
  ).toBeVisible();
});

test('a malformed link says that it is invalid', async ({ page }) => {
  for (const query of [
    '',
    '?mode=resetPassword&oobCode=uppspuni',
    '?mode=signIn&oobCode=uppspuni',
    '?mode=resetPassword&oobCode=%3Cscript%3E',
    '?mode=verifyEmail&oobCode=uppspuni&continueUrl=//evil.example',
    '?mode=resetPassword&oobCode=uppspuni&apiKey=annar',
  ]) {
    await page.goto(`/auth/reset-password${query}`);
    await expect(page.getByText(expired)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/reset-password$/);
  }
});

test('an expired link says that it has expired', async ({ page }) => {
  // What the service answers an hour later.
  const error = { code: 400, message: 'EXPIRED_OOB_CODE', errors: [] };
  await page.route(/accounts:resetPassword/, (route) =>
    route.fulfill({ status: 400, json: { error }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto('/auth/reset-password?mode=resetPassword&oobCode=utrunninn');
  await expect(page.getByText(expired)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fá nýjan hlekk' })).toBeVisible();
});

test('an account known to the identity service only registers without a new password', async ({ page }) => {
  await page.goto('/karfa');
  const dialog = await signIn(page, 'nyr@vorulind.test');
  await expect(dialog.getByRole('heading', { name: 'Nýskráningar er þörf' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Nýskráning' }).click();
  await field(page, 'Kennitala').fill('300322-8340');
  await field(page, 'Kennitala').press('Enter');
  await expect(page.getByText('nyr@vorulind.test')).toBeVisible();
  await expect(field(page, 'Lykilorð')).toHaveCount(0);
});
