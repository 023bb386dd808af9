import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// Not a journey's: the shop refuses to be framed, which is what is asked here.
import { expect, test, type Page } from '@playwright/test';
import { enterAs, publicConfig } from './calls.ts';

/** A site of somebody else's, which a signed-in customer is led to (reliability F29). */
let evil: Server;
let evilUrl: string;
test.beforeAll(async () => {
  evil = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Vinningur!</title><h1>Vinningur!</h1>');
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  evilUrl = `http://evil.localhost:${(evil.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => evil.close(resolve)));

/** Each way in which a page can make the browser send something to the shop; answers the outcome in words. */
function attack(page: Page, shop: string, apiKey: string): Promise<string[]> {
  return page.evaluate(
    async ({ shop: target, apiKey: key }) => {
      const query = 'mutation SetMarketingConsent { setMarketingConsent(allow: true) { allowMarketing } }';
      const body = JSON.stringify({ query });
      const url = `${target}/backend/graphql`;
      const errors: string[] = [];
      const send = async (what: string, address: string, init: RequestInit): Promise<void> => {
        try {
          const { type, status } = await fetch(address, { credentials: 'include', ...init });
          errors.push(`${what}: ${type === 'opaque' ? 'opaque' : status}`);
        } catch {
          errors.push(`${what}: refused`);
        }
      };
      const json = { 'Content-Type': 'application/json', ApiKey: key };
      await send('no-cors', url, { method: 'POST', mode: 'no-cors', body });
      await send('json', url, { method: 'POST', headers: json, body });
      await send('logout, no-cors', `${target}/backend/customer/auth/logout`, { mode: 'no-cors' });
      await send('logout, cors', `${target}/backend/customer/auth/logout`, { headers: { ApiKey: key } });
      navigator.sendBeacon(url, body);

      const loaded = (element: HTMLElement): Promise<void> =>
        new Promise((resolve) => {
          element.addEventListener('load', () => resolve());
          element.addEventListener('error', () => resolve());
          document.body.append(element);
        });
      await loaded(
        Object.assign(new Image(), { src: `${target}/backend/customer/auth/logout?x=${Math.random()}` }),
      );
      await loaded(
        Object.assign(new Image(), { src: `${url}?key=${key}&query=${encodeURIComponent(query)}` }),
      );

      for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const frame = Object.assign(document.createElement('iframe'), { name: enctype });
        document.body.append(frame);
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: url,
          target: enctype,
          enctype,
        });
        const input = Object.assign(document.createElement('input'), { name: 'query', value: query });
        form.append(input);
        document.body.append(form);
        const answered = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        form.submit();
        await answered;
      }
      const frame = Object.assign(document.createElement('iframe'), { src: `${target}/auth/settings` });
      await loaded(frame);
      errors.push(`frame: ${frame.contentDocument === null ? 'closed' : 'open'}`);
      return errors;
    },
    { shop, apiKey },
  );
}

test('a page of another origin neither changes anything, signs out, nor shows the shop in a frame', async ({
  page,
}) => {
  await enterAs(page, 'baldur', '/auth/settings');
  const shop = new URL(page.url()).origin;
  const consent = page.getByRole('checkbox', { name: /Já takk/ });
  await expect(consent).not.toBeChecked();
  const { apiKey } = await publicConfig(page);

  // Only from here on: what the shop's own page read is answered to nobody once it is left.
  await page.goto(evilUrl);
  await expect(page.getByRole('heading', { name: 'Vinningur!' })).toBeVisible();
  let sent = 0;
  const effects: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${shop}/backend/`)) sent += 1;
  });
  // Of what the shop says is for its own pages only, the browser tells the page nothing; what it changed is asked below.
  page.on('response', (response) => {
    if (!response.url().startsWith(`${shop}/backend/`)) return;
    if (response.status() < 300) effects.push(`${response.request().method()} ${response.url()}`);
  });
  const errors = await attack(page, shop, apiKey);
  expect(effects).toEqual([]);
  expect(sent).toBeGreaterThan(5);
  expect(errors).toEqual([
    'no-cors: refused',
    'json: refused',
    'logout, no-cors: refused',
    'logout, cors: refused',
    'frame: closed',
  ]);
  // The frame that the shop refused shows the browser's own page in its place.
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.startsWith(`${shop}/auth/`)),
  ).toEqual([]);

  await page.goto('/auth/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Stillingar' })).toBeVisible();
  await expect(consent).not.toBeChecked();
});
