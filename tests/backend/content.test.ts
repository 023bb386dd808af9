import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPages, employees, holidays } from '../../backend/src/db/schema/content.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { seedContent } from '../../backend/src/seed/content.ts';
import { parseRichText } from '../../lib/rules/text/rich-text.ts';
import { websiteInfoSchema } from '../../lib/contract/rest-schemas.ts';
import {
  CmsNavigationDocument,
  CmsPageDocument,
  EmployeesDocument,
  OpeningHoursDocument,
} from '../../graphql/generated/documents.ts';
import { categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

const source = join(import.meta.dirname, '../../backend/src/seed/content');
let shop: Shop;
let guest: Visitor;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(source, folder, { recursive: true });
  shop = await testShop();
  await seedContent(shop.db, folder);
  guest = shop.guest();
});
afterAll(async () => {
  await shop.connection.close();
  await rm(folder, { recursive: true });
});

async function withFile(
  name: string,
  change: (content: never) => unknown,
  test: () => Promise<void>,
): Promise<void> {
  const path = join(folder, name);
  const before = await readFile(path, 'utf8');
  await writeFile(path, JSON.stringify(change(JSON.parse(before) as never)));
  try {
    await test();
  } finally {
    await writeFile(path, before);
  }
}

describe('the content files', () => {
  it('change nothing when loaded a second time', async () => {
    const state = async () => [
      await shop.db.select().from(cmsPages),
      await shop.db.select().from(employees),
      await shop.db.select().from(holidays),
      await shop.db.select().from(jobs),
    ];
    const before = await state();
    await seedContent(shop.db, folder);
    expect(await state()).toEqual(before);
  });

  it('invalidate in the storefront what changed, and only that', async () => {
    await shop.db.delete(jobs);
    await withFile(
      'pages/terms.json',
      (page: object) => ({ ...page, title: 'Skilmálar' }),
      async () => {
        await seedContent(shop.db, folder);
      },
    );
    expect((await shop.db.select().from(jobs)).map((job) => job.payload)).toEqual([
      { tags: ['page:terms', 'pages'] },
    ]);
  });

  it.each([
    ['pages/terms.json', { type: 'carousel' }, /pages\/terms\.json: sections\.0\.blocks\.0\.type/],
    ['pages/terms.json', { type: 'text' }, /sections\.0\.blocks\.0\.text/],
    [
      'pages/terms.json',
      { type: 'banner', link: 'javascript:alert(1)' },
      /blocks\.0\.link: takes a path of this site/,
    ],
    ['pages/terms.json', { type: 'banner', link: '//elsewhere.test' }, /blocks\.0\.link/],
    ['pages/terms.json', { type: 'text', text: 'a', html: '<b>' }, /html/],
  ])('are refused in %s for the block %j', async (name, block, message) => {
    await withFile(
      name,
      (page: object) => ({ ...page, sections: [{ blocks: [block] }] }),
      async () => {
        await expect(seedContent(shop.db, folder)).rejects.toThrow(message);
      },
    );
  });

  it('are refused naming every problem with its file', async () => {
    await withFile(
      'website.json',
      (site: object) => ({ ...site, ssn: '0209804299', phoneNumber: '12' }),
      async () => {
        await withFile(
          'navigation.json',
          () => ({ type: 'navigation', items: [{ id: 'a', title: '', url: '/a' }] }),
          async () => {
            const failure = await seedContent(shop.db, folder).then(() => '', String);
            expect(failure).toMatch(/website\.json: ssn/);
            expect(failure).toMatch(/website\.json: phoneNumber/);
            expect(failure).toMatch(/navigation\.json: items\.0\.title/);
          },
        );
      },
    );
  });

  it('are refused naming the file that is not JSON', async () => {
    const path = join(folder, 'pages/broken.json');
    await writeFile(path, '{');
    await expect(seedContent(shop.db, folder)).rejects.toThrow(/broken\.json/);
    await rm(path);
  });
});

