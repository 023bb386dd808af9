import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsPages, employees, holidays, navigationItems } from '../../backend/src/db/schema/content.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { readLines } from '../../backend/src/import/read-lines.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';
import {
  CmsPageDocument,
  EmployeesDocument,
  OpeningHoursDocument,
} from '../../graphql/generated/documents.ts';
import { loadLines } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await testShop();
  folder = await mkdtemp(join(tmpdir(), 'content-import-'));
});
afterAll(async () => {
  await shop.connection.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of [cmsPages, navigationItems, employees, holidays, jobs]) await shop.db.delete(table);
});

const pageLine = (over: Record<string, unknown> = {}) => ({
  type: 'page',
  slug: 'afhending',
  title: 'Afhending',
  sections: [{ blocks: [{ type: 'text', text: 'Við komum.' }] }],
  ...over,
});
const withBlocks = (...blocks: unknown[]) => pageLine({ sections: [{ blocks }] });
const tags = async () =>
  (await shop.db.select().from(jobs))
    .flatMap(({ payload }) => (payload as { tags: string[] }).tags)
    .toSorted();
const page = async (slug: string) => (await shop.guest().ask(CmsPageDocument, { slug })).cmsPage;

describe('a page', () => {
  it('is created, changed and removed, and the storefront is notified each time', async () => {
    expect((await loadLines(shop.db, [pageLine()])).changed.content).toBe(1);
    expect(await tags()).toEqual(['page:afhending', 'pages']);
    expect(await page('afhending')).toMatchObject({
      title: 'Afhending',
      description: null,
      sections: [{ anchor: null, title: null, blocks: [{ __typename: 'CmsTextBlock', text: 'Við komum.' }] }],
    });

    const first = (await page('afhending'))?.updatedAt;
    await shop.db.delete(jobs);
    expect((await loadLines(shop.db, [pageLine()])).changed.content).toBe(0);
    expect(await tags()).toEqual([]);
    expect((await page('afhending'))?.updatedAt).toBe(first);

    await loadLines(shop.db, [pageLine({ title: 'Heimsending' })]);
    expect((await page('afhending'))?.title).toBe('Heimsending');
    expect((await page('afhending'))?.updatedAt).not.toBe(first);

    await shop.db.delete(jobs);
    await loadLines(shop.db, [{ type: 'page', slug: 'afhending', remove: true }]);
    expect(await page('afhending')).toBeNull();
    expect(await tags()).toEqual(['page:afhending', 'pages']);
    expect(
      (await loadLines(shop.db, [{ type: 'page', slug: 'afhending', remove: true }])).changed.content,
    ).toBe(0);
  });

  it('leaves the other pages and the catalogue unchanged', async () => {
    await loadLines(shop.db, [pageLine(), pageLine({ slug: 'skil' })]);
    await loadLines(shop.db, [pageLine({ title: 'Ný' })]);
    expect((await page('skil'))?.title).toBe('Afhending');
  });

  it('may contain every kind of block, with only its required fields', async () => {
    const { problems } = await loadLines(shop.db, [
      withBlocks(
        { type: 'banner' },
        { type: 'banner', title: '', text: null, link: '', image: 'myndir/a.webp' },
        { type: 'products', choose: { count: 4 } },
        { type: 'categories' },
        { type: 'text', text: '**Já** [skilmálar](/terms)' },
        { type: 'marquee', items: ['a', 'a', 'b'] },
      ),
    ]);
    expect(problems).toEqual([]);
    const blocks = (await page('afhending'))?.sections[0]?.blocks;
    expect(blocks).toMatchObject([
      { __typename: 'CmsBannerBlock', title: null, text: null, image: null, link: null },
      { title: null, link: null, image: { assetPath: 'myndir/a.webp' } },
      { __typename: 'CmsProductBlock', products: [] },
      { __typename: 'CmsCategoriesBlock', categories: [] },
      { __typename: 'CmsTextBlock', text: '**Já** [skilmálar](/terms)' },
      { __typename: 'CmsMarqueeBlock', items: ['a', 'b'] },
    ]);
  });
});

