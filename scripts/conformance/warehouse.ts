import { signMessage } from '../../lib/contract/signed-message.ts';
import { requireGiven } from './expect.ts';
import type { TestedShop } from './tested-shop.ts';

/** A signed call of the supplier's warehouse. @throws Untried without its secret */
export function callWarehouse({ settings }: TestedShop, call: string, content: object): Promise<Response> {
  const secret = requireGiven(settings['warehouse-secret'] || null, 'no --warehouse-secret was given');
  return sendToWarehouse(settings.url, call, content, secret);
}

/** The same, signed by any secret. */
export function sendToWarehouse(
  url: string,
  call: string,
  content: object,
  secret: string,
): Promise<Response> {
  const path = `/warehouse${call}`;
  const body = JSON.stringify(content);
  const headers = { 'Content-Type': 'application/json', Signature: signMessage(`${path}\n${body}`, secret) };
  return fetch(`${url}${path}`, { method: 'POST', headers, body });
}
