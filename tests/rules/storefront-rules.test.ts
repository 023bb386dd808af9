import { describe, expect, it } from 'vitest';
import { safeHref } from '../../lib/rules/routes/content-link.ts';
import { groupByFirstLetter } from '../../lib/rules/text/group-by-first-letter.ts';
import { pageNumbers } from '../../lib/rules/routes/page-numbers.ts';
import { toScriptJson } from '../../lib/rules/text/script-json.ts';
import { stockStatus } from '../../lib/rules/products/stock-status.ts';
import {
  compareVariantLabels,
  distinguishingAttributes,
  variantLabel,
} from '../../lib/rules/products/variants.ts';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 'gap', 5]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %i of %i', (page, count, shown) => {
    expect(pageNumbers(page, count)).toEqual(shown);
  });
});

describe('stock', () => {
  const product = { stock: 100, unitOfMeasure: 1, isSpecialOrder: false };
  it.each([
    [{}, 'Til á lager'],
    [{ stock: 10 }, 'Til á lager'],
    [{ stock: 9 }, 'Aðeins 9 eftir á lager'],
    [{ stock: 1 }, 'Aðeins 1 eftir á lager'],
    [{ stock: 0 }, 'Vara uppseld'],
    [{ stock: 11, unitOfMeasure: 12 }, 'Vara uppseld'],
    [{ stock: 13, unitOfMeasure: 12 }, 'Til á lager'],
    [{ stock: 0, isSpecialOrder: true }, 'Sérpöntun'],
  ])('%j', (change, text) => {
    expect(stockStatus({ ...product, ...change }).text).toBe(text);
  });
});

describe('variants', () => {
  const gloves = ['XL', 'S', 'M'].map((size) => ({
    name: `Hanskar ${size}`,
    attributes: [
      { name: 'Efni', value: 'Nítríl' },
      { name: 'Stærð', value: size },
    ],
  }));

  it('are distinguished by the attributes in which they differ', () => {
    expect(distinguishingAttributes(gloves)).toEqual(['Stærð']);
    expect(gloves.map((glove) => variantLabel(glove, ['Stærð']))).toEqual(['XL', 'S', 'M']);
    expect(variantLabel({ name: 'Stakur', attributes: [] }, ['Stærð'])).toBe('Stakur');
  });

  it.each([
    [
      ['XL', 'S', 'XXL', 'M'],
      ['S', 'M', 'XL', 'XXL'],
    ],
    [
      ['10 l', '5 l', '0,5 l', '1 l'],
      ['0,5 l', '1 l', '5 l', '10 l'],
    ],
    [
      ['11', '7', '10'],
      ['7', '10', '11'],
    ],
    [
      ['Sítróna, 10 l', 'Lofnarblóm', 'Sítróna, 5 l'],
      ['Lofnarblóm', 'Sítróna, 5 l', 'Sítróna, 10 l'],
    ],
    [
      ['Æður', 'Álft', 'Þröstur', 'Arfi'],
      ['Arfi', 'Álft', 'Þröstur', 'Æður'],
    ],
  ])('stand in order: %j', (labels, ordered) => {
    expect(labels.toSorted(compareVariantLabels)).toEqual(ordered);
  });
});

it('sorts brands under their letters, Icelandic letters among them', () => {
  const index = groupByFirstLetter(
    ['Þula', 'örk', 'Ás', 'Askja', '3 stjörnur', 'Öndvegi'].map((name) => ({ name })),
  );
  expect(index.map(({ letter, entries }) => [letter, entries.map(({ name }) => name)])).toEqual([
    ['#', ['3 stjörnur']],
    ['A', ['Askja']],
    ['Á', ['Ás']],
    ['Þ', ['Þula']],
    ['Ö', ['Öndvegi', 'örk']],
  ]);
});

it('writes JSON that cannot leave its script element', () => {
  const nasty = { text: '</script><!--<script>&\u2028\u2029' };
  const written = toScriptJson(nasty);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(nasty);
});

it.each([
  ['/terms', '/terms'],
  ['/#about', '/#about'],
  ['https://a.is/x', 'https://a.is/x'],
  ['mailto:a@b.is', 'mailto:a@b.is'],
  ['javascript:alert(1)', '/'],
  ['//evil.is', '/'],
  ['/\\evil.is', '/'],
  ['http://a.is', 'http://a.is/'],
  ['', '/'],
  [null, '/'],
])('leads %j to %j', (given, href) => {
  expect(safeHref(given)).toBe(href);
});
