import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('a page that is there is rendered within the press of its link', async ({ page }) => {
  await page.goto('/voruflokkur/kaffi-og-eldhus');
  const link = page.getByRole('article').getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(link).toHaveAttribute('href', href ?? '');
  const shown = await link.evaluate(async (element) => {
    // However long rendering takes here, no time passes in which the browser would be let in.
    const now = performance.now();
    performance.now = () => now;
    element.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerType: 'mouse',
      }),
    );
    // Neither a frame nor a message comes between these.
    for (let turn = 0; turn < 10_000 && element.isConnected; turn += 1) await Promise.resolve();
    return { path: location.pathname, isLeft: !element.isConnected };
  });
  expect(shown).toEqual({ path: href, isLeft: true });
});
