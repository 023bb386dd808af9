import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';

const category = '/voruflokkur/hreinsiefni-og-raesting';

/** Public pages that search engines read; each is itself. */
const pages = [
  '/',
  '/voruflokkar',
  '/voruflokkar/hreinsiefni-og-raesting',
  category,
  `${category}?sida=2`,
  `${category}?sida=3`,
  '/framleidendur',
  '/framleidendur/taerun',
  '/vara/matarolia-repjuolia-5-l',
  '/vara/matarolia-repjuolia-1-l',
  '/solumenn',
  '/terms',
  '/privacy-policy',
];

async function headOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return { title, description, canonical, isIndexed: !html.includes('content="noindex') };
}

test('every public page has a title and a description of its own, and is canonical itself', async ({
  page,
  baseURL,
}) => {
  const heads = await Promise.all(pages.map((path) => headOf(page, path)));
  for (const [index, { title, description, canonical, isIndexed }] of heads.entries()) {
    const path = pages[index] ?? '';
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThan(20);
    expect([canonical, isIndexed], path).toEqual([path === '/' ? baseURL : `${baseURL}${path}`, true]);
  }
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map((head) => head[part])).size, part).toBe(pages.length);
});

test('a sorted or narrowed listing is not indexed, and names the plain one', async ({ page, baseURL }) => {
  const html = await (await page.request.get(category)).text();
  expect(html).toContain(`rel="canonical" href="${baseURL}${category}"`);
  for (const query of ['?rada=verd', '?rada=verd&sida=2', '?verd-til=500']) {
    const answer = await page.request.get(category + query);
    expect(answer.status(), query).toBe(200);
    if (new URL(answer.url()).search === '') throw new Error(`${query} is no state of a listing`);
    expect(await headOf(page, category + query), query).toMatchObject({
      canonical: `${baseURL}${category}`,
      isIndexed: false,
    });
  }
});
