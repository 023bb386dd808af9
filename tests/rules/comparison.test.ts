import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveComparison } from '../../lib/comparison/resolve-comparison.ts';
import { compareAttributes, isDifferent, readComparedCodes } from '../../lib/rules/products/comparison.ts';
import { salesUnitText } from '../../lib/rules/products/sales-unit.ts';
import { comparisonHref } from '../../lib/rules/routes/comparison-path.ts';

describe('what is marked as different', () => {
  it.each([
    [[['5 l'], ['5 l']], false],
    [[['5 l'], ['1 l']], true],
    [[['Blár'], ['blár']], false],
    [[['5\u00a0l'], [' 5  l ']], false],
    [[['ÞVOTTUR'], ['þvottur']], false],
    [[['Blár'], []], true],
    [[[], []], false],
    [
      [
        ['blár', 'rauður'],
        ['Rauður', 'Blár'],
      ],
      false,
    ],
    [[['blár', 'rauður'], ['blár']], true],
    [[['blár, rauður'], ['blár', 'rauður']], true],
    [[['a'], ['a'], ['a'], ['b']], true],
    [[['5 l']], false],
    [[], false],
  ])('%j: %s', (values, answer) => {
    expect(isDifferent(values)).toBe(answer);
  });

  it('does not depend on the order of the products', () => {
    const value = fc.array(fc.constantFrom('a', 'A', ' a', 'b', 'Þ', 'þ'), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (values) => {
        expect(isDifferent([...values].reverse())).toBe(isDifferent(values));
        expect(isDifferent([...values, ...values])).toBe(isDifferent(values));
      }),
    );
  });
});

it('lists every attribute once, in the order in which they come', () => {
  const rows = compareAttributes([
    {
      attributes: [
        { name: 'Litur', value: 'Blár' },
        { name: 'Þyngd', value: '5 kg' },
      ],
    },
    {
      attributes: [
        { name: 'Efni', value: 'Plast' },
        { name: 'litur', value: 'Rauður' },
        { name: 'Litur', value: 'Blár' },
      ],
    },
  ]);
  expect(rows).toEqual([
    { name: 'Litur', values: [['Blár'], ['Rauður', 'Blár']] },
    { name: 'Þyngd', values: [['5 kg'], []] },
    { name: 'Efni', values: [[], ['Plast']] },
  ]);
});

describe('the address', () => {
  it.each([
    ['', []],
    [',,', []],
    ['HRE-1, PAP-2', ['HRE-1', 'PAP-2']],
    ['HRE-1,hre1,HRE 1', ['HRE-1']],
    ['A,B,C,D,E', ['A', 'B', 'C', 'D', 'E']],
    [
      Array.from({ length: 40 }, (_, index) => `A${index}`).join(','),
      expect.objectContaining({ length: 12 }),
    ],
  ])('%j names %j', (text, codes) => {
    expect(readComparedCodes(text)).toEqual(codes);
  });

  it('says the numbers with commas between, and none of an empty comparison', () => {
    expect(comparisonHref(['HRE-1', 'PÁP 2'])).toBe('/samanburdur?vorur=HRE-1,P%C3%81P%202');
    expect(comparisonHref([])).toBe('/samanburdur?vorur=');
  });
});

it('says sales units in packages where there are such', () => {
  expect(salesUnitText({ unitOfMeasure: 6, packageSize: '1 l flaska' })).toBe('6 × 1 l flaska');
  expect(salesUnitText({ unitOfMeasure: 25, packageSize: '1 stk.' })).toBe('25 stk.');
  expect(salesUnitText({ unitOfMeasure: 10, packageSize: '100 stk. í öskju' })).toBe('10 × 100 stk. í öskju');
  expect(salesUnitText({ unitOfMeasure: 1200, packageSize: null })).toBe('1.200 stk.');
});

describe('which products are compared', () => {
  const product = (sku: string) => ({ id: `id-${sku}`, sku, name: `Vara ${sku}` });
  const match = (code: string, ...skus: string[]) => ({ code, products: skus.map(product) });
  const skusOf = (products: readonly { sku: string }[] | null) => products?.map(({ sku }) => sku) ?? null;
  const four = ['A', 'B', 'C', 'D'].map((sku) => match(sku, sku));

  it('takes each product once, however its number is written', () => {
    const { products, notes, isIncomplete } = resolveComparison(
      [match('A', 'A'), match('569123', 'A')],
      null,
    );
    expect([skusOf(products), notes, isIncomplete]).toEqual([['A'], [], false]);
  });

  it('names what it does not find, and leaves out what is more than four', () => {
    const { products, notes, isIncomplete } = resolveComparison([match('X'), ...four, match('E', 'E')], null);
    expect(skusOf(products)).toEqual(['A', 'B', 'C', 'D']);
    expect(isIncomplete).toBe(true);
    expect(notes).toEqual([
      'Engin vara fannst með númerinu „X“.',
      'Mest er hægt að bera saman fjórar vörur. Hér eru þær fjórar fyrstu.',
    ]);
  });

  it.each([
    ['an unknown number', [], match('X'), 'Engin vara fannst með númerinu „X“.'],
    ['nothing', [], match(''), 'Sláðu inn vörunúmer.'],
    ['one that is there', four, match('b', 'B'), 'Varan er þegar í samanburðinum: Vara B'],
    [
      'a fifth',
      four,
      match('E', 'E'),
      'Mest er hægt að bera saman fjórar vörur. Taktu eina út til að bæta annarri við.',
    ],
    [
      'a barcode of two',
      [],
      match('569', 'F', 'G'),
      'Númerið „569“ á við fleiri en eina vöru. Sláðu inn vörunúmer einnar þeirra: F, G',
    ],
  ])('does not add %s', (_what, matches, addition, problem) => {
    const answer = resolveComparison(matches, addition);
    expect([answer.extended, answer.problem]).toEqual([null, problem]);
  });

  it('adds a product at the end; its own number comes before a barcode of others', () => {
    expect(skusOf(resolveComparison(four.slice(0, 2), match('e', 'F', 'E')).extended)).toEqual([
      'A',
      'B',
      'E',
    ]);
  });
});
