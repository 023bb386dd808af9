import { expect } from '@playwright/test';
import { emptyCart, enterAs, enterForHotel, fillCart } from './calls.ts';
import { test } from './journey.ts';
import { header, openShell, sidewaysScroll } from './shell.ts';

test('a sheet is swiped away, and stays when the swipe is reversed', async ({ page }) => {
  await openShell(page, '/terms');
  await header(page).getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toBeVisible();

  const swipe = (end: 'touchend' | 'touchcancel', distance: number) =>
    dialog.evaluate(
      (sheet, [last, length]) => {
        const { left, top } = sheet.getBoundingClientRect();
        const touch = (type: string, down: number): void => {
          const at = new Touch({
            identifier: 1,
            target: sheet,
            clientX: left + 100,
            clientY: top + 20 + down,
          });
          const touches = type === last ? [] : [at];
          sheet.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [at], cancelable: true }));
        };
        touch('touchstart', 0);
        touch('touchmove', length / 2);
        touch('touchmove', length);
        const pulled = getComputedStyle(sheet).translate;
        touch(last, length);
        return pulled;
      },
      [end, distance] as const,
    );
  expect(await swipe('touchcancel', 200)).toBe('0px 200px');
  await expect(dialog).toHaveCSS('translate', '0px');
  await swipe('touchend', -200);
  await expect(dialog).toBeVisible();
  await swipe('touchend', 200);
  await expect(dialog).toHaveCount(0);
});

test('beside many tools the logo keeps its size and shows its drop alone', async ({ page }) => {
  await enterAs(page, 'baldur', '/terms');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: /tilboð/i }).first()).toBeVisible();
  const logo = await banner.getByRole('img', { name: 'Vörulind' }).boundingBox();
  expect(logo?.height).toBe(30);
  expect(logo?.width).toBe(130);
  const link = await banner.getByRole('link', { name: 'Vörulind, forsíða' }).boundingBox();
  expect(link?.width).toBeGreaterThanOrEqual(26);
});

test('the narrowest phone shows the quotes and the cart beside what waits to be decided, and nothing sticks out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterForHotel(page, 'baldur', '/terms');
  await fillCart(page);
  await page.reload();
  const banner = page.getByRole('banner');
  for (const part of [
    banner.getByRole('link', { name: / tilboð í gildi$/ }),
    banner.getByRole('link', { name: / (?:bíður|bíða) samþykkis$/ }),
    banner.getByRole('button', { name: /^Mínar síður/ }),
    banner.getByRole('button', { name: 'Karfa: 1 vara' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await sidewaysScroll(page)).toBe(0);
  await emptyCart(page);
});

test('a customer’s profile begins with the customer, not with the sections of the account', async ({
  page,
}) => {
  await enterAs(page, 'solumadur');
  const finder = page.getByRole('region', { name: 'Finna viðskiptavin' });
  // A phone has no such keys.
  await expect(finder.getByText('Ctrl + K')).toBeHidden();
  await finder.getByRole('searchbox').fill('Kaffihúsið Kría');
  await finder.getByRole('link', { name: 'Kaffihúsið Kría slf.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaffihúsið Kría slf.' })).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Mínar síður Yfirlit/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('what the menu says begins and ends where the page’s own text does', async ({ page }) => {
  /** Left edge of an element's content, and right edge of the element, px. */
  const edgesOf = (element: Element): number[] => {
    const content = document.createRange();
    content.selectNodeContents(element);
    return [content.getBoundingClientRect().left, element.getBoundingClientRect().right];
  };
  await openShell(page, '/terms');
  const ofPage = await page.getByRole('heading', { level: 1 }).evaluate(edgesOf);
  await header(page).getByRole('button', { name: 'Opna valmynd' }).click();
  const menu = header(page).getByRole('navigation', { name: 'Valmynd' });
  const category = menu.getByRole('button', { name: 'Hreinsiefni og ræsting', exact: true });
  for (const entry of [category, menu.getByRole('link', { name: 'Sölumenn' })])
    await expect.poll(() => entry.evaluate(edgesOf)).toEqual(ofPage);
  await category.click();
  const back = menu.getByRole('button', { name: 'Til baka' });
  await expect.poll(() => back.evaluate(edgesOf)).toEqual(ofPage);
});
