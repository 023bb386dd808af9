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
  const measures = [
    'web_vital_seconds_count{name="TTFB",route="/voruflokkar"}',
    'web_vital_seconds_count{name="FCP",route="/voruflokkar"}',
    'web_vital_seconds_count{name="LCP",route="/voruflokkar"}',
    'layout_shift_count{route="/voruflokkar"}',
  ];
  const visit = async (): Promise<string[]> => {
    await page.goto(`${storefront.url}/voruflokkar`);
    // It comes with what measures, after the page has loaded.
    await expect(page.getByRole('dialog', { name: 'Vafrakökur' })).toBeVisible();
    await page.goto('about:blank');
    const numbers = await read();
    return measures.filter((measure) => !numbers.includes(measure));
  };
  // A visitor who leaves before the browser has said what it painted has no such measures.
  await expect.poll(visit).toEqual([]);
  const numbers = await read();
  expect(numbers).toMatch(/http_request_duration_seconds_count\{route="\/voruflokkar",status="200"\} \d/);
  expect((await visitor.cookies()).map(({ name }) => name)).toEqual([]);
  await visitor.close();
  await storefront.stop();
});
