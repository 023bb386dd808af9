import { expect, type Locator, type Page } from '@playwright/test';

export const password = 'Vorulind-2026';

/** A product that is in stock and sold singly. */
export const floorSoap = { slug: 'golfsapa-fyrir-parket-1-l', name: 'Gólfsápa, fyrir parket, 1 l' };

/** Opens it by its address; answers its name once the page's scripts run. */
export async function openProduct(page: Page, { slug, name } = floorSoap): Promise<string> {
  await page.goto(`/vara/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The header knows the cart only once scripts run.
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  return name;
}

/** Finds a product that is in stock and sold singly on the first page of a category. */
export async function browseToProduct(page: Page): Promise<string> {
  await page.goto('/voruflokkar');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hreinsiefni/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Til á lager') })
    .filter({ has: page.getByRole('button', { name: 'Auka magn' }) })
    .first();
  const link = card.getByRole('heading').getByRole('link');
  // As the catalogue writes it: the page keeps numbers and units on one line.
  const name = (await link.innerText()).replaceAll('\u00a0', ' ');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Puts the product of the page into the cart and waits until the server has it. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).click();
  await expect(page.getByText('Vörunni var bætt í körfuna')).toBeAttached();
}

/** Fills the sign-in form that is on screen and sends it with Enter. */
export async function fillSignIn(where: Page | Locator, email: string, secret = password): Promise<void> {
  await where.getByRole('textbox', { name: 'Netfang' }).fill(email);
  await where.getByRole('textbox', { name: 'Lykilorð' }).fill(secret);
  await where.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
}

/** From any page, by the header's button. */
export async function signIn(page: Page, email: string, secret = password): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await fillSignIn(dialog, email, secret);
  return dialog;
}

/** The header's button names who is signed in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mínar síður/ })).toBeVisible();
}

export function cartLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Vörur í körfu' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });
}
