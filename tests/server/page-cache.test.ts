import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangedTags } from '../../lib/page-cache/changed-tags.ts';
import { type DiskStore, createDiskStore } from '../../lib/page-cache/disk-store.ts';
import { fromPageParts, type NextValue, toPageParts } from '../../lib/page-cache/next-value.ts';
import { packPage, pageFromBytes, pageToBytes, unpackPage } from '../../lib/page-cache/packed-page.ts';
import { isSelfContained, PageCache } from '../../lib/page-cache/page-cache.ts';
import { createRecentPages } from '../../lib/page-cache/recent-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vorulind-pages-'));
});
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const htmlOf = (name: string): string =>
  `<h1>${name}</h1>${Array.from({ length: 400 }, (_, line) => `<p>${name} ${line} þæö</p>`).join('')}`;

interface EntryOptions {
  status?: number;
  tags?: string;
  madeAt?: number;
  begunAt?: number;
}

function page(
  name: string,
  { status = 200, tags = 'catalogue', madeAt = Date.now(), begunAt = madeAt }: EntryOptions = {},
) {
  const head = {
    key: name,
    kind: 'APP_PAGE' as const,
    status,
    headers: { 'x-next-cache-tags': tags },
    cacheControl: { revalidate: 300, expire: 1_200 },
    madeAt,
    begunAt,
  };
  return packPage(head, new Map([['html', Buffer.from(htmlOf(name))]]));
}

const open: DiskStore[] = [];
function openStore(capacity?: number): DiskStore {
  const store = createDiskStore(folder, capacity);
  open.push(store);
  return store;
}
const onDisk = () => {
  const store = openStore();
  return new PageCache(() => Promise.resolve(store));
};

async function html(cache: PageCache, path: string): Promise<string | undefined> {
  const found = await cache.find(path);
  return found && (await unpackPage(found)).get('html')?.toString();
}

