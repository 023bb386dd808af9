import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { expectAccessible } from './axe.ts';
import { answerSteps, ask, emptyCart, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { callWarehouse } from './outside.ts';
import { floorSoap } from './shopping.ts';

const buyer = 'jona@vorulind.test';
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Three units of one product that are brought home. */
async function order(page: Page) {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await fillCart(page, floorSoap.slug, 3);
  await answerSteps(page);
  const address = { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' };
  await ask(page, SetCheckoutOptionsDocument, { options: { deliveryMethodId: 'home', address } });
  const { checkout } = await ask(page, GetCheckoutDocument, {});
  const input = {
    idempotencyKey: checkout.idempotencyKey,
    expectedTotal: checkout.total,
    paymentType: 'Account' as const,
    acceptTerms: true,
  };
  const { expressCheckout } = await ask(page, ExpressCheckoutDocument, { input });
  const orderId = expressCheckout.id ?? '';
  const found = (await ask(page, ViewOrderDocument, { orderId })).order;
  const number = found?.number ?? '';
  const warehouse = (path: string, content: object) => callWarehouse(`/orders/${number}${path}`, content);
  return { orderId, number, sku: found?.items[0]?.sku ?? '', warehouse };
}

const shipmentCard = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Sendingar' }).getByRole('listitem').filter({ hasText: name }).first();

test('an order comes in two parts: what is on its way, what is late, and its papers', async ({ page }) => {
  const { orderId, number, sku, warehouse } = await order(page);
  await warehouse('/expected', { key: '1', lines: [{ sku, expectedOn: dayFromNow(7) }] });
  await warehouse('/shipments', {
    key: '2',
    lines: [{ sku, quantity: 1 }],
    carrier: 'posturinn',
    trackingNumber: 'RR123456785IS',
  });
  await page.goto('/auth/orders');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Hluti kemur');
  await page.goto(`/auth/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pöntun ${number}` })).toBeVisible();
  const first = shipmentCard(page, `Sending ${number}-1`);
  await expect(first).toContainText('Á leiðinni');
  await expect(first).toContainText('Pósturinn, sendingarnúmer RR123456785IS');
  const tracking = first.getByRole('link', { name: `Rekja sendingu ${number}-1` });
  await expect(tracking).toHaveAttribute('href', /^https:\/\/posturinn\.is\/.*RR123456785IS$/);
  await expect(tracking).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(shipmentCard(page, 'Eftir að senda')).toContainText('2 stk.');
  await expect(page.getByText(/^Hluti 1 sendur af stað$/)).toBeVisible();
  await expectAccessible(page, 'an order in parts');

  const download = page.waitForEvent('download');
  await first.getByRole('link', { name: `Fylgiseðill ${number}-1, PDF` }).click();
  const note = await download;
  expect(note.suggestedFilename()).toBe(`fylgisedill-${number}-1.pdf`);
  expect((await readFile(await note.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  const address = await readMailLink(page, buyer, `Hluti pöntunar ${number} er á leiðinni`, 'Rekja sendingu');
  expect(address).toContain('RR123456785IS');

  await warehouse('/shipments/1', { delivered: true });
  await warehouse('/shipments', { key: '3' });
  await warehouse('/shipments/2', { delivered: true });
  await page.reload();
  await expect(page.getByText('Afgreidd', { exact: true })).toBeVisible();
  await expect(shipmentCard(page, `Sending ${number}-2`)).toContainText('Afhent');
  await expect(page.getByText('Eftir að senda')).toHaveCount(0);
});

test('goods that come back have a label with where they go, as text and as a page', async ({ page }) => {
  const { orderId, number, warehouse } = await order(page);
  await warehouse('', { status: 'Fulfilled' });
  await page.goto(`/auth/orders/${orderId}`);
  await page.getByRole('button', { name: 'Falla frá samningi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Falla frá samningi' });
  // Other journeys take back the rest.
  await dialog.getByRole('spinbutton').first().fill('1');
  await dialog.getByRole('button', { name: /^Já, falla frá samningi/ }).click();
  await dialog.getByRole('button', { name: 'Lokið' }).click();
  const label = page.getByRole('list', { name: 'Yfirlýsingar um að falla frá samningi' });
  await expect(label).toContainText('Skrifaðu á pakkann');
  await expect(label).toContainText(`pöntun ${number}`);
  await expectAccessible(page, 'an order with goods that come back');
  const download = page.waitForEvent('download');
  await label.getByRole('link', { name: /^Skilamiði \d+, PDF$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^skilamidi-\d+\.pdf$/);
});
