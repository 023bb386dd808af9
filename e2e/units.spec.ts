import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, enterForHotel, fillCart } from './calls.ts';
import { test } from './journey.ts';

test.describe.configure({ timeout: 180_000 });

const kitchen = '10 Eldhús og veitingasalur';
const rooms = '20 Herbergi og þvottahús';
const unitName = `Bar ${String(Date.now()).slice(-6)}`;
const main = (page: Page) => page.getByRole('main');

test('a manager keeps the units of the company, and closes one', async ({ page }) => {
  await enterForHotel(page, 'baldur', '/auth/units');
  await expect(page.getByRole('heading', { level: 1, name: 'Einingar' })).toBeVisible();
  const list = main(page).getByRole('list', { name: 'Einingar' });
  await expect(list.getByRole('heading', { name: kitchen })).toBeVisible();
  await expect(list.getByText('mán.–lau. kl. 7–11')).toBeVisible();
  await expectAccessible(page, 'units');
  await page.getByRole('button', { name: 'Bæta við einingu' }).click();
  const form = page.getByRole('dialog', { name: 'Ný eining' });
  await expectAccessible(page, 'the form of a unit');
  await form.getByRole('textbox', { name: /^Heiti/ }).fill(unitName);
  const monday = form.getByRole('group', { name: 'Mánudagur' });
  await monday.getByRole('textbox', { name: 'Frá' }).fill('16');
  await monday.getByRole('textbox', { name: 'Til' }).fill('8:30');
  await form.getByRole('button', { name: 'Vista einingu' }).click();
  await expect(form.getByText('Lokunartími þarf að vera á eftir opnunartíma')).toBeVisible();
  await monday.getByRole('textbox', { name: 'Frá' }).fill('8');
  await monday.getByRole('textbox', { name: 'Til' }).fill('16.30');
  await form.getByRole('textbox', { name: /^Kostnaðarstaðir/ }).fill('Bar\nBjór');
  await form.getByRole('button', { name: 'Vista einingu' }).click();
  await expect(page.getByText(`Einingin var vistuð: ${unitName}`)).toBeVisible();
  const item = list.getByRole('listitem').filter({ hasText: unitName });
  await expect(item.getByText('mán. kl. 8–16:30')).toBeVisible();
  await expect(item.getByText('Bar · Bjór')).toBeVisible();
  await page.getByRole('button', { name: `Loka: ${unitName}` }).click();
  const asked = page.getByRole('dialog', { name: `Loka: ${unitName}` });
  await asked.getByRole('button', { name: 'Loka', exact: true }).last().click();
  await expect(page.getByText(`Einingunni var lokað: ${unitName}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Opna aftur: ${unitName}` })).toBeVisible();
});

test('who works in the kitchen orders for it, and sees its orders and no others', async ({ page }) => {
  await enterForHotel(page, 'eldhus', '/karfa');
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa/vidtakandi');
  const unit = main(page).getByRole('combobox', { name: /^Eining/ });
  await expect(unit.getByRole('option')).toHaveText([kitchen]);
  await expectAccessible(page, 'the receiver of a unit');
  await main(page).getByRole('textbox', { name: /^Nafn/ }).fill('Gná ÞÍ Ránardóttir');
  await main(page).getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await main(page)
    .getByRole('radio', { name: /^Heimsending/ })
    .check();
  await expect(main(page).getByText(/Vörumóttaka opin mán\.–lau\. kl\. 7–11/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Áfram í greiðslu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Greiðsla' })).toBeVisible();
  await main(page)
    .getByRole('combobox', { name: /^Kostnaðarstaður/ })
    .selectOption('Veitingasalur');
  await main(page)
    .getByRole('checkbox', { name: /viðskiptaskilmála/ })
    .check();
  await main(page)
    .getByRole('button', { name: /^(?:Staðfesta|Panta|Greiða)/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Takk fyrir pöntunina!' })).toBeVisible();
  await expect(main(page).getByText(kitchen)).toBeVisible();
  await page.getByRole('link', { name: 'Skoða pöntun' }).click();
  await expect(main(page).getByText('mán.–lau. kl. 7–11')).toBeVisible();
  // The confirmation shows the same hours, under a title that begins with the same word.
  await expect(page).toHaveTitle(/^Pöntun P\d/);
  await expectAccessible(page, 'the order of a unit');
  await page.goto('/auth/orders');
  const filter = main(page).getByRole('combobox', { name: 'Eining' });
  await expect(filter.getByRole('option')).toHaveText(['Allar', kitchen]);
  await expect(main(page).getByText(rooms)).toHaveCount(0);
  await page.goto('/auth/statement');
  await expect(page.getByText('Þú hefur ekki heimild')).toBeVisible();
});

test('a manager looks at the orders, invoices and sums of one unit', async ({ page }) => {
  await enterForHotel(page, 'baldur', '/auth/orders');
  for (const path of ['/auth/orders', '/auth/invoices']) {
    await page.goto(path);
    await main(page).getByRole('combobox', { name: 'Eining' }).selectOption({ label: rooms });
    await main(page).getByRole('button', { name: 'Leita' }).click();
    await expect(page).toHaveURL(/eining=\d+/);
    await expect(main(page).getByRole('cell', { name: rooms }).first()).toBeVisible();
    await expect(main(page).getByText(kitchen)).toHaveCount(1);
  }
  await page.goto('/auth/statistics');
  const table = main(page).getByRole('table', { name: /^Viðskipti eftir einingum/ });
  await expectAccessible(page, 'sums by unit');
  await table.getByRole('link', { name: rooms }).click();
  await expect(page.getByText(`Eining: ${rooms}.`)).toBeVisible();
  await expect(table.getByRole('link', { name: rooms })).toHaveAttribute('aria-current', 'true');
});

test('a manager says who belongs to a unit, and a rule is about one', async ({ page }) => {
  await enterForHotel(page, 'baldur', '/auth/employees');
  await main(page).getByRole('button', { name: 'Breyta: Dúi ÞÍ Dvalinsson' }).click();
  const employee = page.getByRole('dialog', { name: 'Dúi ÞÍ Dvalinsson' });
  await expect(employee.getByRole('combobox', { name: /^Venjuleg eining/ })).toHaveValue(/\d+/);
  await employee.getByRole('checkbox', { name: `Einnig ${kitchen}` }).check();
  await employee.getByRole('button', { name: 'Vista' }).click();
  await expect(page.getByText('Breytingar vistaðar')).toBeVisible();
  await main(page).getByRole('button', { name: 'Breyta: Dúi ÞÍ Dvalinsson' }).click();
  await employee.getByRole('checkbox', { name: `Einnig ${kitchen}` }).uncheck();
  await employee.getByRole('button', { name: 'Vista' }).click();
  await expect(employee).toBeHidden();
  await page.goto('/auth/approvals/rules');
  await expect(page.getByText(`Frá kr. 100.000 · Eining: ${kitchen}`)).toBeVisible();
  await expect(page.getByText('1. þrep: samþykkjendur einingarinnar')).toBeVisible();
});

test('who manages nobody has no units to keep', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/units');
  await expect(page.getByText('Þú sérð ekki um einingar hjá neinu fyrirtæki')).toBeVisible();
});
