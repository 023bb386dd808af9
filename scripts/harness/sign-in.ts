import type { Page } from '@playwright/test';
import { demoPassword } from '../shop/demo.ts';
import { postJson } from './post-json.ts';
import type { ShopAddress } from './shop-options.ts';

/** Tries a password at the identity service. */
export function tryPassword(
  { identity }: Pick<ShopAddress, 'identity'>,
  email: string,
  password: string,
): Promise<Response> {
  const url = `${identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=harness`;
  return postJson(url, { email, password, returnSecureToken: true });
}

/** Signs a demo user in without a browser. @returns the session's cookies as a header value */
export async function signIn(shop: ShopAddress, email: string): Promise<string> {
  const { idToken } = (await (await tryPassword(shop, email, demoPassword)).json()) as { idToken: string };
  const answer = await postJson(
    `${shop.shop}/backend/customer/auth/credentials`,
    { idToken },
    { ApiKey: shop['api-key'], Origin: shop.shop },
  );
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return cookies.join('; ');
}

/** Signs a demo user in by the form and waits for the page at `path`. */
export async function signInOnPage(page: Page, shop: string, email: string, path: string): Promise<void> {
  await page.goto(`${shop}/auth/sign-in?return=${path}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Netfang' }).fill(email);
  await form.getByRole('textbox', { name: 'Lykilorð' }).fill(demoPassword);
  await form.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
  await page.waitForURL((url) => url.pathname === path);
}
