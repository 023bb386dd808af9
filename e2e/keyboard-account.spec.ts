import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { openProduct } from './shopping.ts';
import { expectFocusInMain, pressByKeyboard, tabTo } from './tabbing.ts';
import { openOtherBrowser } from './other-browser.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Types over what a field holds. */
async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('addresses: a refused one shows its first wrong field, a deleted one hands the focus on', async ({
  page,
}) => {
  await enterAs(page, 'jona', '/auth/addresses');
  await tabTo(page, 'textbox', /^Gata og húsnúmer/);
  await page.keyboard.type('Prófgata 7');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('textbox', { name: /^Póstnúmer/ })).toBeFocused();
  await expectAccessible(page, 'an address that is refused');
  await page.keyboard.type('600');
  await page.keyboard.press('Tab');
  await typeOver(page, 'Akureyri');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Heimilisfanginu var bætt við')).toBeVisible();

  const edit = await pressByKeyboard(page, 'button', /^Breyta heimilisfangi: Prófgata 7/);
  await expect(dialog(page, 'Breyta heimilisfangi')).toBeVisible();
  await expectAccessible(page, 'changing an address');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  const remove = await pressByKeyboard(page, 'button', /^Eyða heimilisfangi: Prófgata 7/);
  await expect(dialog(page, 'Eyða heimilisfangi?')).toBeVisible();
  await expectAccessible(page, 'question before an address goes');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, 'button', /^Eyða$/);
  await expect(page.getByText('Heimilisfanginu var eytt')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(button(page, /^Breyta heimilisfangi/).last()).toBeFocused();
});

test('favourites: a list is made, filled, renamed, sold and deleted', async ({ page }) => {
  test.setTimeout(120_000);
  const first = `Lyklaborðslisti ${Date.now()}`;
  await enterAs(page, 'jona', '/auth/favorites');
  const make = await pressByKeyboard(page, 'button', /^Nýr listi$/);
  await page.keyboard.press('Escape');
  await expect(make).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', /^Nafn á lista/);
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'a list without a name');
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: first })).toBeVisible();
  const listAddress = page.url();

  const product = await openProduct(page);
  await pressByKeyboard(page, 'button', /^Setja á lista$/);
  const choosing = dialog(page, 'Setja á lista');
  await expect(choosing.getByRole('checkbox', { name: new RegExp(first) })).toBeVisible();
  while (
    !(await choosing
      .getByRole('checkbox', { name: new RegExp(first) })
      .evaluate((box) => box === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choosing.getByText(/^1 stk\. á listanum/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Setja á lista')).toBeFocused();

  await page.goto(listAddress);
  const quantityField = await tabTo(page, 'spinbutton', /^Magn: /);
  await typeOver(page, '3');
  await page.keyboard.press('Enter');
  await expect(quantityField).toHaveValue('3');
  const change = await pressByKeyboard(page, 'button', /^Breyta lista$/);
  await tabTo(page, 'textbox', /^Nafn á lista/);
  await typeOver(page, `${first}, breytt`);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: `${first}, breytt` })).toBeVisible();
  await expect(change).toBeFocused();
  await pressByKeyboard(page, 'button', /^Setja allt í körfu$/);
  await expect(page.getByText('1 vara komin í körfuna.')).toBeVisible();

  await pressByKeyboard(page, 'button', /^Taka af lista: /);
  await expect(page.getByText(`Tekið af listanum: ${product}`)).toBeVisible();
  await expectAccessible(page, 'a list with a line taken off');
  await pressByKeyboard(page, 'button', /^Afturkalla$/);
  await expect(main(page).getByRole('link', { name: product, exact: true })).toBeVisible();
  await pressByKeyboard(page, 'button', /^Eyða lista$/);
  await expect(main(page).getByRole('heading', { name: /var eytt$/ })).toBeFocused();
});

test('settings: errors are shown, other fields keep their input, and the focus stays', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/settings');
  await tabTo(page, 'textbox', /^Núverandi lykilorð/);
  await page.keyboard.type('eitthvað');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('textbox', { name: 'Nýtt lykilorð' })).toBeFocused();
  await expectAccessible(page, 'a new password that is missing');

  const begin = await pressByKeyboard(page, 'button', /^Setja upp auðkenningarapp$/);
  await expect(page.getByRole('textbox', { name: 'Lykilorð', exact: true })).toBeFocused();
  await expectAccessible(page, 'the password before a second factor');
  await pressByKeyboard(page, 'button', /^Hætta við$/);
  await expect(begin).toBeFocused();

  const consent = await tabTo(page, 'checkbox', /^Já takk/);
  const before = await consent.isChecked();
  for (const checked of [!before, before]) {
    await page.keyboard.press('Space');
    await expect(page.getByText('Breytingar vistaðar')).toBeVisible();
    await expect(consent).toBeChecked({ checked });
    await expect(consent).toBeFocused();
  }
});

