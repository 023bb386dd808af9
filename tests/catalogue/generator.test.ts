import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAssets, writeAssets } from '../../scripts/demo/assets.ts';
import { catalogueLines } from '../../scripts/demo/catalogue.ts';
import { eanCheckDigit } from '../../scripts/demo/ean.ts';
import type { ProductLine } from '../../scripts/demo/lines.ts';
import { writeLines } from '../../scripts/demo/write-lines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the same catalogue is generated every time', async () => {
  const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')];
  await writeLines(first, catalogueLines(), () => {});
  await writeLines(second, catalogueLines(), () => {});
  expect(await readFile(second)).toEqual(await readFile(first));
});

test('20,000 products are streamed to the file, each with its own number, address and EAN', async () => {
  const file = join(folder, 'many.jsonl');
  const progress: number[] = [];
  let made = 0;
  let ahead = 0;
  function* counted() {
    for (const line of catalogueLines(20_000)) {
      made += 1;
      yield line;
    }
  }
  const lines = await writeLines(file, counted(), (count) => {
    progress.push(count);
    ahead = Math.max(ahead, made - count);
  });
  // No line is generated before the previous one was consumed.
  expect(ahead).toBe(0);
  expect(progress.length).toBeGreaterThan(2);

  const seen = { sku: new Set<string>(), ean: new Set<string>(), slug: new Set<string>() };
  let read = 0;
  let withoutSlug = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    read += 1;
    const product = JSON.parse(line) as ProductLine;
    if (product.type !== 'product') continue;
    seen.sku.add(product.sku);
    seen.ean.add(product.ean);
    if (product.slug === null) withoutSlug += 1;
    else seen.slug.add(product.slug);
    expect(Number(product.ean[12])).toBe(eanCheckDigit(product.ean.slice(0, 12)));
  }
  expect(read).toBe(lines);
  expect(seen.sku.size).toBe(20_000);
  expect(seen.ean.size).toBe(20_000);
  expect(seen.slug.size + withoutSlug).toBe(20_000);
});

test('no picture of a product is found by the number of another', () => {
  const pictures = demoAssets().filter(({ path }) => /^vorur\/.*\.webp$/.test(path));
  const marks = pictures.map(({ path }) => /-\d-([\da-f]{16})\.webp$/.exec(path)?.[1]);
  expect(pictures.length).toBeGreaterThan(1_000);
  expect(new Set(marks).size).toBe(pictures.length);
});

test('pictures are WebP of the size that the catalogue names, and a second run keeps them', async () => {
  const assets = demoAssets();
  const some = [
    'vorur/nitrilhanskar/hli-10101-1-',
    'framleidendur/taerun/logo.webp',
    'flokkar/haustthrif.webp',
  ].map((path) => assets.find((asset) => asset.path.startsWith(path))!);
  expect(await writeAssets(folder, some, () => {})).toBe(3);
  expect(await sharp(join(folder, some[0]!.path)).metadata()).toMatchObject({
    format: 'webp',
    width: 800,
    height: 800,
  });
  expect(await sharp(join(folder, some[1]!.path)).metadata()).toMatchObject({
    format: 'webp',
    hasAlpha: true,
  });
  expect(await writeAssets(folder, some, () => {})).toBe(0);
});

test('neighbours of one family do not look the same', async () => {
  const assets = demoAssets();
  const [small, medium] = await Promise.all(
    ['hli-10102-1', 'hli-10103-1'].map(async (name) =>
      assets.find((asset) => asset.path.startsWith(`vorur/nitrilhanskar/${name}-`))!.make(),
    ),
  );
  expect(small!.equals(medium!)).toBe(false);
});

test('a data sheet is a PDF whose offsets point at its objects and whose text is Icelandic', async () => {
  const sheet = await demoAssets()
    .find(({ path }) => path === 'skjol/thvottaefni.pdf')!
    .make();
  const text = sheet.toString('latin1');
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  expect(text).toContain('(Þvottaefni) Tj');
  expect(text).toContain('Kraftmikið þvottaefni');
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)![1]));
  const offsets = [...table.matchAll(/(\d{10}) 00000 n/g)].map((match) => Number(match[1]));
  expect(offsets).toHaveLength(7);
  for (const [at, offset] of offsets.entries())
    expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text)!;
  expect(content!.length).toBe(Number(length));
});

test('the category tree grows with its product lines, parents first', () => {
  const slugs = new Set<string>();
  const used = new Set<string>();
  for (const line of catalogueLines(8_000, 1_000)) {
    if (line.type === 'product') for (const slug of line.categories) used.add(slug);
    if (line.type !== 'category') continue;
    expect(line.parent === undefined || slugs.has(line.parent)).toBe(true);
    expect(slugs).not.toContain(line.slug);
    slugs.add(line.slug);
  }
  expect(slugs.size).toBeGreaterThanOrEqual(1_000);
  expect(used.difference(slugs).size).toBe(0);
  expect([...used].filter((slug) => slug.endsWith('-4')).length).toBeGreaterThan(50);
});
