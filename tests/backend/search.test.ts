import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../backend/src/db/connect.ts';
import { listProducts } from '../../backend/src/modules/catalogue/internal/listing.ts';
import { createLexemes } from '../../backend/src/modules/search/internal/lexemes.ts';
import { Thesaurus } from '../../backend/src/modules/search/internal/synonyms.ts';
import { planSearch } from '../../backend/src/modules/search/plan-search.ts';
import { toBareText, tokenise } from '../../backend/src/modules/search/internal/tokens.ts';
import { allowedTypos, countTypos } from '../../backend/src/modules/search/internal/typos.ts';
import { createTestDatabase } from '../kit/database.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

const found = async (search: string, guest = true) =>
  (await listProducts(connection.db, { search, sort: 'Relevance' }, { guest, buyerId: null })).products.map(
    ({ sku }) => sku,
  );

describe('typos', () => {
  it.each([
    ['hanskar', 'hanskar', 0],
    ['hanskar', 'hnaskar', 1],
    ['hanskar', 'hanskr', 1],
    ['hanskar', 'hansskar', 1],
    ['hanskar', 'hanskir', 1],
    ['hanskar', 'hnaksar', 2],
    ['hanskar', 'ruslapoki', 3],
    ['', 'ab', 2],
  ])('between %s and %s are %d, counted up to 2', (a, b, typos) => {
    expect(countTypos(a, b, 2)).toBe(typos);
    expect(countTypos(b, a, 2)).toBe(typos);
  });

  it.each([
    ['lím', 0],
    ['sápa', 1],
    ['hanskar', 1],
    ['ryksugur', 2],
  ])('in %s are tolerated up to %d', (word, typos) => {
    expect(allowedTypos(word)).toBe(typos);
  });
});

describe('tokens', () => {
  it.each([
    ['HRE-101.25', ['hre10125']],
    ['Þvottaefni, 0,5 l', ['thvottaefni', '0d5l']],
    ['A4-pappír 40×30', ['a4pappir', '40x30']],
    ['kassi 60 x 40 × 7,5cm', ['kassi', '60x40x7d5', 'cm']],
    ['5 lítrar, 60ltr 20.000 mAh E27', ['5l', '60l', '20000mah', 'e27']],
    ['\u202Ehanskar\u200B 🧤 .*+?^${}()|[]\\', ['hanskar']],
    ['', []],
  ])('of "%s" are folded and split', (text, bare) => {
    expect(tokenise(text).map((token) => token.bare)).toEqual(bare);
  });

  it('of a number drop its punctuation', () => {
    expect(toBareText(' HRE-101.25/ö ')).toBe('hre10125o');
  });
});

it('indexing weighs what a product is above what it is for, and its brand above its attributes', () => {
  const terms = (word: string) => ({ whole: [word], head: [], otherParts: [], isAdjective: false });
  const toLexemes = createLexemes(terms, new Thesaurus());
  const product = {
    sku: 'AB-12',
    ean: null,
    oldNumbers: ['1010-12'],
    name: 'Sápa í skammtara, 5 l',
    brand: 'Lind',
    categories: ['Sápa', 'Skammtara'],
    about: ['Blóm'],
  };
  const lexemes = toLexemes(product).split(' ');
  expect(lexemes).toEqual(
    expect.arrayContaining([
      "'sapa':1A",
      "'skammtara':1C",
      "'5l':1C",
      "'ab12':1A",
      "'101012':1C",
      "'lind':1C",
      "'blom':1D",
      "'~sápa':1D",
    ]),
  );
  // What the sápa is for is named by a category, too, and makes it no skammtari.
  expect(lexemes).not.toContain("'~skammtara':1D");
  expect(toLexemes({ ...product, brand: 'Blóm', about: ['Lind'] }).split(' ')).toEqual(
    expect.arrayContaining(["'blom':1C", "'lind':1D"]),
  );
});

