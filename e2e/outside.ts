import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { shop } from './own-shop.ts';

/**
 * A call of the supplier's system, which does not come through the shop's own address. By Node's own fetch, which asks on no
 * connection that the server is about to close: the page's does, between two calls that are five seconds apart.
 */
export async function callWarehouse<Answer>(path: string, content: object): Promise<Answer> {
  const body = JSON.stringify(content);
  const at = Math.floor(Date.now() / 1000);
  const mark = createHmac('sha256', shop.warehouseSecret)
    .update(`${at}./warehouse${path}\n${body}`)
    .digest('hex');
  const answer = await fetch(`${shop.backendUrl}/warehouse${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Signature: `t=${at},v1=${mark}` },
    body,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** Sets units in the house or krónur of a product, as the supplier's system does while the shop sells. */
export async function setGoods(goods: { sku: string; stock?: number; price?: number }): Promise<void> {
  expect(await callWarehouse('/goods', { goods: [goods] })).toEqual({ unknown: [] });
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
    const answer = await fetch(`${origin}/v1/payments`, { headers });
    return ((await answer.json()) as { payments: Payment[] }).payments;
  };
}
