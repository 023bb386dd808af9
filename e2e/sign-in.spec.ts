import { expect } from '@playwright/test';
import { enterAs, fillCart } from './calls.ts';
import { test } from './journey.ts';
import { cartLine, expectSignedIn, fillSignIn, floorSoap, signIn } from './shopping.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/karfa');
});

test('wrong credentials show the specified message, and the input is kept', async ({ page }) => {
  const dialog = await signIn(page, 'jona@vorulind.test', 'rangt-lykilord');
  await expect(
    dialog.getByText(
      'Netfang eða lykilorð er ekki rétt. Ef þú hefur gleymt lykilorð getur þú breytt því með því að smella á Gleymt lykilorð.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toHaveValue('jona@vorulind.test');
  await dialog.getByRole('link', { name: 'Gleymt lykilorð' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gleymt lykilorð' })).toBeVisible();
});

test('a closed account says so', async ({ page }) => {
  const dialog = await signIn(page, 'lokud@vorulind.test');
  await expect(
    dialog.getByText('Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.'),
  ).toBeVisible();
});

test('too many wrong passwords for one address say so', async ({ page }) => {
  // Nobody's: who is locked out for a minute may be wanted by another journey.
  const dialog = await signIn(page, 'laest@vorulind.test', 'rangt-lykilord');
  const tooMany = dialog.getByText('Of margar tilraunir. Vinsamlegast reynið aftur síðar.');
  const wrong = dialog.getByText(/^Netfang eða lykilorð er ekki rétt/);
  for (let tries = 0; tries < 6 && !(await tooMany.isVisible()); tries += 1) {
    const answered = page.waitForResponse(/accounts:signInWithPassword/);
    await dialog.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
    await answered;
    await expect(tooMany.or(wrong)).toBeVisible();
  }
  await expect(tooMany).toBeVisible();
});

test('without a connection the form says so, and the same button works once there is one', async ({
  page,
}) => {
  await page.route(/accounts:signInWithPassword/, (route) => route.abort('connectionfailed'));
  const dialog = await signIn(page, 'jona@vorulind.test');
  await expect(dialog.getByText('Ekki náðist samband. Athugaðu nettenginguna.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toHaveValue('jona@vorulind.test');
  await page.unroute(/accounts:signInWithPassword/);
  await dialog.getByRole('button', { name: 'Skrá inn' }).click();
  await expectSignedIn(page);
});

test('a backend that is down says so, not that the password is wrong', async ({ page }) => {
  await page.route(/\/auth\/credentials$/, (route) => route.fulfill({ status: 502, body: '<html>' }));
  const dialog = await signIn(page, 'jona@vorulind.test');
  await expect(
    dialog.getByText('Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.'),
  ).toBeVisible();
});

test('a login without a customer is offered registration', async ({ page }) => {
  const dialog = await signIn(page, 'nyr@vorulind.test');
  await expect(dialog.getByRole('heading', { name: 'Nýskráningar er þörf' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Nýskráning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nýskráning' })).toBeVisible();
});

test('a login with two customers chooses one, and signs out again', async ({ page }) => {
  const dialog = await signIn(page, 'tvenna@vorulind.test');
  await expect(dialog.getByRole('heading', { name: 'Veldu notanda' })).toBeVisible();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expectSignedIn(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page.getByRole('button', { name: 'Skrá út' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Innskráning' })).toBeVisible();
  await page.goto('/auth/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Innskráning' })).toBeVisible();
});

test('a refused choice returns to the form, which says so', async ({ page }) => {
  const dialog = await signIn(page, 'tvenna@vorulind.test');
  await expect(dialog.getByRole('heading', { name: 'Veldu notanda' })).toBeVisible();
  await page.route(/\/auth\/credentials$/, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'PERMISSION_DENIED', message: 'Þú hefur ekki heimild til að skoða þetta.' },
    }),
  );
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(dialog.getByText('Þú hefur ekki heimild til að skoða þetta.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toHaveValue('tvenna@vorulind.test');
});

test('a sign-out that does not arrive says so, shows a guest, and is tried again', async ({ page }) => {
  await signIn(page, 'jona@vorulind.test');
  await expectSignedIn(page);
  await page.route(/\/auth\/logout$/, (route) => route.abort('connectionfailed'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page.getByRole('button', { name: 'Skrá út' }).click();
  const notice = page.getByText(/^Útskráningin komst ekki til skila/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Innskráning' })).toBeVisible();
  // What is in the cart is not known while the session may live.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Karfa', exact: true })).toBeVisible();
  // The next page tries once by itself, and says so where it fails too; from then on only a press does.
  await page.reload();
  await expect(notice).toBeVisible();
  await page.unroute(/\/auth\/logout$/);
  await page.getByRole('button', { name: 'Reyna aftur' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Karfa: Tóm' })).toBeVisible();
  await page.goto('/auth/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Innskráning' })).toBeVisible();
});

test('the modal closes with Escape and gives the focus back', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Innskráning' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Innskráning' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Innskráning' })).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the sign-in page returns only into the shop', async ({ page }) => {
  await page.goto('/auth/sign-in?return=//evil.example/stela');
  await fillSignIn(page.getByRole('main'), 'jona@vorulind.test');
  await expect(page).toHaveURL(/\/auth\/home$/);
  const home = page.url();
  const elsewhere = [
    '/\\evil.example',
    '/%09/evil.example',
    '/%5Cevil.example',
    '/%2e%2e//evil.example',
    'JaVaScRiPt:alert(1)',
    '//user:pass@evil.example',
    '/auth/sign-in',
  ];
  for (const returnTarget of elsewhere) {
    await page.goto(`/auth/sign-in?return=${encodeURIComponent(returnTarget)}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(home);
  }
});

test('another customer’s invoice answers 404', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/invoices/999999999');
  await expect(page.getByRole('heading', { name: 'Reikningurinn fannst ekki' })).toBeVisible();
});

test('the cart of a guest joins the customer’s at sign-in', async ({ page }) => {
  await fillCart(page);
  await page.reload();
  await expect(cartLine(page, floorSoap.name)).toBeVisible();
  await signIn(page, 'baldur@vorulind.test');
  await expectSignedIn(page);
  await page.goto('/karfa');
  await expect(cartLine(page, floorSoap.name)).toBeVisible();
});
