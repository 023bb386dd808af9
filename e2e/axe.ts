import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of all that axe finds only what is wrong is put together; a page without frames needs no second page to join their results in. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    // Off until asked for: WCAG 2.2 AA wants 24 px for each target.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(page.frames().length === 1);

/** Every rule of axe, best practices too, on the page as it stands once its motion is over: what fades in has no contrast yet. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // After a link the title comes with the page's data, a moment behind its first words.
  await expect(page, `${what}: title`).toHaveTitle(/./);
  await page.evaluate(() => {
    // What the header that stays in view half covers is smaller than it is.
    scrollTo({ top: 0, behavior: 'instant' });
    for (const animation of document.getAnimations()) {
      const { delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {};
      // What runs for ever or waits for seconds is part of the page as it stands.
      if (delay < 1000 && Number.isFinite(Number(endTime))) animation.finish();
    }
  });
  const { violations } = await axe(page).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${html.slice(0, 160)}`),
  );
  expect(found, what).toEqual([]);
}
