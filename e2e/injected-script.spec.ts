import { expect, test } from '@playwright/test';

/* Their pages refuse scripts on purpose. */

for (const path of ['/', '/vara/golfsapa-fyrir-parket-1-l', '/leit?leit=kaffi', '/karfa', '/auth/sign-in'])
  test(`what is slipped into ${path} does not run`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/^script-src (?!.*unsafe-inline)/);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/none" onerror="document.title = \'taken over\'">',
      );
    });
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await expect(page).not.toHaveTitle('taken over');
  });
