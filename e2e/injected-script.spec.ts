import { expect, test } from '@playwright/test';

/* Their pages refuse scripts on purpose. */

/** A hole in the shop's own escaping would let these into a page. */
const injected = `<script>window.takenOver = true</script><img src="/none" onerror="window.takenOver = true">`;

for (const path of [
  '/',
  '/vara/golfsapa-fyrir-parket-1-l',
  '/leit?leit=kaffi',
  '/samanburdur?vorur=HRE-10204',
  '/karfa',
  '/auth/sign-in',
])
  test(`what is slipped into ${path} does not run`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.route(
      (url) => url.pathname + url.search === path,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</body>', `${injected}</body>`);
        await route.fulfill({ response, body });
      },
    );
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/^script-src (?!.*unsafe-inline)/);
    // The script and the handler, each.
    await expect.poll(() => refused.length).toBe(2);
    expect(await page.evaluate(() => 'takenOver' in window)).toBe(false);
  });