describe('an invalid line', () => {
  const long = (length: number) => 'x'.repeat(length);
  it.each([
    [pageLine({ slug: 'Síða' }), 'slug', /a-z/],
    [pageLine({ slug: 'karfa' }), 'slug', /address of the shop itself/],
    [pageLine({ slug: 'vara' }), 'slug', /address of the shop itself/],
    [pageLine({ title: '' }), 'title', /empty/],
    [pageLine({ title: long(201) }), 'title', /longer than 200/],
    [pageLine({ html: '<b>' }), 'html', /not a field/],
    [pageLine({ sections: [] }), 'sections', /./],
    [pageLine({ sections: 'x' }), 'sections', /./],
    [pageLine({ sections: [{ blocks: [], anchor: 'Um Okkur' }] }), 'sections.0.anchor', /lower-case/],
    [
      pageLine({
        sections: [
          { blocks: [], anchor: 'a' },
          { blocks: [], anchor: 'a' },
        ],
      }),
      'sections.1',
      /another/,
    ],
    [pageLine({ sections: [{ blocks: [], onclick: 'x' }] }), 'sections.0.onclick', /not a field/],
    [withBlocks({ type: 'html', html: '<script>' }), 'sections.0.blocks.0.type', /banner, products/],
    [withBlocks({ type: 'text' }), 'sections.0.blocks.0.text', /./],
    [withBlocks({ type: 'text', text: long(20_001) }), 'sections.0.blocks.0.text', /longer than 20000/],
    [withBlocks({ type: 'text', text: 'a\u0000b' }), 'sections.0.blocks.0.text', /not text/],
    [withBlocks({ type: 'text', text: '\ud800' }), 'sections.0.blocks.0.text', /not text/],
    [withBlocks({ type: 'text', text: ['a'] }), 'sections.0.blocks.0.text', /./],
    [
      withBlocks({ type: 'banner', link: 'javascript:alert(1)' }),
      'sections.0.blocks.0.link',
      /path of this site/,
    ],
    [withBlocks({ type: 'banner', link: '/\t/evil.test' }), 'sections.0.blocks.0.link', /path of this site/],
    [withBlocks({ type: 'banner', image: '../etc/passwd' }), 'sections.0.blocks.0.image', /./],
    [withBlocks({ type: 'banner', image: 'https://evil.test/x.png' }), 'sections.0.blocks.0.image', /./],
    [withBlocks({ type: 'products', choose: { count: 99 } }), 'sections.0.blocks.0.choose.count', /./],
    [withBlocks({ type: 'products', choose: { skus: [] } }), 'sections.0.blocks.0.choose.skus', /./],
    [withBlocks({ type: 'marquee', items: [long(101)] }), 'sections.0.blocks.0.items.0', /longer than 100/],
    [{ type: 'page', slug: 'terms', remove: true }, 'slug', /cannot be without/],
    [{ type: 'page', slug: 'a', remove: false }, 'remove', /./],
    [{ type: 'page', slug: 'a', remove: true, title: 'b' }, 'title', /not a field/],
    [
      { type: 'navigation', items: [{ id: 'a', title: 'A', url: 'data:text/html,x' }] },
      'items.0.url',
      /path/,
    ],
    [
      {
        type: 'navigation',
        items: [
          { id: 'a', title: 'A', url: '/' },
          { id: 'a', title: 'B', url: '/' },
        ],
      },
      'items.1',
      /id of another/,
    ],
    [
      { type: 'opening-hours', week: [{ weekday: 7, opensAt: '07:30', closesAt: '16:00' }] },
      'week.0.weekday',
      /./,
    ],
    [
      { type: 'opening-hours', week: [{ weekday: 1, opensAt: '7:30', closesAt: '16:00' }] },
      'week.0.opensAt',
      /07:30/,
    ],
    [
      { type: 'opening-hours', week: [{ weekday: 1, opensAt: '17:00', closesAt: '16:00' }] },
      'week.0',
      /before it opens/,
    ],
    [{ type: 'holiday', date: '2026-02-30', name: 'x' }, 'date', /2026-12-24/],
    [{ type: 'holiday', date: '2026-12-24' }, 'name', /./],
    [{ type: 'public-holidays', from: 2030, to: 2026 }, 'to', /after/],
    [
      { type: 'employees', people: [{ id: 'a', name: 'A', email: 'x', phone: '5550100' }] },
      'people.0.email',
      /e-mail/,
    ],
    [
      { type: 'employees', people: [{ id: 'a', name: 'A', email: 'a@b.is', phone: '+354' }] },
      'people.0.phone',
      /seven/,
    ],
    [{ type: 'website', name: 'A' }, 'ssn', /./],
    [{ type: 'carousel' }, 'type', /takes brand, category, product, page, navigation/],
    ['page', '', /./],
    [null, '', /./],
  ])('%j is reported with its number, field and reason', async (line, field, reason) => {
    const { problems, loaded } = await loadLines(shop.db, [pageLine({ slug: 'god-sida' }), line]);
    expect(problems.map((problem) => problem.line)).toEqual(problems.map(() => 2));
    const problem = problems.find((one) => one.field === field);
    expect(problem).toBeDefined();
    expect(problem?.reason).toMatch(reason);
    expect(loaded).toBe(true);
    expect(await page('god-sida')).not.toBeNull();
  });

  it('blocks all the others when loading must be all or nothing', async () => {
    const { loaded, changed } = await loadLines(shop.db, [pageLine(), pageLine({ slug: 'karfa' })], {
      strict: true,
    });
    expect([loaded, changed.content]).toEqual([false, 0]);
    expect(await page('afhending')).toBeNull();
    expect(await tags()).toEqual([]);
  });
});

