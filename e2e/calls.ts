import { expect, type Page } from '@playwright/test';
import {
  addToCartDocument,
  CartDocument,
  type Operation,
  ProductDocument,
  removeFromCartDocument,
} from '../graphql/generated/documents.ts';
import {
  AvailableCustomersDocument,
  SetCheckoutOptionsDocument,
  SetCustomerDocument,
} from '../graphql/generated/documents-on-demand.ts';
import type { PublicConfig } from '../lib/io/public-config.ts';
import { shop } from './own-shop.ts';
import { floorSoap, password } from './shopping.ts';

/* What a journey that is about something else begins with, by calls in the browser's name instead of through pages. */

let known: { url: string; config: PublicConfig } | undefined;

/** What every page of the shop carries for its scripts. */
export async function publicConfig({ request }: Pick<Page, 'request'>): Promise<PublicConfig> {
  if (known?.url === shop.url) return known.config;
  const html = await (await request.get(`${shop.url}/terms`)).text();
  const [, text = ''] = /<script id="config"[^>]*>([^<]*)</.exec(html) ?? [];
  known = { url: shop.url, config: JSON.parse(text) as PublicConfig };
  return known.config;
}

/** The data of an operation, asked with the page's cookies. */
export async function ask<Answer, Variables>(
  page: Page,
  operation: Operation<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Answer> {
  const { apiKey } = await publicConfig(page);
  const answer = await page.request.post(`${shop.url}/backend/graphql`, {
    headers: { ApiKey: apiKey, Origin: shop.url },
    data: { query: operation, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Answer; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A new session of this demo person, as the form makes it; the cart that the visitor had joins theirs. */
export async function signInByCall(page: Page, login: string): Promise<void> {
  const { apiKey, identity } = await publicConfig(page);
  const signedIn = await page.request.post(
    `${identity.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${identity.apiKey}`,
    { data: { email: `${login}@vorulind.test`, password, returnSecureToken: true } },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const exchanged = await page.request.post(`${shop.url}/backend/customer/auth/credentials`, {
    headers: { ApiKey: apiKey, Origin: shop.url },
    data: { idToken },
  });
  expect(exchanged.status()).toBe(200);
}

/** Opens a page as this demo person. */
export async function enterAs(page: Page, login: string, path = '/auth/home'): Promise<void> {
  await signInByCall(page, login);
  await page.goto(path);
}

/** Opens a page as this demo person, acting for the hotel of the demo. */
export async function enterForHotel(page: Page, login: string, path: string): Promise<void> {
  await signInByCall(page, login);
  const { availableCustomers } = await ask(page, AvailableCustomersDocument, {});
  const customerId = availableCustomers.find(({ name }) => name === 'Hótel Hvönn ehf.')?.id ?? '';
  await ask(page, SetCustomerDocument, { customerId, as: 'Customer' });
  await page.goto(path);
}

/** Leaves the visitor's cart empty, whatever an earlier journey left in it. */
export async function emptyCart(page: Page): Promise<void> {
  const { cart } = await ask(page, CartDocument, {});
  for (const { id } of cart.items) await ask(page, removeFromCartDocument, { cartItemId: id });
}

/** Puts a product into the visitor's cart. */
export async function fillCart(page: Page, slug = floorSoap.slug, quantity = 1): Promise<void> {
  const { product } = await ask(page, ProductDocument, { slugOrId: slug });
  await ask(page, addToCartDocument, { productId: product?.id ?? '', quantity });
}

/** Answers every step of the checkout before payment. */
export async function answerSteps(page: Page): Promise<void> {
  const receiver = {
    name: 'Jóna ÞÍ Haraldsdóttir',
    email: 'jona@vorulind.test',
    phone: '+354 770-1001',
    ssn: '020980-4299',
  };
  await ask(page, SetCheckoutOptionsDocument, { options: { receiver, deliveryMethodId: 'pickup' } });
}

/** Answers them, and opens the payment. */
export async function openPayment(page: Page): Promise<void> {
  await answerSteps(page);
  await page.goto('/karfa/greidsla');
  await expect(page.getByRole('heading', { level: 1, name: 'Greiðsla' })).toBeVisible();
}
