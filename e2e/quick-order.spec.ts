import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';

/** Of the demo range: in stock, in stock, and one that is no longer sold to anybody. */
const [cleaner, soap] = ['HRE-10101', 'HRE-10201'];

const lines = (page: Page) => page.getByRole('list', { name: 'Línur flýtipöntunar' }).getByRole('listitem');

async function pasteList(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Líma lista' }).click();
  await page.getByRole('textbox', { name: 'Listi úr töflureikni eða pósti' }).fill(text);
  await page.getByRole('button', { name: 'Lesa lista' }).click();
}

test('a list is read, corrected in place and put into the cart with one request', async ({ page }) => {
  await page.goto('/karfa/flytipontun');
  await pasteList(page, `Vörunúmer\tMagn\n${cleaner}\t2\n1010-201\t2,5\n2900010102023\t1\nXYZ-99999\t3`);
  await expect(page.getByText('3 vörur tilbúnar, 1 línu þarf að laga.')).toBeVisible();
  await expect(lines(page)).toHaveCount(4);
  await expect(page.getByText('Magni breytt úr 2,5 í 3')).toBeVisible();
  await expectAccessible(page, 'quick order with lines');

  const bad = lines(page).filter({ hasText: 'Engin vara fannst með þessu númeri' });
  await bad.getByRole('textbox', { name: 'Vörunúmer' }).fill('hre 10105');
  await bad.getByRole('textbox', { name: 'Vörunúmer' }).press('Enter');
  await expect(page.getByText('4 vörur tilbúnar.')).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('AddLinesToCart')) requests.push(request.url());
  });
  await page.getByRole('button', { name: 'Bæta 4 vörum í körfu' }).click();
  await expect(lines(page)).toHaveCount(0);
  expect(requests).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Karfa: 4 vörur' })).toBeVisible();
  await page.goto('/karfa');
  await expect(page.getByRole('list', { name: 'Vörur í körfu' }).getByRole('listitem')).toHaveCount(4);
});

test('by keyboard alone: suggestions, lines, the cart', async ({ page }) => {
  await page.goto('/karfa/flytipontun');
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  await page.getByRole('combobox', { name: 'Vörunúmer, strikamerki eða heiti' }).focus();
  await page.keyboard.type('gólfsápa');
  await expect(page.getByRole('listbox', { name: 'Tillögur' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Tillögur' })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Bæta 1 vöru í körfu' })).toBeEnabled();
  const add = page.getByRole('button', { name: 'Bæta 1 vöru í körfu' });
  while (!(await add.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Karfan var uppfærð')).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Vörunúmer, strikamerki eða heiti' })).toBeFocused();
});

test('a file is read, and its lines survive a reload', async ({ page }) => {
  await page.goto('/karfa/flytipontun');
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  const text = Buffer.from(`V\u00f6run\u00famer;Magn\r\n${soap};3\r\n`, 'latin1');
  await page
    .getByLabel('Skrá með vörunúmerum')
    .setInputFiles({ name: 'pontun.csv', mimeType: 'text/csv', buffer: text });
  await expect(page.getByText('1 vara tilbúin.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 vara tilbúin.')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
});

test('the cart is exported as Excel, and imported as a quick order', async ({ page }) => {
  await page.goto(`/karfa/flytipontun#vorur=${cleaner}*2,${soap}*1`);
  await page.getByRole('button', { name: 'Bæta 2 vörum í körfu' }).click();
  await expect(lines(page)).toHaveCount(0);
  await page.goto('/karfa');
  await expect(page.getByRole('button', { name: 'Karfa: 2 vörur' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Flytja út' }).click();
  await page.getByRole('menuitem', { name: 'Excel-skrá' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('karfa.xlsx');
  await page.getByLabel('Skrá með vörunúmerum').setInputFiles(await file.path());
  await expect(lines(page).getByRole('link')).toHaveCount(2);
});

test('lines saved for later survive a reload, and another tab shows them', async ({ page, context }) => {
  await page.goto(`/karfa/flytipontun#vorur=${cleaner}*2`);
  await page.getByRole('button', { name: 'Bæta 1 vöru í körfu' }).click();
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await page.goto('/karfa');
  const other = await context.newPage();
  await other.goto('/karfa');
  await expect(other.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await page.getByRole('button', { name: /^Geyma til síðar/ }).click();
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
  await expect(other.getByText('Karfan er tóm')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Geymt til síðar' })).toBeVisible();
  await expectAccessible(other, 'a cart with saved goods');
  await other.getByRole('button', { name: /^Færa í körfu/ }).click();
  await expect(page.getByRole('list', { name: 'Vörur í körfu' }).getByRole('listitem')).toHaveCount(1);
});