describe('a search', () => {
  beforeAll(async () => {
    const { problems } = await loadLines(connection.db, [
      brandLine({ slug: 'lind', name: 'Lindarvatn' }),
      categoryLine('thrif', { name: 'Ræstivörur' }),
      productLine({ sku: 'SVA-1', name: 'Ruslapokar, svartir', popularity: 1, categories: ['thrif'] }),
      productLine({ sku: 'HVI-1', name: 'Servíettur, hvítar', popularity: 9, brand: 'lind' }),
      productLine({ sku: 'FAL-1', name: 'Falinn vagn', ean: '5690000000123', visibleByGuest: false }),
    ]);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
  });

  it('puts first what a category is named by, among goods that are as popular or less', async () => {
    const { problems } = await loadLines(connection.db, [
      categoryLine('skrifbord', { name: 'Skrifborð og stólar' }),
      categoryLine('tolvur', { name: 'Tölvubúnaður' }),
      productLine({ sku: 'LYK-1', name: 'Lyklaborð', popularity: 9, categories: ['tolvur'] }),
      productLine({ sku: 'SKR-1', name: 'Skrifborð', popularity: 1, categories: ['skrifbord'] }),
    ]);
    expect(problems).toEqual([]);
    expect(await found('borð')).toEqual(['SKR-1', 'LYK-1']);
    expect(await found('lyklaborð')).toEqual(['LYK-1']);
  });

  it('drops words that match nothing, and reports them', async () => {
    expect(
      await listProducts(connection.db, { search: 'hvítir ruslapokar' }, { guest: true, buyerId: null }),
    ).toMatchObject({
      products: [{ sku: 'SVA-1' }],
      droppedWords: ['hvítir'],
    });
    expect(await planSearch(connection.db, 'xyzzyx fyrir ruslapoka', true)).toMatchObject({
      dropped: ['xyzzyx'],
    });
    expect(await planSearch(connection.db, 'ruslapokana', true)).toMatchObject({ dropped: [] });
    expect(await planSearch(connection.db, 'xyzzyx', true)).toBeNull();
  });

  it('finds for guests only what guests may see', async () => {
    expect(await found('falinn vagn')).toEqual([]);
    expect(await found('falinn vagn', false)).toEqual(['FAL-1']);
    expect(await planSearch(connection.db, 'FAL-1', true)).toBeNull();
  });

  it('tells a guest that a number is of a product for customers only, and lists nothing else', async () => {
    const visible = async (search: string, guest: boolean) => {
      const {
        products,
        total,
        isForCustomersOnly = false,
      } = await listProducts(connection.db, { search }, { guest, buyerId: null });
      return { skus: products.map(({ sku }) => sku), total, isForCustomersOnly };
    };
    const hidden = { skus: [], total: 0, isForCustomersOnly: true };
    expect(await visible('FAL-1', true)).toEqual(hidden);
    expect(await visible(' fal 1', true)).toEqual(hidden);
    expect(await visible('5690000000123', true)).toEqual(hidden);
    const shown = { skus: ['FAL-1'], total: 1, isForCustomersOnly: false };
    expect(await visible('fal-1', false)).toEqual(shown);
    expect(await visible('SVA-1', true)).toEqual({ skus: ['SVA-1'], total: 1, isForCustomersOnly: false });
    // Its name says nothing.
    expect(await visible('falinn', true)).toEqual({ skus: [], total: 0, isForCustomersOnly: false });
  });

  it('uses the category when no name matches', async () => {
    expect(await found('ræstivara')).toEqual(['SVA-1']);
  });

  it('follows renamed products, and forgets removed ones', async () => {
    expect(await found('lindarvatn')).toEqual(['HVI-1']);
    await loadLines(connection.db, [
      brandLine({ slug: 'lind', name: 'Bæjarlækur' }),
      categoryLine('thrif', { name: 'Gluggaþvottur' }),
    ]);
    expect(await found('lindarvatn')).toEqual([]);
    expect(await found('bæjarlækur')).toEqual(['HVI-1']);
    expect(await found('ræstivörur')).toEqual([]);
    expect(await found('gluggaþvotti')).toEqual(['SVA-1']);
    await loadLines(connection.db, [productLine({ sku: 'SVA-1', slug: null, takenOut: true })]);
    expect(await found('ruslapokar')).toEqual([]);
  });

  it.each([
    '.*+?',
    '((((',
    "' & !x | <-> :*",
    '\\',
    '🧤🧤',
    '\u202E\u200B',
    "a'b:*c",
    '=',
    'x'.repeat(200),
    'ab '.repeat(60),
  ])('treats %j literally', async (strange) => {
    expect(await found(strange)).toEqual([]);
  });
});
