import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { box, footer, header, openShell } from './shell.ts';

const chromium = process.env['CHROMIUM'];

// With scrollbars that take room, as on most desks.
test.use({
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** Where parts of the page stand, from its header to its foot. */
const readPlaces = (page: Page) =>
  Promise.all(
    [
      header(page).getByRole('link', { name: 'Vörulind, forsíða' }),
      header(page).getByRole('button', { name: /^Karfa: / }),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main'),
      footer(page).getByRole('link').first(),
    ].map(box),
  );

for (const width of [1440, 1170])
  test(`at ${width} px the veil of a dialog covers the scrollbar’s gutter, and the page beneath stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/terms', '/voruflokkar']) {
      await openShell(page, path);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
      const before = await readPlaces(page);
      const readEdge = (fromRight: number) =>
        page.screenshot({ clip: { x: width - fromRight, y: 890, width: 4, height: 4 } });

      // Not by click(), which scrolls to the button although it is in the view.
      const { x, y } = await box(header(page).getByRole('button', { name: 'Innskráning' }));
      await page.mouse.click(x + 20, y + 20);
      await expect(page.getByRole('dialog', { name: 'Innskráning' })).toBeVisible();
      expect(await readPlaces(page), `${path} beneath the dialog`).toEqual(before);
      expect(await readEdge(8), `${path}: gutter`).toEqual(await readEdge(22));
      await page.mouse.wheel(0, 200);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await readPlaces(page), `${path} after the dialog`).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(200);
    }
  });
