import { expect } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './journey.ts';

const forms = [
  { path: '/auth/sign-in', field: 'Netfang', button: 'Skrá inn' },
  { path: '/auth/sign-up', field: 'Kennitala', button: 'Áfram' },
  { path: '/auth/forgot-password', field: 'Netfang', button: 'Senda hlekk' },
];

for (const { path, field, button } of forms)
  test(`${path}: input before hydration is kept, and Enter sends nothing`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const input = main.getByRole('textbox', { name: field });
    await input.fill('jona@vorulind.test');
    if (path.endsWith('sign-in')) await main.getByLabel(/^Lykilorð/).fill('leyndarmal');
    await expect(main.getByRole('button', { name: button })).toBeDisabled();
    const sent: string[] = [];
    page.on('request', (request) => {
      const isCall = new URL(request.url()).pathname.startsWith('/backend/graphql');
      if (request.isNavigationRequest() || (request.method() !== 'GET' && !isCall)) sent.push(request.url());
    });
    await page.keyboard.press('Enter');
    release();
    await expect(main.getByRole('button', { name: button })).toBeEnabled();
    await expect(input).toHaveValue('jona@vorulind.test');
    if (path.endsWith('sign-in')) await expect(main.getByLabel(/^Lykilorð/)).toHaveValue('leyndarmal');
    expect(sent).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a form sends nothing, and the page says that scripts are needed', async ({ page }) => {
    const response = await page.goto('/auth/sign-in');
    // Chromium keeps the element's content as text where scripts are only switched off for a test.
    expect(await response?.text()).toContain(
      '<noscript><p>Kveikja þarf á JavaScript í vafranum til að senda formið.</p></noscript>',
    );
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Netfang' }).fill('jona@vorulind.test');
    await main.getByLabel(/^Lykilorð/).fill('leyndarmal');
    await page.keyboard.press('Enter');
    await expect(main.getByLabel(/^Lykilorð/)).toHaveValue('leyndarmal');
    expect(page.url()).toMatch(/\/auth\/sign-in$/);
  });
});
