import type { PurchasingSystemInput } from '../../graphql/generated/operations.ts';
import { CreatePurchasingSystemDocument } from '../../graphql/generated/documents-on-demand.ts';
import { randomUUID } from 'node:crypto';
import { Visitor } from './visitor.ts';
import type { Shop } from './shop.ts';

export const returnAddress = 'https://innkaup.fyrirtaeki.test/oci/inbound?id=7';

/** A purchasing system of the customer that this visitor acts for; its name and password for calls of OCI. */
export async function aPurchasingSystem(
  by: Visitor,
  over: Partial<PurchasingSystemInput> = {},
): Promise<{ id: string; username: string; secret: string }> {
  const input = {
    name: 'SAP',
    kind: 'OCI' as const,
    hosts: ['innkaup.fyrirtaeki.test'],
    identities: null,
    deliveryMethodId: null,
    ...over,
  };
  const { createPurchasingSystem } = await by.ask(CreatePurchasingSystemDocument, {
    key: randomUUID(),
    input,
  });
  const { system, secret } = createPurchasingSystem;
  return { id: system.id, username: system.username ?? '', secret };
}

/** A form as a page of another site sends it, by a browser without the shop's own key. */
export async function sendForm(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | null; policy: string; html: string }> {
  const body = new URLSearchParams(fields).toString();
  const response = await visitor.fetch(path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      ApiKey: '',
      Origin: 'https://innkaup.fyrirtaeki.test',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    policy: response.headers.get('Content-Security-Policy') ?? '',
    html: await response.text(),
  };
}

/** The browser of a visit that OCI opened. */
export async function aVisit(
  shop: Shop,
  { username, secret }: { username: string; secret: string },
  over: Record<string, string> = {},
): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  const fields = { USERNAME: username, PASSWORD: secret, HOOK_URL: returnAddress, ...over };
  const { status, html } = await sendForm(visitor, '/punch-out/oci', fields);
  if (status !== 303) throw new Error(`${status}: ${html}`);
  return visitor;
}

/** Sends the visit's cart by the cart's button. */
export const sendCart = (visitor: Visitor) =>
  sendForm(visitor, '/punch-out/cart', {}, { Origin: 'http://shop.test', 'Sec-Fetch-Site': 'same-origin' });

/** The hidden fields of a page's form, in their order. */
export function readFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [unescape(name), unescape(value)]),
  );
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
