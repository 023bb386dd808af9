import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('a page that is there is rendered within the press of its link', async ({ page }) => {
  await page.goto('/voruflokkur/kaffi-og-eldhus');
  const link = page.getByRole('article').getByRole('link').first();
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await link.click();
  await expect(heading).not.toHaveText(title);
  const product = (await heading.textContent()) ?? '';
  await page.goBack();
  await expect(heading).toHaveText(title);
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
    const readHeading = () => document.querySelector('h1')?.textContent;
    const before = readHeading();
    // Neither a frame nor a message comes between these.
    for (let turn = 0; turn < 10_000 && readHeading() === before; turn += 1) await Promise.resolve();
    return readHeading();
  });
  expect(shown).toBe(product);
});
