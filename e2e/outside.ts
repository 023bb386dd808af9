import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { shop } from './own-shop.ts';

/** A call of the supplier's system, which does not come through the shop's own address. */
export async function callWarehouse<Answer>(
  request: APIRequestContext,
  path: string,
  content: object,
): Promise<Answer> {
  const body = JSON.stringify(content);
  const at = Math.floor(Date.now() / 1000);
  const mark = createHmac('sha256', shop.warehouseSecret)
    .update(`${at}./warehouse${path}\n${body}`)
    .digest('hex');
  const answer = await request.post(`${shop.backendUrl}/warehouse${path}`, {
    headers: { 'Content-Type': 'application/json', Signature: `t=${at},v1=${mark}` },
    data: body,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
}

/** Sets units in the house or krónur of a product, as the supplier's system does while the shop sells. */
export async function setGoods(
  request: APIRequestContext,
  goods: { sku: string; stock?: number; price?: number },
): Promise<void> {
  expect(await callWarehouse(request, '/goods', { goods: [goods] })).toEqual({ unknown: [] });
}

interface Payment {
  reference: string;
  amount: number;
  state: string;
  captured: number;
}

/** What reads the acquirer's own record, the newest first; its address is where the card's fields on the page come from. */
export async function acquirerPaymentsOf(page: Page): Promise<() => Promise<Payment[]>> {
  const fields = await page.getByTitle('Kortaupplýsingar').getAttribute('src');
  const { origin } = new URL(fields ?? '');
  return async () => {
    const headers = { Authorization: `Bearer ${shop.acquirerSecret}` };
    const answer = await page.request.get(`${origin}/v1/payments`, { headers });
    return ((await answer.json()) as { payments: Payment[] }).payments;
  };
}
