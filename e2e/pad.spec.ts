import { expect, type BrowserContext, type Page } from '@playwright/test';
import { CartDocument } from '../graphql/generated/documents.ts';
import { expectAccessible } from './axe.ts';
import { ask, emptyCart } from './calls.ts';
import { test } from './journey.ts';
import { actFor, add, field, hotel, keep, lines, openPadFor } from './pad-page.ts';
import { floorSoap } from './shopping.ts';

const cafe = 'Kaffihúsið Kría slf.';

const answers = (page: Page) =>
  page.getByRole('region', { name: 'Svar verslunarinnar' }).getByRole('listitem');
const send = (page: Page) => page.getByRole('button', { name: /^Setja .* í körfuna$/ });

const quantitiesOf = async (page: Page): Promise<number[]> =>
  (await ask(page, CartDocument, {})).cart.items.map(({ quantity }) => quantity);

/** What this browser holds of the pad. */
const keptOf = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'pad').length,
    caches: (await caches.keys()).filter((name) => name.startsWith('pad-')),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }));

async function reopenOffline(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/auth/pad');
  return reopened;
}

test('in a cellar the pad is opened, filled and closed; later it goes to the cart once', async ({
  page,
  context,
}) => {
  await openPadFor(page, hotel);
  await keep(page);
  await expectAccessible(page, 'order pad');
  expect((await keptOf(page)).workers).toEqual(['/auth/pad']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Án nettengingar', { exact: true })).toBeVisible();
  await expect(page.getByText(/Uppfært /)).toBeVisible();
  await field(page).fill('GOLFSAPA');
  await page
    .getByRole('list', { name: 'Vörur sem fundust' })
    .getByRole('button', { name: /^Bæta við: Gólfsápa/ })
    .first()
    .click();
  await lines(page).getByRole('button', { name: 'Auka magn' }).click();
  await add(page, '9999999999994');
  await expect(lines(page)).toHaveCount(2);

  const cellar = await reopenOffline(context, page);
  await expect(lines(cellar)).toHaveCount(2);
  await send(cellar).click();
  await expect(cellar.getByText('Ekkert netsamband. Línurnar bíða á blaðinu.')).toBeVisible();

  await context.setOffline(false);
  await expect(cellar.getByText('Tengt við verslunina')).toBeVisible();
  const keys: unknown[] = [];
  await cellar.route(/op=AddPadToCart/, async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { key: string } };
    keys.push(variables.key);
    // The shop does what it was asked, and the answer is lost once.
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await send(cellar).click();
  await expect(cellar.getByText(/^Svar barst ekki\./)).toBeVisible();
  await cellar.reload();
  await cellar.getByRole('button', { name: 'Senda aftur 2 línur' }).click();
  await expect(answers(cellar)).toHaveCount(2);
  await expect(answers(cellar).filter({ hasText: 'Fór í körfuna' })).toHaveCount(1);
  await expect(answers(cellar).filter({ hasText: 'Fannst ekki: 0 af 1' })).toHaveCount(1);
  await expect(lines(cellar)).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await quantitiesOf(cellar)).toHaveLength(1);
});

test('a pad that may send itself does so once when the connection is back', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await keep(page);
  await context.setOffline(true);
  await page.reload();
  await add(page, floorSoap.name);
  const choice = page.getByRole('checkbox', { name: 'Senda sjálfkrafa þegar samband næst' });
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await expect(choice).toBeChecked();
  const cellar = await reopenOffline(context, page);
  await expect(cellar.getByRole('checkbox', { name: 'Senda sjálfkrafa þegar samband næst' })).toBeChecked();
  const secondTab = await context.newPage();
  await secondTab.goto('/auth/pad');
  await expect(lines(secondTab)).toHaveCount(1);

  await context.setOffline(false);
  await expect(answers(cellar).filter({ hasText: 'Fór í körfuna' })).toHaveCount(1);
  await expect(lines(cellar)).toHaveCount(0);
  await expect(lines(secondTab)).toHaveCount(0);
  const cart = await ask(cellar, CartDocument, {});
  expect(cart.cart.items.map(({ quantity }) => quantity)).toHaveLength(1);
});

test('what is written and not kept survives a lost connection', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await add(page, floorSoap.name);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Uppfæra vörurnar' }).click();
  await expect(page.getByText('Án nettengingar', { exact: true })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText('Tengt við verslunina')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
});

test('a pad of one customer is never sent for another', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await keep(page);
  await add(page, floorSoap.name);
  await expect(lines(page)).toHaveCount(1);
  await context.setOffline(true);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);

  // On another device the person acts for another customer; this page does not know of it.
  await actFor(page, cafe);
  await emptyCart(page);
  await context.setOffline(false);
  await expect(page.getByText(`Blaðið er fyrir: ${cafe}`)).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText(`Ósent blað: ${hotel}, 1 lína`)).toBeVisible();
  expect(await quantitiesOf(page)).toEqual([]);

  await page.getByRole('button', { name: `Skipta yfir á: ${hotel}` }).click();
  await expect(page.getByText(`Blaðið er fyrir: ${hotel}`)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);

  await actFor(page, cafe);
  await send(page).click();
  await expect(page.getByText(/^Ekkert var sent/)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  expect(await quantitiesOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Skipta yfir á viðskiptavin blaðsins' }).click();
  await expect(page.getByText('Ekkert var sent')).toBeHidden();
  await send(page).click();
  await expect(answers(page)).toHaveCount(1);
  expect(await quantitiesOf(page)).toHaveLength(1);
});

test('signing out in another tab leaves nothing on the device', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await keep(page);
  await add(page, floorSoap.name);
  const other = await context.newPage();
  await other.goto('/auth/home');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await other.getByRole('banner').getByRole('button', { name: 'Skrá út', exact: true }).click();
  await expect(page.getByText(/^Skráðu þig inn til að nota pöntunarblaðið/)).toBeVisible();
  await expect(page.getByText(floorSoap.name)).toHaveCount(0);
  expect(await keptOf(other)).toEqual({ databases: 0, caches: [], workers: [] });
});

test('a session that ended leaves nothing either', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await keep(page);
  await context.clearCookies({ name: 'session' });
  await page.reload();
  await expect(page.getByText(/^Skráðu þig inn til að nota pöntunarblaðið/)).toBeVisible();
  expect(await keptOf(page)).toEqual({ databases: 0, caches: [], workers: [] });
});

test('where the browser keeps nothing, the pad says so and works while it is open', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await openPadFor(page, hotel);
  await add(page, floorSoap.name);
  await page.getByRole('checkbox', { name: /^Geyma á þessu tæki/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'einkagluggi' })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await send(page).click();
  await expect(answers(page)).toHaveCount(1);
});