describe('small lists', () => {
  it('are exactly what the line says, in its order', async () => {
    const person = (id: string) => ({ id, name: id, email: `${id}@vorulind.test`, phone: '5550100' });
    await loadLines(shop.db, [{ type: 'employees', people: [person('b'), person('a')] }]);
    await loadLines(shop.db, [{ type: 'employees', people: [person('c'), person('b')] }]);
    const names = (await shop.guest().ask(EmployeesDocument, {})).employees.map(({ id }) => id);
    expect(names).toEqual(['c', 'b']);
    expect(await tags()).toEqual(['employees', 'employees']);
  });

  it('close a day that the shop chose, and open it again', async () => {
    const hours = async () =>
      (await shop.guest().ask(OpeningHoursDocument, { from: '2026-11-25', days: 1 })).openingHours[0];
    const weekday = { weekday: 3, opensAt: '07:30', closesAt: '16:00' };
    await loadLines(shop.db, [{ type: 'opening-hours', week: [weekday] }]);
    expect(await hours()).toMatchObject({ isOpen: true, holiday: null });
    await loadLines(shop.db, [{ type: 'holiday', date: '2026-11-25', name: 'vörutalning' }]);
    expect(await hours()).toMatchObject({ isOpen: false, holiday: 'vörutalning' });
    await loadLines(shop.db, [
      { type: 'holiday', date: '2026-11-25', name: 'vörutalning', closesAt: '12:00' },
    ]);
    expect(await hours()).toMatchObject({ closesAt: 43_200 });
    await loadLines(shop.db, [{ type: 'holiday', date: '2026-11-25', remove: true }]);
    expect(await hours()).toMatchObject({ isOpen: true, holiday: null });
    expect(await tags()).toEqual(['opening-hours', 'opening-hours', 'opening-hours', 'opening-hours']);
  });
});

describe('stored content that an import would refuse', () => {
  it('is returned without its invalid parts', async () => {
    const kept = [
      { title: 'x'.repeat(500), anchor: '"><script>', blocks: [{ type: 'hologram' }, null, 7] },
      {
        blocks: [
          { type: 'banner', title: 'Góð', link: 'javascript:alert(1)' },
          { type: 'text', text: 'Texti' },
        ],
      },
      { blocks: 'none' },
    ];
    await shop.db.insert(cmsPages).values({ slug: 'gomul', title: 'Gömul', sections: kept as never });
    await shop.db.insert(cmsPages).values({ slug: 'onyt', title: 'Ónýt', sections: 'nothing' as never });
    expect(await page('gomul')).toMatchObject({
      sections: [
        { anchor: null, title: null, blocks: [] },
        { blocks: [{ __typename: 'CmsTextBlock', text: 'Texti' }] },
        { blocks: [] },
      ],
    });
    expect(await page('onyt')).toMatchObject({ title: 'Ónýt', sections: [] });
  });
});

describe('a pretty-printed file', () => {
  const read = async (name: string, text: string): Promise<RawLine[]> => {
    const file = join(folder, name);
    await writeFile(file, text);
    const lines: RawLine[] = [];
    for await (const line of readLines(file)) lines.push(line);
    return lines;
  };

  it('is one line over many, or a list of lines', async () => {
    expect(await read('a.json', '\uFEFF{\n  "type": "page"\n}\n')).toEqual([
      { line: 1, value: { type: 'page' } },
    ]);
    expect(await read('b.json', '[\n {"a":1},\n {"b":2}\n]')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, value: { b: 2 } },
    ]);
  });

  it('is still JSON lines when each line is a value', async () => {
    expect(await read('c.json', '{"a":1}\n{"b":2}\n')).toHaveLength(2);
    expect(await read('d.json', '{"a":1}\n{"b":\n')).toMatchObject([
      { line: 1, value: { a: 1 } },
      { line: 2, problem: expect.stringContaining('not JSON') as string },
    ]);
  });

  it('is reported as invalid JSON', async () => {
    expect(await read('e.json', '{\n  "type": page\n}')).toMatchObject([
      { line: 1, problem: expect.stringContaining('not JSON') as string },
    ]);
  });
});
