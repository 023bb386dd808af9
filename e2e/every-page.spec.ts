import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { sidewaysScroll } from './shell.ts';

/* Takes minutes: `EVERY_PAGE=true npm run test:all`. What a page can be made to show is walked by accessibility.spec.ts. */

/** A phone and a desktop. */
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const category = '/voruflokkur/hreinsiefni-og-raesting';

/** Pages for everybody, in every state that an address has. */
const publicPages = [
  '/',
  '/voruflokkar',
  '/voruflokkar/hreinsiefni-og-raesting',
  category,
  `${category}?sida=2`,
  `${category}?syn=listi`,
  `${category}?siur=allar`,
  `${category}?verd-til=1`,
  '/framleidendur',
  '/framleidendur/taerun',
  '/vara/matarolia-repjuolia-5-l',
  '/vara/borar-fyrir-tre',
  '/vara/vidvorunarmidar-brothaett',
  '/vara/er-ekki-til',
  '/engin/slik/sida',
  '/leit',
  '/leit?leit=hanskar',
  '/leit?leit=qqqqqq',
  '/samanburdur',
  '/samanburdur?vorur=HRE-10204,HLI-10112,SKR-10401,UMB-10503',
  '/samanburdur?vorur=EKKI-TIL',
  '/solumenn',
  '/terms',
  '/privacy-policy',
  '/postlisti',
  '/postlisti/stadfesta',
  '/karfa',
  '/karfa/flytipontun',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/reset-password',
];

/** Pages of somebody who is signed in. */
const ownPages = [
  '/auth/home',
  '/auth/orders',
  '/auth/standing-orders',
  '/auth/alerts',
  '/auth/invoices',
  '/auth/statement',
  '/auth/statistics',
  '/auth/campaigns',
  '/auth/quotes',
  '/auth/favorites',
  '/auth/addresses',
  '/auth/cards',
  '/auth/settings',
  '/auth/employees',
  '/auth/approvals',
  '/auth/approvals/rules',
  '/auth/roles',
  '/auth/units',
  '/auth/repeat-order',
  '/auth/labels?leit=pappír',
  '/auth/actions',
];

const visitors = [
  { who: 'a guest', login: null, pages: publicPages },
  {
    who: 'a customer',
    login: 'jona',
    pages: [...ownPages, '/', category, '/vara/matarolia-repjuolia-5-l', '/karfa', '/karfa/vidtakandi'],
  },
  {
    who: 'a company’s manager',
    login: 'baldur',
    pages: [
      '/auth/home',
      '/auth/employees',
      '/auth/approvals',
      '/auth/approvals/rules',
      '/auth/roles',
      '/auth/units',
      '/auth/statistics',
      '/auth/invoices',
    ],
  },
  { who: 'an agent', login: 'solumadur', pages: ['/auth/home', '/', '/solumenn'] },
] as const;

async function expectGoodAtBothWidths(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const size of widths) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await expect(page.getByRole('button', { name: /^Karfa: / }), path).toBeVisible();
    await expectAccessible(page, `${path} at ${size.width} px`);
    expect(await sidewaysScroll(page), `${path} at ${size.width} px`).toBe(0);
  }
}

for (const { who, login, pages } of visitors)
  test(`axe finds nothing on any page of ${who}, on a phone and on a desktop`, async ({ page }) => {
    test.setTimeout(pages.length * 20_000);
    if (login) await signInByCall(page, login);
    if (login === 'jona') await fillCart(page);
    for (const path of pages) await test.step(path, () => expectGoodAtBothWidths(page, path));
  });
