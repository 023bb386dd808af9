import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { expectSignedIn, signIn } from './shopping.ts';

// Where the SDK takes the browser for a phone's it loads a frame of the provider's, if its code for pop-ups is there.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

test('a configured address is notified of sign-in and sign-out, and nothing loads from other sites', async ({
  page,
  baseURL,
}) => {
  const announcements: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && request.url().startsWith('http')) elsewhere.push(request.url());
  });
  await page.route(`${baseURL}/samstilling`, async (route) => {
    const bearer = await route.request().headerValue('Authorization');
    announcements.push(
      `${route.request().method()} ${bearer ? /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(bearer) : ''}`,
    );
    await route.fulfill({ status: 204 });
  });
  // Settings come with the page: this one comes before any script reads them.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const settings = document.getElementById('config');
      if (settings?.textContent.includes('"tokenSyncUrl":""'))
        settings.textContent = settings.textContent.replace(
          '"tokenSyncUrl":""',
          '"tokenSyncUrl":"/samstilling"',
        );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/karfa');
  await signIn(page, 'jona@vorulind.test');
  await expectSignedIn(page);
  await expect.poll(() => announcements.at(-1)).toBe('POST true');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page.getByRole('button', { name: 'Skrá út' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Innskráning' })).toBeVisible();
  await expect.poll(() => announcements.at(-1)).toBe('DELETE ');
  expect(announcements.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  expect(page.frames()).toHaveLength(1);
  expect(elsewhere).toEqual([]);
});
