import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { box, header, openShell, sidewaysScroll } from './shell.ts';
import { floorSoap } from './shopping.ts';

for (const width of [390, 767, 768, 1170, 1171, 1360, 1400, 1440])
  test(`the header has its elements at ${width} px and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openShell(page);
    const hasMenu = width > 1170;
    const expectedVisibility: readonly (readonly [Locator, boolean])[] = [
      [header(page).getByRole('link', { name: 'Vörulind, forsíða' }), true],
      [header(page).getByRole('button', { name: 'Innskráning' }), true],
      [header(page).getByRole('button', { name: 'Karfa: Tóm' }), true],
      [header(page).getByPlaceholder('Leitið og þér munið finna..'), width >= 768],
      [header(page).getByRole('link', { name: 'Leita' }), width < 768],
      [header(page).getByRole('button', { name: 'Opna valmynd' }), !hasMenu],
      [header(page).getByRole('button', { name: 'Vöruflokkar' }), hasMenu],
      [header(page).getByRole('navigation', { name: 'Um verslunina' }), hasMenu],
      [header(page).getByRole('link', { name: /Opið|Lokað/ }), hasMenu],
      [header(page).getByRole('link', { name: '555-0100' }), width >= 1360],
    ];
    for (const [element, visible] of expectedVisibility) await expect(element).toBeVisible({ visible });
    expect(await sidewaysScroll(page)).toBe(0);
  });

test('the navigation of the content system stands in the header, in its order', async ({ page }) => {
  await openShell(page, '/terms');
  const links = header(page).getByRole('navigation', { name: 'Um verslunina' }).getByRole('link');
  await expect(links).toHaveText(['Vöruflokkar', 'Tilboð', 'Framleiðendur', 'Sölumenn', 'Um okkur']);
  for (const [name, href] of [
    ['Framleiðendur', '/framleidendur'],
    ['Sölumenn', '/solumenn'],
    ['Um okkur', '/#about'],
  ] as const)
    await expect(links.filter({ hasText: name })).toHaveAttribute('href', href);
});

test('tells when the store opens and closes, by itself', async ({ page }) => {
  await page.goto('/terms');
  const date = await dayOfUsualHours(page);
  await page.clock.install({ time: new Date(`${date}T07:29:58Z`) });
  await page.goto('/');
  const status = header(page).getByRole('link', { name: /Opið|Lokað/ });
  await expect(status).toHaveText('LokaðOpnar í dag kl. 07:30');
  await page.clock.runFor('00:04');
  await expect(status).toHaveText('Opið í dag kl. 07:30–16:00');
  await page.clock.runFor('08:30:00');
  await expect(status).toHaveText(/^LokaðOpnar (?!í dag).+ kl\. \d\d:\d\d$/);
});

/** The first of the days that pages know on which the store is open as on most: 07:30 to 16:00. */
function dayOfUsualHours(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as { apiKey: string };
    const answer = await fetch('/backend/graphql?op=Hours', {
      method: 'POST',
      headers: { ApiKey: config.apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'query Hours { openingHours { date opensAt closesAt } }' }),
    });
    const { data } = (await answer.json()) as {
      data: { openingHours: { date: string; opensAt: number | null; closesAt: number | null }[] };
    };
    const usual = data.openingHours.find(
      ({ opensAt, closesAt }) => opensAt === 7.5 * 3600 && closesAt === 16 * 3600,
    );
    return usual?.date;
  });
}

test.describe('category menu', () => {
  test.beforeEach(async ({ page }) => {
    await openShell(page, '/terms');
    await expect(toggle(page)).toHaveRole('button');
  });

  const toggle = (page: Page) => header(page).getByRole('button', { name: 'Vöruflokkar' });
  const list = (page: Page) => header(page).getByRole('navigation', { name: 'Vöruflokkar' });
  const top = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true }).first();

  test('lists the top level without 737 and 800, and what is below the chosen one', async ({ page }) => {
    const tree = (await (await page.request.get('/api/flokkar')).json()) as {
      id: string;
      name: string;
      children: { name: string; children: { name: string }[] }[];
    }[];
    await toggle(page).click();
    const first = tree.find(({ id }) => id !== '737' && id !== '800');
    for (const { id, name } of tree) {
      // 737 heads its pictures instead; 800 is nowhere.
      const count = id === '800' ? 0 : 1;
      const links = list(page).getByRole('link', { name, exact: true });
      await expect(links).toHaveCount(id === first?.id ? 2 : count);
    }
    const child = first?.children[0];
    await expect(top(page, child?.name ?? '')).toBeVisible();
    await expect(top(page, child?.children[0]?.name ?? '')).toBeVisible();
    const campaign = tree.find(({ id }) => id === '737')?.children[0]?.name ?? '';
    const picture = list(page).getByRole('link', { name: campaign });
    await expect(picture).toBeVisible();
    expect((await box(picture)).height).toBeGreaterThan(96);
  });

  test('keeps what was chosen while the pointer crosses others on its way to it', async ({ page }) => {
    await toggle(page).click();
    await expect(top(page, 'Hreinsiefni og ræsting')).toBeVisible();
    const from = await box(top(page, 'Hreinsiefni og ræsting'));
    const to = await box(list(page).getByRole('link', { name: 'Gólfhreinsiefni' }));
    // The pointer does not rest, however long the browser takes from step to step.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.mouse.move(from.x + 120, from.y + 20);
    await page.mouse.move(from.x + 122, from.y + 22);
    const seen: boolean[] = [];
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(
        from.x + 122 + ((to.x + 400 - from.x) * step) / 12,
        from.y + 22 + ((to.y + 180 - from.y) * step) / 12,
      );
      seen.push(await list(page).getByRole('link', { name: 'Gólfhreinsiefni' }).isVisible());
    }
    expect(seen).not.toContain(false);
    await top(page, 'Umbúðir').hover();
    await expect(list(page).getByRole('link', { name: 'Gólfhreinsiefni' })).toHaveCount(0);
  });

  test('is worked with the arrow keys and gives the focus back', async ({ page }) => {
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(top(page, 'Hreinsiefni og ræsting')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(top(page, 'Hreinlæti og snyrting')).toBeFocused();
    // What is below the category has its name as a heading: until the tree is there, only the list names it.
    const named = list(page).getByRole('link', { name: 'Hreinlæti og snyrting', exact: true });
    await expect(named).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    const heading = named.last();
    await expect(heading).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(heading).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(top(page, 'Hreinlæti og snyrting')).toBeFocused();
    await page.keyboard.press('End');
    await expect(top(page, 'Framleiðendur')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('closes on a press outside, when the focus leaves and when the route changes', async ({ page }) => {
    await toggle(page).click();
    await page.mouse.click(700, 880);
    await expect(list(page)).toBeHidden();
    await toggle(page).click();
    await header(page).getByLabel('Leita að vöru').focus();
    await expect(list(page)).toBeHidden();
    await toggle(page).click();
    await top(page, 'Umbúðir').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Umbúðir' })).toBeVisible();
    await expect(list(page)).toBeHidden();
    await toggle(page).click();
    await page.goBack();
    await expect(list(page)).toBeHidden();
  });
});

test('the container is 1543 px at most, with 24 and 8 px beside it', async ({ page }) => {
  await openShell(page);
  const content = page.getByRole('main').getByRole('heading').first();
  for (const [width, side] of [
    [1700, null],
    [1599, 24],
    [768, 24],
    [767, 8],
    [390, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const logo = header(page).getByRole('link', { name: 'Vörulind, forsíða' });
    const { x, outer, padding } = await logo.evaluate(({ parentElement }) => {
      if (!parentElement) throw new Error('The logo stands in no container');
      const { x: left, width: wide } = parentElement.getBoundingClientRect();
      const { paddingLeft } = getComputedStyle(parentElement);
      return { x: left, outer: wide, padding: Number.parseFloat(paddingLeft) };
    });
    if (side === null) expect(outer).toBe(1543);
    else expect([x, padding]).toEqual([0, side]);
    await expect(content).toBeVisible();
  }
});

test('a link is prefetched within 200 px of the view, and not before', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const isRequested = () => requestedPaths.some((path) => path.startsWith('/vara/'));
  await page.setViewportSize({ width: 1440, height: 300 });
  await openShell(page);
  const top = await page
    .getByRole('main')
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) =>
      Math.min(
        ...links
          .filter((link) => link.getAttribute('href')?.startsWith('/vara/'))
          .map((link) => link.getBoundingClientRect().top),
      ),
    );
  const scrollTo = async (y: number): Promise<void> => {
    await page.mouse.move(700, 250);
    await page.mouse.wheel(0, y - (await page.evaluate(() => window.scrollY)));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  };
  await scrollTo(Math.floor(top) - 300 - 230);
  expect(isRequested()).toBe(false);
  await scrollTo(Math.floor(top) - 300 - 150);
  await expect.poll(isRequested).toBe(true);
});

test('pages that are fetched in advance bring none of their pictures', async ({ page }) => {
  const pictures: string[] = [];
  const fetched = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc')) fetched.add(pathname);
  });
  await page.goto(`/vara/${floorSoap.slug}`);
  await expect.poll(() => fetched.has('/') && fetched.size).toBeGreaterThan(3);
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
  expect(pictures.filter((address) => !shown.includes(address))).toEqual([]);
});