describe('a packed page', () => {
  it('comes back as it was, through the bytes of a store', async () => {
    const bytes = fc.uint8Array({ maxLength: 2_000 }).map((array) => Buffer.from(array));
    const value = fc.record({
      kind: fc.constant('APP_PAGE' as const),
      html: fc.string({ unit: 'grapheme' }),
      rscData: fc.option(bytes, { nil: undefined }),
      segmentData: fc.option(
        fc
          .uniqueArray(fc.tuple(fc.string(), bytes), { minLength: 1, selector: ([name]) => name })
          .map((list) => new Map(list)),
        { nil: undefined },
      ),
      postponed: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
      headers: fc.constant<OutgoingHttpHeaders>({ link: '<a>', 'x-two': ['x', 'y'] }),
      status: fc.constantFrom(200, 308, 404),
    });
    await fc.assert(
      fc.asyncProperty(value, async (given: NextValue) => {
        const { kind, headers, status } = given;
        const head = { key: 'k', kind, headers, status, cacheControl: undefined, madeAt: 1, begunAt: 1 };
        const again = pageFromBytes(pageToBytes(await packPage(head, toPageParts(given))));
        expect(fromPageParts(again.head, await unpackPage(again))).toEqual(given);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps no more memory than its bytes, wherever they came from', async () => {
    const packed = await page('own');
    // As Redis's client hands a page over: a piece of all that came at once.
    const reply = Buffer.concat([Buffer.alloc(60_000), pageToBytes(packed)]).subarray(60_000);
    for (const { body } of [packed, pageFromBytes(reply)]) expect(body.buffer.byteLength).toBe(body.length);
  });
});

describe('pages on disk', () => {
  it('are all found again, many more than memory holds', async () => {
    const store = openStore();
    const recent = createRecentPages(10_000);
    const cache = new PageCache(() => Promise.resolve(store), recent);
    const paths = Array.from({ length: 1_000 }, (_, index) => `/vara/${index}`);
    for (const path of paths) await cache.store(path, await page(path));
    expect(paths.filter((path) => recent.get(path)).length).toBeLessThan(100);
    for (const path of paths) expect(await html(cache, path)).toBe(htmlOf(path));
  });

  it('make room by those that were written longest ago', async () => {
    const bytes = Buffer.alloc(1_000);
    const store = openStore(3_500);
    for (const path of ['a', 'b', 'c', 'd']) await store.write(path, bytes, 1_000);
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((path) => store.read(path)));
    expect(kept.map((one) => one !== undefined)).toEqual([false, true, true, true]);
  });

  it('are what was written last or none, whatever is written and however often the file is full', async () => {
    const writes = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 400 })),
      {
        minLength: 1,
        maxLength: 60,
      },
    );
    await fc.assert(
      fc.asyncProperty(writes, async (list) => {
        const store = openStore(1_000);
        const last = new Map<string, Buffer>();
        for (const [index, [path, length]] of list.entries()) {
          const bytes = Buffer.alloc(length, index + 1);
          last.set(path, bytes);
          await store.write(path, bytes, 1_000);
          expect(await store.read(path)).toEqual(bytes);
          for (const [other, expected] of last)
            expect([expected, undefined]).toContainEqual(await store.read(other));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are whole when many are written and read at once', async () => {
    const store = openStore(20_000);
    const bytesOf = (index: number) => Buffer.alloc(900, index % 250);
    const wrong: string[] = [];
    const tasks = Array.from({ length: 400 }, async (_, index) => {
      await store.write(`p${index % 30}`, bytesOf(index % 30), 1_000);
      const read = await store.read(`p${(index * 7) % 30}`);
      if (read && !read.equals(bytesOf((index * 7) % 30))) wrong.push(`p${(index * 7) % 30}`);
    });
    await Promise.all(tasks);
    expect(wrong).toEqual([]);
  });

  it('begin empty: what a process that has ended left is deleted, and nobody else’s', async () => {
    await onDisk().store('/a', await page('/a'));
    for (const pid of [999_999_999, process.ppid]) writeFileSync(join(folder, String(pid)), 'pages');
    expect(await onDisk().find('/a')).toBeUndefined();
    expect(readdirSync(folder).toSorted()).toEqual([process.pid, process.ppid].map(String).toSorted());
  });

  it('cost nothing but the page when they are damaged', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = openStore();
    await new PageCache(() => Promise.resolve(store)).store('/a', await page('/a'));
    const file = join(folder, String(process.pid));
    writeFileSync(file, 'x'.repeat(statSync(file).size));
    expect(await new PageCache(() => Promise.resolve(store)).find('/a')).toBeUndefined();
  });

  it('may be missing altogether: memory then serves', async () => {
    const cache = new PageCache(() => Promise.resolve(undefined));
    await cache.store('/a', await page('/a'));
    expect(await html(cache, '/a')).toBe(htmlOf('/a'));
  });
});

describe('a change', () => {
  it('throws out the pages with its tag, on disk and in memory, and no others', async () => {
    const cache = onDisk();
    await cache.store('/a', await page('/a', { tags: 'product:1,catalogue' }));
    await cache.store('/b', await page('/b', { tags: 'product:2,catalogue' }));
    cache.changed.mark('product:1', Date.now());
    expect(await cache.find('/a')).toBeUndefined();
    expect(await html(cache, '/b')).toBe(htmlOf('/b'));
  });

  it('also throws out a page whose making had begun before it', async () => {
    const cache = onDisk();
    cache.begin('/a');
    cache.changed.mark('product:1', Date.now());
    const begunAt = cache.finish('/a');
    await cache.store('/a', await page('/a', { tags: 'product:1', begunAt, madeAt: Date.now() + 5 }));
    expect(await cache.find('/a')).toBeUndefined();
  });

  it('is remembered for a day, and pages live no longer', async () => {
    const tags = new ChangedTags();
    const day = 24 * 3_600_000;
    tags.mark('old', 1_000);
    tags.mark('new', day + 2_000);
    expect(tags.hasAnySince(['old'], 1_000)).toBe(false);
    expect(tags.hasAnySince(['new'], day + 2_000)).toBe(true);
    expect(tags.hasAnySince(['new'], day + 2_001)).toBe(false);
    const cache = onDisk();
    await cache.store('/a', await page('/a', { madeAt: Date.now() - day }));
    expect(await cache.find('/a')).toBeUndefined();
  });
});

describe('a page that needs nothing of the backend', () => {
  it.each([
    ['a good one', { status: 200 }, true],
    ['a good one that is old', { status: 200, madeAt: Date.now() - 3_600_000 }, true],
    ['a fresh answer that there is none', { status: 404 }, true],
    ['a fresh answer that it is gone', { status: 410 }, true],
    ['an old answer that there is none', { status: 404, madeAt: Date.now() - 3_600_000 }, false],
    ['one that leads elsewhere', { status: 308 }, false],
  ])('%s', async (_title, given, keeps) => {
    const cache = onDisk();
    await cache.store('/vara/a', await page('/vara/a', given));
    const found = await cache.find('/vara/a');
    expect(found && isSelfContained(found.head)).toBe(keeps);
  });
});
