import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';

const ways = {
  app: { button: 'Innskráning með Auðkennisappinu', field: 'Kennitala' },
  phone: { button: 'Innskráning með rafrænum skilríkjum í síma', field: 'Símanúmer' },
} as const;

/** Sends a request by the modal or the page and answers the number that is shown, as it is read out. */
async function send(where: Page | Locator, way: keyof typeof ways, number: string): Promise<string> {
  await where.getByRole('button', { name: ways[way].button }).click();
  const field = where.getByRole('textbox', { name: ways[way].field });
  await expect(field).toBeFocused();
  await field.fill(number);
  await field.press('Enter');
  return securityNumber(where);
}

async function securityNumber(where: Page | Locator): Promise<string> {
  const heading = where.getByRole('heading', { name: /^Öryggistala \d \d \d \d$/ });
  await expect(heading).toBeFocused();
  return (await heading.innerText()).replaceAll(/\s+/g, ' ').trim();
}

async function openModal(page: Page): Promise<Locator> {
  await page.goto('/karfa');
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  return page.getByRole('dialog', { name: 'Innskráning' });
}

/** A person's phone, in a browser of its own. */
async function openPhone(browser: Browser, number: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(`${shop.phoneUrl}/simi`);
  await phone.getByRole('textbox', { name: 'Önnur kennitala eða farsímanúmer' }).fill(number);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText('Hvers sími er þetta?');
  return phone;
}

/** Waits until the request with this number is on the phone, and answers it. */
async function answer(phone: Page, number: string, button: 'Staðfesta' | 'Hafna' | 'Þetta er ekki ég') {
  const request = phone.getByRole('region').filter({ has: phone.getByRole('img', { name: number }) });
  await expect(request).toContainText('Innskráning hjá Vörulind');
  await request.getByRole('button', { name: button }).click();
  await phone.context().close();
}

test('by the app, with the keyboard alone', async ({ page, browser }) => {
  await page.goto('/karfa');
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  const way = dialog.getByRole('button', { name: ways.app.button });
  await expect(way).toBeVisible();
  for (let steps = 0; steps < 12 && !(await isFocused(way)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Kennitala' })).toBeFocused();
  await page.keyboard.type('020980-4299');
  await page.keyboard.press('Enter');
  const number = await securityNumber(dialog);
  await expect(dialog.getByRole('timer')).toContainText('Tími til stefnu: 1:');
  await expectAccessible(page, 'security number');
  await answer(await openPhone(browser, '020980-4299'), number, 'Staðfesta');
  await expect(page.getByRole('banner').getByRole('button', { name: /Jóna ÞÍ Haraldsdóttir/ })).toBeVisible();
  await expect(page).toHaveURL(/\/karfa$/);
});

test('the number is remembered on this device by choice, and forgotten again', async ({ page }) => {
  const remember = { name: /^Muna númerið á þessu tæki/ };
  const dialog = await openModal(page);
  await dialog.getByRole('button', { name: ways.app.button }).click();
  await expect(dialog.getByRole('checkbox', remember)).not.toBeChecked();
  await dialog.getByRole('checkbox', remember).check();
  await dialog.getByRole('textbox', { name: 'Kennitala' }).fill('010130-2399');
  await dialog.getByRole('textbox', { name: 'Kennitala' }).press('Enter');
  await securityNumber(dialog);
  await dialog.getByRole('button', { name: 'Hætta við' }).click();

  await page.goto('/terms');
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  await expect(dialog.getByRole('button', { name: ways.app.button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Kennitala' })).toHaveValue('010130-2399');
  await dialog.getByRole('checkbox', remember).uncheck();
  await dialog.getByRole('textbox', { name: 'Kennitala' }).press('Enter');
  await securityNumber(dialog);
  await dialog.getByRole('button', { name: 'Hætta við' }).click();

  await page.goto('/terms');
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toBeFocused();
});

const isFocused = (button: Locator) => button.evaluate((element) => element === document.activeElement);

test('by the phone, from the sign-in page, back to the requested page', async ({ page, browser }) => {
  await page.goto('/auth/sign-in?return=/auth/invoices');
  const main = page.getByRole('main');
  const number = await send(main, 'phone', '+354 770 1001');
  await answer(await openPhone(browser, '770-1001'), number, 'Staðfesta');
  await expect(page).toHaveURL(/\/auth\/invoices$/);
});

test('one person with several users chooses among them, also after a reload of the tab', async ({
  page,
  browser,
}) => {
  const dialog = await openModal(page);
  const number = await send(dialog, 'app', '281191-3049');
  await page.reload();
  expect(await securityNumber(dialog)).toBe(number);
  await answer(await openPhone(browser, '281191-3049'), number, 'Staðfesta');
  await expect(dialog.getByRole('heading', { name: 'Veldu notanda' })).toBeVisible();
  await dialog.getByRole('button', { name: /Hótel Hvönn ehf\./ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Hótel Hvönn/ })).toBeVisible();
});

test('refused on the phone', async ({ page, browser }) => {
  const dialog = await openModal(page);
  const number = await send(dialog, 'phone', '770-1002');
  await answer(await openPhone(browser, '770-1002'), number, 'Þetta er ekki ég');
  await expect(
    dialog.getByText('Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.'),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Símanúmer' })).toHaveValue('770-1002');
  await expectAccessible(page, 'refused on the phone');
});

test('unknown to the shop: redirected to registration', async ({ page, browser }) => {
  const dialog = await openModal(page);
  const number = await send(dialog, 'app', '010130-3019');
  await answer(await openPhone(browser, '010130-3019'), number, 'Staðfesta');
  await expect(
    dialog.getByText(
      'Enginn notandi skráður með þessari kennitölu, þú þarft að fara í gegnum nýskráningu fyrst.',
    ),
  ).toBeVisible();
  await dialog.getByRole('link', { name: 'Nýskráning' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up$/);
});

test('the sign-in page words error codes, and shows any other text as plain text', async ({ page }) => {
  await page.goto('/auth/sign-in?error=user-disabled');
  await expect(page.getByRole('main')).toContainText(
    'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.',
  );
  await page.goto('/auth/sign-in?error=Hringdu+strax+í+900-1234+<b>núna</b>');
  await expect(page.getByRole('main')).toContainText('Hringdu strax í 900-1234 <b>núna</b>');
});
