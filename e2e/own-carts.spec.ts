import { expect, type Page } from '@playwright/test';
import { CartDocument } from '../graphql/generated/documents.ts';
import {
  AvailableCustomersDocument,
  DeleteProductListDocument,
  NamedCartsDocument,
  AgentCustomersDocument,
  SetCustomerDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { expectAccessible } from './axe.ts';
import { ask, emptyCart, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { openOtherBrowser } from './other-browser.ts';
import { floorSoap } from './shopping.ts';

test.describe.configure({ timeout: 180_000 });

const hotel = 'Hótel Hvönn ehf.';
const main = (page: Page) => page.getByRole('main');

/** Signs in and acts for the hotel, with an empty cart and no kept ones of this person. */
async function actForHotel(page: Page, login: 'baldur' | 'solumadur'): Promise<void> {
  await signInByCall(page, login);
  const choices =
    login === 'baldur'
      ? (await ask(page, AvailableCustomersDocument, {})).availableCustomers
      : (await ask(page, AgentCustomersDocument, { page: 1, pageSize: 50, search: 'hotel hvonn' }))
          .agentCustomers.customers;
  const customerId = choices.find(({ name }) => name === hotel)?.id ?? '';
  const current = choices.find((choice) => 'isCurrent' in choice && choice.isCurrent);
  if (current?.id !== customerId) await ask(page, SetCustomerDocument, { customerId, as: 'Customer' });
  await emptyCart(page);
  const { namedCarts } = await ask(page, NamedCartsDocument, {});
  for (const { id, isOwn } of namedCarts)
    if (isOwn) await ask(page, DeleteProductListDocument, { listId: id });
}

const unitsOf = async (page: Page): Promise<number[]> =>
  (await ask(page, CartDocument, {})).cart.items.map(({ quantity }) => quantity);

test('an agent’s cart is none of the customer’s until it is handed over, and then one press away', async ({
  page,
}) => {
  const agent = await openOtherBrowser(page);
  await actForHotel(page, 'baldur');
  await actForHotel(agent, 'solumadur');
  await fillCart(agent, floorSoap.slug, 3);
  await page.goto('/karfa');
  await expect(main(page).getByText('Karfan er tóm')).toBeVisible();

  await agent.goto('/karfa');
  await main(agent).getByRole('button', { name: 'Leggja fyrir viðskiptavin' }).click();
  const dialog = agent.getByRole('dialog', { name: 'Afhenda körfu' });
  await dialog.getByRole('radio', { name: /^Baldur/ }).check();
  await expectAccessible(agent, 'handing a cart over');
  await dialog.getByRole('button', { name: 'Afhenda' }).click();
  await expect(main(agent).getByText(/^Karfan var afhent: Baldur/)).toBeVisible();
  await expect(main(agent).getByText('Karfan er tóm')).toBeVisible();

  const link = await readMailLink(page, 'baldur@vorulind.test', 'tók saman körfu handa þér', 'Skoða körfu');
  expect(link).toContain('/auth/carts/');
  await page.goto('/auth/home');
  await expect(main(page).getByRole('heading', { name: 'Karfa handa þér' })).toBeVisible();
  expect(await unitsOf(page)).toEqual([]);
  await page.goto('/karfa');
  await main(page)
    .getByRole('button', { name: /^Setja í mína körfu: Karfa frá: / })
    .click();
  await expect(main(page).getByText(/^Lagt í þína körfu: Karfa frá: /)).toBeVisible();
  await expect(main(page).getByText(/ setti í körfuna .* kl\. /)).toBeVisible();
  await expectAccessible(page, 'a cart that somebody else put together');
  expect(await unitsOf(page)).toEqual([3]);
  await emptyCart(page);
  await agent.context().close();
});

test('a cart is kept, shared, added to by somebody else under their name, copied, deleted and had back', async ({
  page,
}) => {
  const name = `Vikupöntun eldhús ${Date.now()}`;
  const agent = await openOtherBrowser(page);
  await actForHotel(page, 'baldur');
  await actForHotel(agent, 'solumadur');
  await fillCart(page, floorSoap.slug, 2);
  await page.goto('/karfa');
  await main(page).getByRole('button', { name: 'Geyma körfu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Geyma körfu' });
  await dialog.getByRole('textbox', { name: 'Nafn á körfu' }).fill(name);
  await dialog.getByRole('checkbox', { name: /^Deila með samstarfsfólki/ }).check();
  await dialog.getByRole('checkbox', { name: /^Tæma körfuna á eftir/ }).check();
  await expectAccessible(page, 'keeping a cart');
  await dialog.getByRole('button', { name: 'Geyma', exact: true }).click();
  await expect(main(page).getByText(`Karfan var geymd: ${name}`)).toBeVisible();
  await expect(main(page).getByText('Karfan er tóm')).toBeVisible();

  await agent.goto('/auth/carts');
  await expectAccessible(agent, 'kept carts');
  await main(agent)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(main(agent).getByText(/^Baldur .* setti í körfuna /)).toBeVisible();
  await main(agent).getByRole('button', { name: 'Setja allt í körfu' }).click();
  await expect(main(agent).getByText('1 vara komin í körfuna.')).toBeVisible();
  expect(await unitsOf(agent)).toEqual([2]);
  expect(await unitsOf(page)).toEqual([]);
  await expect(main(agent).getByRole('button', { name: 'Breyta körfu' })).toHaveCount(0);

  await main(agent).getByRole('button', { name: 'Afrita' }).click();
  const copying = agent.getByRole('dialog', { name: 'Afrita körfu' });
  await copying.getByRole('button', { name: 'Afrita' }).click();
  await expect(main(agent).getByRole('heading', { name: `${name}, afrit` })).toBeVisible();

  await page.goto('/auth/carts');
  await main(page)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await main(page).getByRole('button', { name: 'Eyða körfu' }).click();
  await expect(main(page).getByText(`Körfunni „${name}“ var eytt`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Afturkalla' }).click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page, 'a kept cart');
  await emptyCart(agent);
  await agent.context().close();
});
