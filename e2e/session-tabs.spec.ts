import { expect, type Page } from '@playwright/test';
import { emptyCart, enterAs, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { fillSignIn, openProduct, password, signIn } from './shopping.ts';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Mínar síður/ });
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Innskráning' });

async function signInAt(page: Page, email: string, path = '/auth/settings'): Promise<void> {
  await page.goto(`/auth/sign-in?return=${path}`);
  await fillSignIn(page.getByRole('main'), email);
  await page.waitForURL((url) => url.pathname === path);
}

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Skrá út', exact: true }).click();
  await expect(signInButton(page)).toBeVisible();
}

test('every tab follows a sign-in and a sign-out, and Back shows nothing personal', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/voruflokkar');
  await signInAt(page, 'jona@vorulind.test');
  await expect(account(other)).toBeVisible();
  await other.goto('/auth/settings');
  await expect(other.getByText('jona@vorulind.test')).toBeVisible();

  await signOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'Innskráning' })).toBeVisible();
  await expect(other.getByText('jona@vorulind.test')).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Innskráning' })).toBeVisible();
  await expect(page.getByText('jona@vorulind.test')).toHaveCount(0);
});

test('a page left before a sign-out shows a guest when it is restored', async ({ page, context }) => {
  await enterAs(page, 'jona', '/voruflokkar');
  await expect(account(page)).toBeVisible();
  // Leaves the document, which the browser may keep aside as it is.
  await page.goto('/framleidendur');
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await page.goBack();
  await expect(page).toHaveURL(/\/voruflokkar$/);
  await expect(signInButton(page)).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test('an ended session is renewed over the cart, and the action is repeated', async ({ page, context }) => {
  await signInByCall(page, 'baldur');
  await openProduct(page);
  await expect(account(page)).toBeVisible();
  await context.clearCookies({ name: 'session' });
  await page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await fillSignIn(dialog, 'baldur@vorulind.test');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Vörunni var bætt í körfuna')).toBeAttached();
});

test('an action for one customer is not repeated for another', async ({ page, context }) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await openProduct(page);
  await expect(account(page)).toBeVisible();
  await context.clearCookies({ name: 'session' });
  await page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await fillSignIn(dialog, 'ostadfest@vorulind.test');
  await expect(dialog).toHaveCount(0);
  await page.goto('/karfa');
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
});

test('the sign-in form keeps what was typed while the identity service is away, and continues when it is back', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  const dialog = await signIn(page, 'jona@vorulind.test');
  await expect(dialog.getByText('Ekki náðist samband. Athugaðu nettenginguna.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toHaveValue('jona@vorulind.test');
  await expect(dialog.getByRole('textbox', { name: 'Lykilorð' })).toHaveValue(password);
  await page.unroute(/accounts:signInWithPassword/);
  await dialog.getByRole('button', { name: 'Skrá inn' }).click();
  await expect(account(page)).toBeVisible();
});

test('an answer that is late does not sign out who has signed in since', async ({ page }) => {
  await enterAs(page, 'solumadur');
  const finder = page.getByRole('region', { name: 'Finna viðskiptavin' });
  const isAsked = Promise.withResolvers<void>();
  const isSignedIn = Promise.withResolvers<void>();
  await page.route('**/backend/graphql*', async (route) => {
    // With the cookies that it had when it was sent.
    const headers = await route.request().allHeaders();
    isAsked.resolve();
    await isSignedIn.promise;
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  const answered = page.waitForResponse('**/backend/graphql*');
  await finder.getByRole('searchbox').fill('Hótel Hvönn');
  await isAsked.promise;
  await signInByCall(page, 'jona');
  isSignedIn.resolve();
  await answered;
  await page.goto('/auth/orders');
  await expect(page).toHaveURL(/\/auth\/orders$/);
});
