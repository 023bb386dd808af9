import { expect, type Page } from '@playwright/test';
import {
  AddEmployeeDocument,
  AvailableCustomersDocument,
  RemoveEmployeeDocument,
  SetCustomerDocument,
  ViewEmployeesDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { expectAccessible } from './axe.ts';
import { ask, emptyCart, enterAs, fillCart, openPayment, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { openOtherBrowser } from './other-browser.ts';
import { shop } from './own-shop.ts';
import { floorSoap } from './shopping.ts';

test.describe.configure({ timeout: 180_000 });

const ruleName = `Stór innkaup ${String(Date.now()).slice(-6)}`;
const jona = 'Jóna ÞÍ Haraldsdóttir';
const baldur = 'Baldur ÞÍ Jónsson';
const main = (page: Page) => page.getByRole('main');

async function hotelId(page: Page): Promise<string> {
  const { availableCustomers } = await ask(page, AvailableCustomersDocument, {});
  return availableCustomers.find(({ name }) => name === 'Hótel Hvönn ehf.')?.id ?? '';
}

const actFor = (page: Page, customerId: string) =>
  ask(page, SetCustomerDocument, { customerId, as: 'Customer' });

async function countMails(page: Page, to: string, subject: string): Promise<number> {
  const answer = await page.request.get(`${shop.mailUrl}/?to=${encodeURIComponent(to)}`);
  return (await answer.text()).split(subject).length - 1;
}

/** Jóna joins the hotel, in a browser of her own. */
async function hire(page: Page, companyId: string): Promise<Page> {
  const invited = 'jona@vorulind.test';
  const subject = 'Boð um aðgang: Hótel Hvönn ehf.';
  const before = await countMails(page, invited, subject);
  await ask(page, AddEmployeeDocument, { input: { companyId, invited, role: 'Employee' } });
  // The link of an earlier invitation is used up.
  await expect.poll(() => countMails(page, invited, subject)).toBeGreaterThan(before);
  const link = await readMailLink(page, invited, subject, 'Skoða boðið');
  const buyer = await openOtherBrowser(page);
  await signInByCall(buyer, 'jona');
  await buyer.goto(link);
  await main(buyer).getByRole('button', { name: 'Samþykkja boð' }).click();
  await expect(buyer.getByRole('heading', { name: 'Boðið hefur verið samþykkt' })).toBeFocused();
  await actFor(buyer, companyId);
  return buyer;
}

async function makeRuleAndBudget(page: Page): Promise<void> {
  await page.goto('/auth/approvals');
  await main(page).getByRole('link', { name: 'Reglur um samþykki og fjárheimildir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reglur um samþykki' })).toBeVisible();
  await expectAccessible(page, 'rules of approval');
  await page.getByRole('button', { name: 'Bæta við reglu' }).click();
  const rule = page.getByRole('dialog', { name: 'Ný regla' });
  await expectAccessible(page, 'the form of a rule');
  await rule.getByRole('button', { name: 'Vista reglu' }).click();
  await expect(rule.getByText(/Heitið þarf að vera/)).toBeVisible();
  await rule.getByRole('textbox', { name: /^Heiti/ }).fill(ruleName);
  await rule.getByRole('textbox', { name: /^Frá upphæð/ }).fill('1.000');
  await rule.getByRole('combobox', { name: /^Kaupandi/ }).selectOption({ label: jona });
  await rule.getByRole('checkbox', { name: baldur }).check();
  await rule.getByRole('button', { name: 'Vista reglu' }).click();
  await expect(page.getByText(`Reglan var vistuð: ${ruleName}`)).toBeVisible();
  await expect(main(page).getByText(`1. þrep: ${baldur}`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Setja fjárheimild' }).click();
  const budget = page.getByRole('dialog', { name: 'Setja fjárheimild' });
  await expectAccessible(page, 'the form of a budget');
  await budget.getByRole('combobox', { name: /^Starfsmaður/ }).selectOption({ label: jona });
  await budget.getByRole('textbox', { name: /^Upphæð/ }).fill('100.000');
  await budget.getByRole('button', { name: 'Vista fjárheimild' }).click();
  await page.getByRole('button', { name: `Breyta: ${jona}` }).click();
  const change = page.getByRole('dialog', { name: 'Breyta fjárheimild' });
  await expect(change.getByRole('textbox', { name: /^Upphæð/ })).toHaveValue('100.000');
  await change.getByRole('textbox', { name: /^Upphæð/ }).fill('120.000');
  await change.getByRole('button', { name: 'Vista fjárheimild' }).click();
  await expect(main(page).getByText(/Hver mánuður: kr\.\s120\.000/)).toBeVisible();
}

test('a company’s rule sends an order to its approver, who changes and approves it', async ({ page }) => {
  await enterAs(page, 'baldur');
  const companyId = await hotelId(page);
  await actFor(page, companyId);
  const buyer = await hire(page, companyId);
  await makeRuleAndBudget(page);

  await emptyCart(buyer);
  await fillCart(buyer, floorSoap.slug, 3);
  await buyer.goto('/karfa');
  await expect(main(buyer).getByText(/Eftir af fjárheimild mánaðarins/)).toBeVisible();
  await expectAccessible(buyer, 'a cart with a budget');
  await openPayment(buyer);
  await expect(main(buyer).getByText(/Eftir af fjárheimild mánaðarins/)).toBeVisible();
  await expect(buyer.getByText(`Pöntunin þarf samþykki: ${ruleName}.`)).toBeVisible();
  await buyer.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await buyer.getByRole('button', { name: /^Senda til samþykktar/ }).click();
  await expect(buyer.getByRole('heading', { name: 'Pöntunin bíður samþykkis' })).toBeVisible();
  const own = buyer.getByRole('article', { name: new RegExp(`^${jona}`) }).first();
  await expect(own.getByText(`Bíður samþykkis: ${baldur}`)).toBeVisible();

  await page.goto('/auth/approvals');
  const request = page.getByRole('article', { name: new RegExp(`^${jona}`) }).first();
  await expect(request.getByText(ruleName)).toBeVisible();
  await request.getByRole('button', { name: `Breyta magni: ${jona}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Breyta magni' });
  await expectAccessible(page, 'quantities of a request');
  await dialog.getByRole('spinbutton', { name: floorSoap.name }).fill('0');
  await dialog.getByRole('button', { name: 'Vista magn' }).click();
  await expect(dialog.getByText(/Ekkert yrði eftir af pöntuninni/)).toBeVisible();
  await dialog.getByRole('spinbutton', { name: floorSoap.name }).fill('2');
  await dialog.getByRole('button', { name: 'Vista magn' }).click();
  await expect(request.getByText(new RegExp(`^${baldur} breytti magninu`))).toBeVisible();
  await expectAccessible(page, 'a changed request');
  await request.getByRole('button', { name: /^Samþykkja, / }).click();
  await expect(page.getByText(`Pöntunin var samþykkt: ${jona}`)).toBeVisible();
  await buyer.goto('/auth/approvals');
  await expect(own.getByText('Samþykkt', { exact: true })).toBeVisible();
  await expect(own.getByText(new RegExp(`^${baldur} breytti magninu`))).toBeVisible();
  await expect(own.getByText(new RegExp(`${baldur} samþykkti`))).toBeVisible();

  await test.step('somebody who is away names who decides', async () => {
    await main(page).getByText('Skrá fjarveru').first().click();
    await main(page)
      .getByRole('combobox', { name: /^Hver leysir þig af/ })
      .selectOption({ label: jona });
    await main(page)
      .getByLabel(/^Fyrsti dagur/)
      .fill('2031-07-01');
    await main(page)
      .getByLabel(/^Síðasti dagur/)
      .fill('2031-07-14');
    await main(page).getByRole('button', { name: 'Skrá fjarveru' }).click();
    await expect(main(page).getByText(new RegExp(`^${jona} leysir þig af`))).toBeVisible();
    await expectAccessible(page, 'an absence');
    await buyer.reload();
    await expect(main(buyer).getByText(new RegExp(`Þú leysir af: ${baldur}`))).toBeVisible();
    await main(page).getByRole('button', { name: 'Taka til baka' }).click();
    await expect(main(page).getByText(new RegExp(`^${jona} leysir þig af`))).toHaveCount(0);
  });

  await test.step('rule and budget go again', async () => {
    await page.goto('/auth/approvals/rules');
    await page.getByRole('button', { name: `Eyða: ${ruleName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eyða', exact: true }).click();
    await expect(page.getByText(`Reglunni var eytt: ${ruleName}`)).toBeVisible();
    await page.getByRole('button', { name: `Eyða: ${jona}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eyða', exact: true }).click();
    await expect(page.getByText('Fjárheimildinni var eytt')).toBeVisible();
  });
  const { viewEmployees } = await ask(page, ViewEmployeesDocument, { companyId, page: 1 });
  const { id: employeeId = '' } = viewEmployees.employees.find(({ name }) => name === jona) ?? {};
  await ask(page, RemoveEmployeeDocument, { companyId, employeeId });
  await buyer.context().close();
});
