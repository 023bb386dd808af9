import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { AuthenticatedCustomerDocument } from '../graphql/generated/documents.ts';
import {
  CreatePurchasingSystemDocument,
  RevokePurchasingSystemDocument,
  SetCustomerDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { ask, enterAs, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { usePurchasingSystem } from './purchasing-system.ts';
import { sidewaysScroll } from './shell.ts';

const company = 'Hótel Hvönn ehf.';
/** The floor soap of 1 l. */
const sku = 'HRE-10204';

test('a company connects its purchasing system, which opens the shop and takes the cart home', async ({
  page,
  browser,
}) => {
  await usePurchasingSystem(async (system) => {
    await enterAs(page, 'baldur', '/auth/home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Mínar síður/ })
      .click();
    await page.getByRole('navigation', { name: 'Notandi' }).getByRole('button', { name: company }).click();
    await expect(
      page.getByRole('banner').getByRole('region', { name: `Þú ert í umboði fyrir ${company}` }),
    ).toBeVisible();
    await page.goto('/auth/keys');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Tengja innkaupakerfi (OCI og cXML)' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Innkaupakerfi' })).toBeVisible();
    const name = `SAP ${Date.now()}`;
    await main.getByRole('textbox', { name: 'Nafn á innkaupakerfi' }).fill(name);
    await main.getByRole('button', { name: 'Tengja innkaupakerfi', exact: true }).click();
    await expect(main.getByText('Þennan reit þarf að fylla út')).toBeVisible();
    await main.getByRole('textbox', { name: 'Hýslar sem karfan má fara á' }).fill(system.host);
    await main.getByRole('button', { name: 'Tengja innkaupakerfi', exact: true }).click();
    await expect(main.getByRole('heading', { name: `„${name}“ er tengt` })).toBeFocused();
    const secret = await main.getByRole('code').innerText();
    const username = (await main.getByText('USERNAME:').innerText()).replace('USERNAME: ', '');
    await expectAccessible(page, 'the secret of a new purchasing system');
    await main.getByRole('button', { name: 'Lokið' }).click();
    const line = main
      .getByRole('list', { name: 'Innkaupakerfi' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(line).toContainText(`Körfur fara á ${system.host}.`);
    await expect(line).toContainText('Ekki notað enn');

    system.open = {
      action: `${shop.url}/backend/punch-out/oci`,
      fields: {
        USERNAME: username,
        PASSWORD: secret,
        HOOK_URL: `${system.url}/karfa`,
        '~OkCode': 'ADDI',
        FUNCTION: 'DETAIL',
        PRODUCTID: sku,
      },
    };
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const buyer = await context.newPage();
    await buyer.goto(system.url);
    await buyer.getByRole('button', { name: 'Opna verslun' }).click();
    await expect(buyer).toHaveURL(/\/vara\//);
    const strip = buyer.getByRole('banner').getByRole('region', { name: 'Verslað úr innkaupakerfi' });
    await expect(strip).toContainText(`Karfan fer í innkaupakerfi: ${company}`);
    await buyer.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).first().click();
    await expect(buyer.getByRole('banner').getByRole('button', { name: /^Karfa: 1 vara/ })).toBeVisible();

    await buyer.goto('/karfa');
    const cart = buyer.getByRole('main');
    await expect(cart.getByRole('list', { name: 'Vörur í körfu' }).getByRole('listitem')).toHaveCount(1);
    await expect(strip).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Ganga frá pöntun' })).toHaveCount(0);
    const send = cart.getByRole('button', { name: 'Senda körfu í innkaupakerfið' });
    await expect(send).toBeVisible();
    expect(await sidewaysScroll(buyer)).toBe(0);
    await expectAccessible(buyer, 'the cart of a purchasing system');
    // Neither account nor checkout.
    await buyer.goto('/auth/orders');
    await expect(buyer).toHaveURL(/\/karfa$/);
    await send.click();
    await expect(buyer.getByRole('heading', { name: 'Karfa komin' })).toBeVisible();
    const fields = system.carts.at(-1);
    expect(fields?.get('NEW_ITEM-VENDORMAT[1]')).toBe(sku);
    expect(fields?.get('NEW_ITEM-CURRENCY[1]')).toBe('ISK');
    expect(fields?.get('~OkCode')).toBe('ADDI');

    await buyer.goto(`${shop.url}/karfa`);
    await expect(buyer.getByRole('link', { name: 'Ganga frá pöntun' })).toHaveCount(0);
    await expect(strip).toHaveCount(0);
    await context.close();

    await page.reload();
    await expect(line).toContainText('Síðast notað');
    await line.getByRole('button', { name: `Aftengja innkaupakerfi: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aftengja' }).click();
    await expect(line).toHaveCount(0);
  });
});

test('the cart goes home by its button where scripts are off', async ({ page, browser }) => {
  await usePurchasingSystem(async (system) => {
    await signInByCall(page, 'baldur');
    const { authenticatedCustomer } = await ask(page, AuthenticatedCustomerDocument, {});
    const customerId =
      authenticatedCustomer?.companies.find(({ companyName }) => companyName === company)?.id ?? '';
    await ask(page, SetCustomerDocument, { customerId, as: 'Customer' });
    const name = `Coupa ${Date.now()}`;
    const input = {
      name,
      kind: 'OCI' as const,
      hosts: [system.host],
      identities: null,
      deliveryMethodId: null,
    };
    const { createPurchasingSystem: made } = await ask(page, CreatePurchasingSystemDocument, {
      key: crypto.randomUUID(),
      input,
    });
    system.open = {
      action: `${shop.url}/backend/punch-out/oci`,
      fields: {
        USERNAME: made.system.username ?? '',
        PASSWORD: made.secret,
        HOOK_URL: `${system.url}/karfa`,
      },
    };
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const buyer = await context.newPage();
    await buyer.goto(system.url);
    await buyer.getByRole('button', { name: 'Opna verslun' }).click();
    await fillCart(buyer);
    await buyer.goto(`${shop.url}/karfa`);
    const send = buyer.getByRole('button', { name: 'Senda körfu í innkaupakerfið' });
    await send.click();
    await expect(buyer.getByRole('heading', { name: 'Karfan fer í innkaupakerfið' })).toBeVisible();
    expect(system.carts).toEqual([]);
    await send.click();
    await expect(buyer.getByRole('heading', { name: 'Karfa komin' })).toBeVisible();
    expect(system.carts.at(-1)?.get('NEW_ITEM-QUANTITY[1]')).toBe('1');
    await context.close();
    await ask(page, RevokePurchasingSystemDocument, { systemId: made.system.id });
  });
});
