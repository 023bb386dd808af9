import { expect, type Page } from '@playwright/test';
import type { PurchasingSystemInput } from '../graphql/generated/operations.ts';
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
    await expect(buyer.getByText('Vörunni var bætt í körfuna')).toBeAttached();
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

/** Connects a system for the company by calls, as Baldur. */
async function connectByCall(page: Page, input: Omit<PurchasingSystemInput, 'name' | 'deliveryMethodId'>) {
  await signInByCall(page, 'baldur');
  const { authenticatedCustomer } = await ask(page, AuthenticatedCustomerDocument, {});
  const { id = '' } =
    authenticatedCustomer?.companies.find(({ companyName }) => companyName === company) ?? {};
  await ask(page, SetCustomerDocument, { customerId: id, as: 'Customer' });
  const { createPurchasingSystem } = await ask(page, CreatePurchasingSystemDocument, {
    key: crypto.randomUUID(),
    input: { name: `Coupa ${Date.now()}`, deliveryMethodId: 'pickup', ...input },
  });
  return createPurchasingSystem;
}

test('the cart goes home by its button where scripts are off', async ({ page, browser }) => {
  await usePurchasingSystem(async (system) => {
    const made = await connectByCall(page, { kind: 'OCI', hosts: [system.host], identities: null });
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

test('cXML opens the shop, takes the cart home, and orders what was in it', async ({ page, browser }) => {
  await usePurchasingSystem(async (system) => {
    const [domain, identity] = ['NetworkID', 'AN0100'];
    const identities = { from: { domain, identity }, to: { domain, identity }, sender: { domain, identity } };
    const made = await connectByCall(page, { kind: 'CXML', hosts: [system.host], identities });
    const credential = `<Credential domain="${domain}"><Identity>${identity}</Identity>`;
    const send = async (request: string): Promise<string> => {
      const answer = await page.request.post(`${shop.url}/backend/punch-out/cxml`, {
        headers: { 'Content-Type': 'text/xml; charset=utf-8' },
        data: `<?xml version="1.0" encoding="UTF-8"?><cXML payloadID="${crypto.randomUUID()}" timestamp="2026-11-26T12:00:00Z">
          <Header><From>${credential}</Credential></From><To>${credential}</Credential></To>
          <Sender>${credential}<SharedSecret>${made.secret}</SharedSecret></Credential><UserAgent>Coupa</UserAgent></Sender></Header>
          <Request>${request}</Request></cXML>`,
      });
      return answer.text();
    };
    const setup = await send(`<PunchOutSetupRequest operation="create"><BuyerCookie>kaka-7</BuyerCookie>
      <BrowserFormPost><URL>${system.url}/karfa</URL></BrowserFormPost></PunchOutSetupRequest>`);
    const [, startPage = ''] = /<StartPage><URL>([^<]+)</.exec(setup) ?? [];
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const buyer = await context.newPage();
    await buyer.goto(startPage);
    await expect(buyer.getByRole('region', { name: 'Verslað úr innkaupakerfi' })).toBeVisible();
    await fillCart(buyer);
    await buyer.goto(`${shop.url}/karfa`);
    await buyer.getByRole('button', { name: 'Senda körfu í innkaupakerfið' }).click();
    await expect(buyer.getByRole('heading', { name: 'Karfa komin' })).toBeVisible();
    await context.close();
    const message = system.carts.at(-1)?.get('cxml-urlencoded') ?? '';
    expect(message).toContain('<BuyerCookie>kaka-7</BuyerCookie>');
    const [, code = ''] = /<SupplierPartID>([^<]+)</.exec(message) ?? [];
    const [, price = ''] = /<UnitPrice><Money currency="ISK">(\d+)</.exec(message) ?? [];
    const ordered =
      await send(`<OrderRequest><OrderRequestHeader orderID="PO-1" orderDate="2026-11-26T12:00:00Z">
      <Total><Money currency="ISK">${price}</Money></Total></OrderRequestHeader>
      <ItemOut quantity="1"><ItemID><SupplierPartID>${code}</SupplierPartID></ItemID><ItemDetail>
      <UnitPrice><Money currency="ISK">${price}</Money></UnitPrice></ItemDetail></ItemOut></OrderRequest>`);
    expect(ordered).toMatch(/<Status code="200" text="OK" xml:lang="is">Pöntun P\d+</);
    await ask(page, RevokePurchasingSystemDocument, { systemId: made.system.id });
  });
});
