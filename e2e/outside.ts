import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { secretFor } from '../scripts/shop/secrets.ts';

/** Of the shop that `npm start` keeps running here, when the environment names no other's secrets. */
const data = join(import.meta.dirname, '../.data');
/** The warehouse's calls do not come through the shop's own address. */
const backendUrl = process.env['BACKEND_URL'] ?? 'http://localhost:4000';

/** Sets units in the house or krónur of a product, as the supplier's system does while the shop sells. */
export async function setGoods(
  request: APIRequestContext,
  goods: { sku: string; stock?: number; price?: number },
): Promise<void> {
  const body = JSON.stringify({ goods: [goods] });
  const at = Math.floor(Date.now() / 1000);
  const mark = createHmac('sha256', secretFor('warehouse', data))
    .update(`${at}./warehouse/goods\n${body}`)
    .digest('hex');
  const answer = await request.post(`${backendUrl}/warehouse/goods`, {
    headers: { 'Content-Type': 'application/json', Signature: `t=${at},v1=${mark}` },
    data: body,
  });
  expect(await answer.json()).toEqual({ unknown: [] });
}

interface Payment {
  reference: string;
  amount: number;
  state: string;
  captured: number;
}

/** What reads the acquirer's own record, the newest first; its address is where the card's fields on the page come from. */
export async function acquirerOf(page: Page): Promise<() => Promise<Payment[]>> {
  const fields = await page.locator('iframe[title="Kortaupplýsingar"]').getAttribute('src');
  const { origin } = new URL(fields ?? '');
  return async () => {
    const headers = { Authorization: `Bearer ${secretFor('acquirer', data)}` };
    const answer = await page.request.get(`${origin}/v1/payments`, { headers });
    return ((await answer.json()) as { payments: Payment[] }).payments;
  };
}
