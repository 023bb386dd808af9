import { createHmac } from 'node:crypto';
import type { Shop } from './shop.ts';

export const warehouseSecret = 'warehouse-of-the-tests';

/** A call of the supplier's warehouse system; `over` breaks its signature. */
export async function callWarehouse(
  shop: Shop,
  path: string,
  body: unknown,
  over: { secret?: string; at?: number; signedPath?: string } = {},
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const text = JSON.stringify(body);
  const at = over.at ?? Math.floor(Date.now() / 1000);
  const mark = createHmac('sha256', over.secret ?? warehouseSecret)
    .update(`${at}.${over.signedPath ?? `/warehouse${path}`}\n${text}`)
    .digest('hex');
  const answer = await shop.app.request(`/warehouse${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Signature: `t=${at},v1=${mark}` },
    body: text,
  });
  return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> };
}

/** Moves an order as the warehouse does. */
export async function moveOrder(shop: Shop, orderId: string, status: string): Promise<number> {
  return (await callWarehouse(shop, `/orders/P${orderId.padStart(6, '0')}`, { status })).status;
}