test('employees: an invitation is refused, sent, sent again and withdrawn', async ({ page }) => {
  const email = `lyklabord-${Date.now()}@vorulind.test`;
  await enterAs(page, 'baldur', '/auth/employees');
  const invite = await pressByKeyboard(page, 'button', /^Bæta við starfsmanni$/);
  await pressByKeyboard(page, 'button', /^Senda boð$/);
  const inviteeField = dialog(page, 'Bæta við starfsmanni').getByRole('textbox', {
    name: 'Netfang eða kennitala',
  });
  await expect(inviteeField).toBeFocused();
  await expectAccessible(page, 'an invitation to nobody');
  await page.keyboard.type(email);
  await tabTo(page, 'radio', /^Starfsmaður/);
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: /^Áhrifavaldur/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Boð var sent: ${email}`)).toBeVisible();
  await expect(invite).toBeFocused();

  const again = await pressByKeyboard(page, 'button', new RegExp(`^Senda aftur: ${email}`));
  await expect(page.getByText(`Boð var sent aftur: ${email}`)).toBeVisible();
  await expect(again).toBeFocused();
  await pressByKeyboard(page, 'button', new RegExp(`^Afturkalla: ${email}`));
  await expect(page.getByText(`Boð var afturkallað: ${email}`)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expectFocusInMain(page);

  const own = await pressByKeyboard(page, 'button', /^Breyta: Baldur ÞÍ Jónsson$/);
  const ownForm = dialog(page, 'Baldur ÞÍ Jónsson');
  await expect(ownForm.getByText(/^Þú ert eini stjórnandi fyrirtækisins\./)).toBeVisible();
  await expect(ownForm.getByRole('button', { name: 'Fjarlægja úr fyrirtækinu' })).toHaveCount(0);
  await expectAccessible(page, 'the last manager');
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
});

test('orders: narrowed, opened and ordered again', async ({ page }) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await page.goto('/auth/orders');
  const number = await main(page).getByRole('row').last().getByRole('link').innerText();
  await tabTo(page, 'searchbox', /^Leita/);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').first()).toHaveText('1 pöntun');
  await expect(main(page).getByRole('searchbox', { name: /^Leita/ })).toBeFocused();
  await pressByKeyboard(page, 'link', new RegExp(`^${number}$`));
  await expect(main(page).getByRole('heading', { level: 1, name: `Pöntun ${number}` })).toBeVisible();
  const again = await pressByKeyboard(page, 'button', /^Panta aftur$/);
  await expectAccessible(page, 'ordering again');
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, 'button', /^Setja í körfu$/);
  await expect(dialog(page, 'Panta aftur').getByRole('heading', { level: 2 }).last()).toBeFocused();
  await expectAccessible(page, 'what became of it');
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
});

test('quotes: an agent makes one and sends it, the customer accepts it', async ({ page }) => {
  test.setTimeout(150_000);
  await enterAs(page, 'solumadur', '/auth/home');
  await tabTo(page, 'searchbox', /^Leita eftir nafni eða kennitölu/);
  await page.keyboard.type('020980-4299');
  await pressByKeyboard(page, 'button', /^Skipta í umboð: Jóna ÞÍ Haraldsdóttir$/);
  await expect(
    page.getByRole('region', { name: 'Þú ert í umboði fyrir Jóna ÞÍ Haraldsdóttir' }),
  ).toBeVisible();
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa');
  await pressByKeyboard(page, 'button', /^Gera tilboð$/);
  const heading = main(page).getByRole('heading', { level: 1, name: /^Tilboð T\d+$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.innerText()).replace('Tilboð ', '');
  await expectAccessible(page, 'a draft of a quote');
  const send = await pressByKeyboard(page, 'button', /^Senda tilboð$/);
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, `Viltu senda tilboð ${number}?`)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Draga til baka')).toBeVisible();
  await expectFocusInMain(page);
  await emptyCart(page);
  await page.keyboard.press('Alt+u');
  await expect(page.getByRole('region', { name: /^Þú ert í umboði/ })).toHaveCount(0);

  const customer = await openOtherBrowser(page);
  await enterAs(customer, 'jona', '/auth/quotes');
  await pressByKeyboard(customer, 'link', new RegExp(`^${number}$`));
  await pressByKeyboard(customer, 'button', /^Samþykkja tilboð$/);
  await expect(dialog(customer, `Viltu samþykkja tilboð nr. ${number}?`)).toBeVisible();
  await customer.keyboard.press('Tab');
  await customer.keyboard.press('Enter');
  await expect(
    main(customer).getByRole('heading', { name: 'Takk fyrir! Tilboðið er samþykkt.' }),
  ).toBeFocused();
  await customer.context().close();
});
