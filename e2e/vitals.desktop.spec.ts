import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { startOwnStorefront } from './own-storefront.ts';

const token = 'journeys-read-the-numbers-with-this-token';

test('what a visitor’s browser measured is among the numbers, without a cookie or an answer about them', async ({
  browser,
}) => {
  const storefront = await startOwnStorefront({ BACKEND_URL: shop.backendUrl, METRICS_TOKEN: token });
  // Asked about cookies, but has not answered.
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const read = async (): Promise<string> => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${storefront.url}/metrics`, { headers })).text();
  };
  expect((await fetch(`${storefront.url}/metrics`)).status).toBe(404);
  const page = await visitor.newPage();
  const visit = async (): Promise<string> => {
    await page.goto(`${storefront.url}/voruflokkar`);
    // It comes with what measures, after the page has loaded.
    await expect(page.getByRole('dialog', { name: 'Vafrakökur' })).toBeVisible();
    await page.goto('about:blank');
    return read();
  };
  await expect.poll(visit).toMatch(/web_vital_seconds_count\{name="TTFB",route="\/voruflokkar"\} \d/);
  const numbers = await read();
  for (const name of ['FCP', 'LCP'])
    expect(numbers).toContain(`web_vital_seconds_count{name="${name}",route="/voruflokkar"}`);
  expect(numbers).toContain('layout_shift_count{route="/voruflokkar"}');
  expect(numbers).toMatch(/http_request_duration_seconds_count\{route="\/voruflokkar",status="200"\} \d/);
  expect((await visitor.cookies()).map(({ name }) => name)).toEqual([]);
  await visitor.close();
  await storefront.stop();
});
