import type { Page } from 'playwright';

export type Role = 'guest' | 'buyer' | 'agent';

export interface Screen {
  name: string;
  path: string;
  /** Opens an overlay above the page. */
  open?: (page: Page) => Promise<void>;
  /** Only at these widths of `widths`. */
  at?: readonly number[];
}

/** A phone, a tablet, and both sides of the mobile menu's breakpoint (specification §9). */
export const widths = [390, 768, 1170, 1440] as const;

const product = '/vara/alhlida-hreinsir-lofnarblomailmur-10-l';

const pressed = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const inHeader = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first().click();

async function typeSearch(page: Page): Promise<void> {
  const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.click();
  await field.fill('hanskar');
}

async function throughToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await page.getByRole('radio', { name: /Sækja í verslun/ }).check();
  await page.getByRole('button', { name: 'Áfram í greiðslu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Greiðsla' }).waitFor();
}

/** Shows the consent question, which every other screen has answered. */
async function askAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('unasked', 'true');
    localStorage.removeItem('consent');
  });
  await page.reload();
  await page.getByRole('dialog', { name: 'Vafrakökur' }).waitFor();
}

const plain = (paths: readonly string[]): Screen[] => paths.map((path) => ({ name: path, path }));

const everybody: readonly Screen[] = [
  ...plain([
    '/',
    product,
    '/vara/er-ekki-til',
    '/voruflokkar',
    '/voruflokkar/hreinsiefni-og-raesting',
    '/voruflokkur/hreinsiefni-og-raesting',
    '/voruflokkur/hreinsiefni-og-raesting?sida=2',
    '/framleidendur',
    '/framleidendur/birkiblad',
    '/vara/ryksuga-8-l-med-10-m-snuru',
    '/leit',
    '/leit?leit=hanskar',
    '/leit?leit=qqqqqq',
    '/samanburdur',
    '/samanburdur?vorur=HRE-10204,HLI-10112,SKR-10401,UMB-10503',
    '/solumenn',
    '/karfa/flytipontun',
  ]),
];

const guest: readonly Screen[] = [
  ...everybody,
  ...plain([
    '/karfa',
    '/terms',
    '/privacy-policy',
    '/postlisti',
    '/horfin-vara',
    '/auth/sign-in',
    '/auth/sign-up',
    '/auth/forgot-password',
    '/auth/confirm-email',
    '/auth/reset-password',
    '/auth/invitation',
  ]),
  { name: 'consent', path: '/terms', open: askAgain },
  { name: 'category menu', path: '/', open: inHeader('Vöruflokkar'), at: [1440] },
  { name: 'mobile menu', path: '/', open: inHeader('Opna valmynd'), at: [390, 768, 1170] },
  { name: 'opening hours', path: '/', open: inHeader('Opnunartími næstu daga'), at: [1440] },
  { name: 'sign-in', path: '/terms', open: inHeader('Innskráning') },
  { name: 'empty cart', path: '/terms', open: inHeader(/^Karfa: /) },
  { name: 'search', path: '/terms', open: typeSearch, at: [768, 1170, 1440] },
  { name: 'filters', path: '/voruflokkur/hreinsiefni-og-raesting', open: pressed(/^Síur/), at: [390, 768] },
  { name: 'zoom', path: product, open: pressed('Stækka mynd') },
];

const account = [
  '/auth/home',
  '/auth/orders',
  '/auth/standing-orders',
  '/auth/alerts',
  '/auth/invoices',
  '/auth/statement',
  '/auth/quotes',
  '/auth/favorites',
  '/auth/carts',
  '/auth/addresses',
  '/auth/cards',
  '/auth/settings',
  '/auth/statistics',
  '/auth/approvals',
  '/auth/approvals/rules',
  '/auth/roles',
  '/auth/units',
  '/auth/repeat-order',
  '/auth/labels?leit=pappír',
  '/auth/employees',
] as const;

async function firstRow(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/auth\/\w+\/.+/);
}

const buyer: readonly Screen[] = [
  ...everybody,
  ...plain(account),
  ...plain(['/karfa', '/karfa/vidtakandi']),
  { name: 'payment', path: '/karfa/vidtakandi', open: throughToPayment },
  { name: 'order', path: '/auth/orders', open: firstRow },
  { name: 'standing order', path: '/auth/standing-orders', open: firstRow },
  { name: 'invoice', path: '/auth/invoices', open: firstRow },
  { name: 'quote', path: '/auth/quotes', open: firstRow },
  { name: 'account menu', path: '/terms', open: inHeader(/^Mínar síður/) },
  { name: 'cart', path: '/terms', open: inHeader(/^Karfa: /) },
  { name: 'search', path: '/terms', open: typeSearch, at: [768, 1170, 1440] },
  { name: 'export', path: '/karfa', open: pressed('Flytja út') },
];

const agent: readonly Screen[] = [
  ...plain(['/', product, '/karfa/flytipontun', '/auth/home', '/auth/quotes', '/auth/settings', '/karfa']),
  { name: 'account menu', path: '/terms', open: inHeader(/^Mínar síður/) },
  {
    name: 'palette',
    path: '/terms',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Flýtileit' }).waitFor();
    },
  },
];

export const screens: Readonly<Record<Role, readonly Screen[]>> = { guest, buyer, agent };
