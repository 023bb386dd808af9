import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, fillCart, openPayment } from './calls.ts';
import { test } from './journey.ts';
import { addToCart, browseToProduct, expectSignedIn, openProduct, signIn } from './shopping.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vafrakökur' });

/** Google's tag as far as these journeys need it: each event that is pushed becomes a request. */
const tag = `
  const seen = [];
  const hear = (call) => {
    const [kind, name, details] = call;
    if (kind === 'consent') seen.push(JSON.stringify(details));
    if (kind !== 'event') return;
    fetch('https://www.google-analytics.com/g/collect?en=' + name, {
      method: 'POST', mode: 'no-cors', body: JSON.stringify({ ...details, consent: seen.at(-1) }),
    });
  };
  for (const call of window.dataLayer) hear(call);
  window.dataLayer.push = (call) => { hear(call); return Array.prototype.push.call(window.dataLayer, call); };
`;

interface RecordedTraffic {
  /** Hosts other than the shop's own that were asked for anything. */
  hosts: Set<string>;
  events: { name: string; details: Record<string, unknown> }[];
}

/** Stands between the browser and every other host; only Google's are answered, and only where `blocked` is not set. */
async function listen(page: Page, blocked = false): Promise<RecordedTraffic> {
  const traffic: RecordedTraffic = { hosts: new Set(), events: [] };
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const url = new URL(route.request().url());
      traffic.hosts.add(url.hostname);
      if (blocked) return route.abort('blockedbyclient');
      if (url.pathname === '/gtag/js') return route.fulfill({ contentType: 'text/javascript', body: tag });
      const name = url.searchParams.get('en') ?? '';
      const details = route.request().postDataJSON() as Record<string, unknown>;
      traffic.events.push({ name, details });
      return route.fulfill({ status: 204 });
    },
  );
  return traffic;
}

const names = (traffic: RecordedTraffic) => traffic.events.map(({ name }) => name);

test('by keyboard alone: the consent dialog comes first after the skip link, traps no focus, and can be reopened', async ({
  page,
}) => {
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText([
    'Samþykkja allar',
    'Aðeins nauðsynlegar',
    'Velja',
  ]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Fara beint í efni' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'Persónuverndarstefna' })).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  const choose = dialog(page).getByRole('button', { name: 'Velja' });
  await expect(choose).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choose).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('checkbox', { name: /^Tölfræði/ })
    .focus();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('button', { name: 'Vista val' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Karfa: Tóm' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vafrakökur' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page).getByRole('checkbox', { name: /^Tölfræði/ })).toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: /^Netverslun/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Vafrakökur' })).toBeFocused();
});

test('a page with the consent dialog has no barriers, plain and with its choices', async ({ page }) => {
  await page.goto('/terms');
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'the question');
  await dialog(page).getByRole('button', { name: 'Velja' }).click();
  await expectAccessible(page, 'the choices');
});

test('the page can be read to its end and nothing shifts while the consent dialog is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const before = Number(Reflect.get(window, 'shift') ?? 0);
        Reflect.set(window, 'shift', before + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
  await page.goto('/terms');
  await expect(dialog(page)).toBeVisible();
  const last = page.getByRole('contentinfo').getByText(/^VSK-nr/);
  await expect(async () => {
    // The page grows by the dialog's height once that is known.
    await page.keyboard.press('End');
    const text = await last.boundingBox();
    const question = await dialog(page).boundingBox();
    const covered =
      text && question && text.y + text.height > question.y && text.x < question.x + question.width;
    expect(covered).toBe(false);
  }).toPass();
  expect(await shift()).toBeLessThanOrEqual(0.01);
  await openProduct(page);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  // On a phone it is fixed to the foot of the view, and has to stand above the question.
  await page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).click();
  await expect(page.getByText('Vörunni var bætt í körfuna')).toBeAttached();
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test('third parties get nothing before the answer, and the events since then after it', async ({ page }) => {
  const traffic = await listen(page);
  const name = await browseToProduct(page);
  await expect(dialog(page)).toBeVisible();
  await addToCart(page);
  expect([...traffic.hosts]).toEqual([]);

  await dialog(page).getByRole('button', { name: 'Samþykkja allar' }).click();
  await expect.poll(() => names(traffic)).toContain('add_to_cart');
  expect(traffic.events.find((event) => event.name === 'view_item')?.details).toMatchObject({
    currency: 'ISK',
    items: [{ item_name: name, quantity: 1 }],
  });
  const views = traffic.events.filter((event) => event.name === 'page_view');
  expect(views.map(({ details }) => new URL(String(details['page_location'])).pathname)).toEqual([
    '/voruflokkar',
    expect.stringMatching(/^\/voruflokkur\//),
    expect.stringMatching(/^\/vara\//),
  ]);
  expect(views[0]?.details['consent']).toBe(
    JSON.stringify({
      ad_storage: 'granted',
      analytics_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    }),
  );
  expect([...traffic.hosts].toSorted()).toEqual(['www.google-analytics.com', 'www.googletagmanager.com']);
});

test('a refusal loads nothing, now and after a reload', async ({ page }) => {
  const traffic = await listen(page);
  await openProduct(page);
  await dialog(page).getByRole('button', { name: 'Aðeins nauðsynlegar' }).click();
  await addToCart(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Prenta' })).toBeVisible();
  expect([...traffic.hosts]).toEqual([]);
});

test('ecommerce consent without analytics reports purchases, not page views', async ({ page }) => {
  const traffic = await listen(page);
  await openProduct(page);
  await dialog(page).getByRole('button', { name: 'Velja' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^Netverslun/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Vista val' }).click();
  await addToCart(page);
  await expect.poll(() => names(traffic)).toEqual(['view_item', 'add_to_cart']);
  expect(traffic.events[0]?.details['consent']).toContain(
    '"ad_storage":"denied","analytics_storage":"granted"',
  );
});

test('an order is reported once, however often its page is opened, and names no person', async ({ page }) => {
  test.slow();
  const traffic = await listen(page);
  await page.goto('/');
  await dialog(page).getByRole('button', { name: 'Samþykkja allar' }).click();
  await signIn(page, 'jona@vorulind.test');
  await expectSignedIn(page);
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa');
  await page.getByRole('link', { name: 'Ganga frá pöntun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Viðtakandi' })).toBeVisible();
  await openPayment(page);
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
  await expect.poll(() => names(traffic)).toContain('purchase');
  await page.reload();
  await expect.poll(() => names(traffic).filter((name) => name === 'page_view').length).toBeGreaterThan(5);
  await page.getByRole('main').getByRole('link', { name: 'Halda áfram að versla' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
  expect(names(traffic).filter((name) => name === 'purchase')).toHaveLength(1);
  expect(names(traffic).filter((name) => name === 'begin_checkout')).toHaveLength(1);
  const sentEvents = JSON.stringify(traffic.events);
  expect(sentEvents).not.toMatch(/Jóna|jona@|020980|pontun=/);
});

test('the shop works without errors where third parties are blocked', async ({ page }) => {
  const traffic = await listen(page, true);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await dialog(page).getByRole('button', { name: 'Samþykkja allar' }).click();
  await openProduct(page);
  await addToCart(page);
  await page.goto('/karfa');
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  expect(traffic.hosts).toContain('www.googletagmanager.com');
  expect(errors).toEqual([]);
});