describe('the content for visitors', () => {
  it('contains who the seller is', async () => {
    const info = websiteInfoSchema.parse(await (await guest.fetch('/site/info')).json());
    expect(info).toMatchObject({ name: 'Vörulind ehf.', ssn: '4807141590', email: 'hallo@vorulind.test' });
  });

  it('contains the navigation in its order', async () => {
    const { cmsNavigation } = await guest.ask(CmsNavigationDocument, {});
    expect(cmsNavigation[0]).toMatchObject({ title: 'Vöruflokkar', url: '/voruflokkar', external: false });
    expect(cmsNavigation[0]?.updatedAt).toMatch(/Z$/);
    expect(cmsNavigation.map(({ title }) => title)).toContain('Sölumenn');
  });

  it('contains the sales staff', async () => {
    const { employees: people } = await guest.ask(EmployeesDocument, {});
    expect(people.length).toBeGreaterThanOrEqual(6);
    for (const person of people) expect(person.name).toContain(' ÞÍ ');
  });

  it.each(['solumenn', 'privacy-policy', 'terms'])(
    'contains the page %s, whose links all work',
    async (slug) => {
      const { cmsPage } = await guest.ask(CmsPageDocument, { slug });
      const texts = (cmsPage?.sections ?? [])
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.__typename === 'CmsTextBlock' ? (block.text ?? '') : []));
      expect(texts.length).toBeGreaterThan(0);
      const pieces = texts
        .flatMap(parseRichText)
        .flatMap(({ lines }) => lines.flatMap((line) => line.pieces));
      const written = texts.join('\n').match(/\]\(/g)?.length ?? 0;
      expect(pieces.filter(({ kind }) => kind === 'link')).toHaveLength(written);
    },
  );

  it('does not contain a page with an unknown slug', async () => {
    for (const slug of ['engin', '', 'a\u0000', '../site']) {
      expect((await guest.ask(CmsPageDocument, { slug })).cmsPage).toBeNull();
    }
  });

  it('contains the front page with its sections, with only the products that the visitor may see', async () => {
    await loadLines(shop.db, [
      categoryLine('tilbod-og-herferdir', { id: 737 }),
      productLine({ sku: 'T-1', categories: ['tilbod-og-herferdir'], discount: 20 }),
      productLine({ sku: 'T-2', categories: ['tilbod-og-herferdir'], discount: 20, visibleByGuest: false }),
      productLine({ sku: 'T-3' }),
    ]);
    const { cmsPage } = await guest.ask(CmsPageDocument, { slug: 'front-page' });
    expect(cmsPage?.sections.map(({ anchor }) => anchor)).toEqual(['top', 'about', 'where', 'openinghours']);
    const blocks = cmsPage?.sections.flatMap((section) => section.blocks) ?? [];
    expect(new Set(blocks.map((block) => block.__typename))).toEqual(
      new Set(['CmsBannerBlock', 'CmsProductBlock', 'CmsCategoriesBlock', 'CmsTextBlock', 'CmsMarqueeBlock']),
    );
    const bands = blocks.flatMap((block) =>
      block.__typename === 'CmsProductBlock' ? [block.products.map(({ sku }) => sku)] : [],
    );
    expect(bands).toEqual([['T-1']]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });
});

describe('opening hours', () => {
  /** With what the shop itself words otherwise. */
  const wholeHours = OpeningHoursDocument.replace(
    'date',
    'date dayString opensAtString closesAtString',
  ) as typeof OpeningHoursDocument;
  const hours = async (from: string | null, days?: number) =>
    (await guest.ask(wholeHours, { from, days })).openingHours;
  const open = {
    isOpen: true,
    opensAt: 27_000,
    closesAt: 57_600,
    opensAtString: '07:30',
    closesAtString: '16:00',
  };
  const closed = { isOpen: false, opensAt: null, closesAt: null, opensAtString: null, closesAtString: null };

  it('are for a week from today by default', async () => {
    const week = await hours(null);
    expect(week).toHaveLength(7);
    expect(week.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false]);
  });

  it('are 07:30 to 16:00 on weekdays and nothing at weekends', async () => {
    expect(await hours('2026-11-20', 3)).toMatchObject([
      { date: '2026-11-20', day: 5, dayString: 'föstudagur', ...open, holiday: null },
      { date: '2026-11-21', day: 6, dayString: 'laugardagur', ...closed },
      { date: '2026-11-22', day: 0, dayString: 'sunnudagur', ...closed },
    ]);
  });

  it.each([
    ['2026-04-02', 'skírdagur'],
    ['2027-03-26', 'föstudagurinn langi'],
    ['2028-04-20', 'sumardagurinn fyrsti'],
    ['2029-08-06', 'frídagur verslunarmanna'],
    ['2030-06-17', 'þjóðhátíðardagurinn'],
    ['2026-12-26', 'annar í jólum'],
  ])('are empty on %s, %s', async (date, holiday) => {
    expect(await hours(date, 1)).toMatchObject([{ ...closed, holiday }]);
  });

  it('end at 13:00 on 24 and 31 December, if these are weekdays', async () => {
    const early = { ...open, closesAt: 46_800, closesAtString: '13:00' };
    expect(await hours('2026-12-24', 1)).toMatchObject([{ ...early, holiday: 'aðfangadagur' }]);
    expect(await hours('2026-12-31', 1)).toMatchObject([{ ...early, holiday: 'gamlársdagur' }]);
    expect(await hours('2028-12-31', 1)).toMatchObject([{ ...closed, holiday: 'gamlársdagur' }]);
  });

  it('are closed all day where the shop itself says so', async () => {
    await shop.db.insert(holidays).values({ date: '2026-11-25', name: 'vörutalning', closesAt: null });
    expect(await hours('2026-11-25', 1)).toMatchObject([{ ...closed, holiday: 'vörutalning' }]);
    await seedContent(shop.db, folder);
    expect(await hours('2026-11-25', 1)).toMatchObject([{ holiday: 'vörutalning' }]);
    await shop.db.delete(holidays).where(eq(holidays.date, '2026-11-25'));
  });

  it.each([
    [{ from: '2026-02-30' }],
    [{ from: '20.11.2026' }],
    [{ from: '' }],
    [{ days: 0 }],
    [{ days: 32 }],
  ])('are refused for %j', async (variables) => {
    expect((await guest.fail(OpeningHoursDocument, variables)).code).toBe('BAD_REQUEST');
  });
});
