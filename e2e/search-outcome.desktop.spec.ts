import { expect } from '@playwright/test';
import { test } from './journey.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('what a search came to is counted for who agreed to analytics, and for nobody else', async ({
  page,
}) => {
  await page.route(
    (url) => url.hostname.endsWith('googletagmanager.com'),
    (route) => route.abort(),
  );
  const consent = page.getByRole('dialog', { name: 'Vafrakökur' });
  const search = async (text: string): Promise<void> => {
    const field = page.getByRole('banner').getByLabel('Leita að vöru');
    await field.fill(text);
    await expect(page.getByText('Engar niðurstöður fundust með þessi leitarskilyrði.')).toBeVisible();
    await field.press('Escape');
  };
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/backend/search/outcome')) reported.push(request.postData() ?? '');
  });
  await page.goto('/');
  await consent.getByRole('button', { name: 'Aðeins nauðsynlegar' }).click();
  await search('qqqqqq');
  expect(reported).toEqual([]);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await consent.getByRole('button', { name: 'Samþykkja allar' }).click();
  const answer = page.waitForResponse((response) => response.url().endsWith('/backend/search/outcome'));
  await search('wwwwww');
  expect((await answer).status()).toBe(204);
  expect(reported.map((text) => JSON.parse(text) as unknown)).toEqual([
    { text: 'wwwwww', isEmpty: true, isUsed: false },
  ]);
});
