import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barcodeForms, normaliseProductCode } from '../../lib/rules/products/product-code.ts';
import { fitQuantity } from '../../lib/rules/orders/quick-order/fit-quantity.ts';
import { readOrderLines, readOrderRows } from '../../lib/rules/orders/quick-order/read-lines.ts';
import { readQuantity } from '../../lib/rules/orders/quick-order/read-quantity.ts';

const read = (text: string) => readOrderLines(text).lines.map(({ code, quantity }) => [code, quantity]);

describe('lines', () => {
  const cases: [what: string, text: string, lines: [string, string][]][] = [
    ['tab', 'HRE-1\t10', [['HRE-1', '10']]],
    ['semicolon', 'HRE-1;10', [['HRE-1', '10']]],
    ['comma', 'HRE-1,10', [['HRE-1', '10']]],
    ['comma and space', 'HRE-1, 10', [['HRE-1', '10']]],
    ['space', 'HRE-1 10', [['HRE-1', '10']]],
    ['several spaces', '  HRE-1    10  ', [['HRE-1', '10']]],
    ['no-break space', 'HRE-1\u00a010', [['HRE-1', '10']]],
    ['Icelandic decimals after a space', 'HRE-1 2,5', [['HRE-1', '2,5']]],
    ['Icelandic decimals after a semicolon', 'HRE-1;2,5', [['HRE-1', '2,5']]],
    ['Icelandic thousands', 'HRE-1 1.000', [['HRE-1', '1.000']]],
    ['quotes', '"HRE-1";"10"', [['HRE-1', '10']]],
    ['a separator in quotes', '"Sápa; mild";HRE-1', [['Sápa; mild', 'HRE-1']]],
    ['doubled quotes', '"HRE ""1""",3', [['HRE "1"', '3']]],
    ['a mark of text', "'000123;4", [['000123', '4']]],
    ['a formula that keeps text', '="000123";4', [['000123', '4']]],
    ['only a number', 'HRE-1', [['HRE-1', '1']]],
    ['a barcode', '5690000000012', [['5690000000012', '1']]],
    ['a barcode and a quantity', '5690000000012 3', [['5690000000012', '3']]],
    ['a quantity and a barcode', '3 5690000000012', [['5690000000012', '3']]],
    ['an old number of digits', '101012 24', [['101012', '24']]],
    ['quantity first, with x', '10 x HRE-1025', [['HRE-1025', '10']]],
    ['quantity first, with a word', '10 stk HRE-1025', [['HRE-1025', '10']]],
    ['quantity with a word', 'HRE-1 10 stk.', [['HRE-1', '10']]],
    ['quantity stuck to its word', 'HRE-1 10stk', [['HRE-1', '10stk']]],
    ['x before the quantity', 'HRE-1 x 4', [['HRE-1', '4']]],
    ['a name between', 'HRE-1;Alhreinsir;10', [['HRE-1', '10']]],
    ['a name after', 'HRE-1;10;Alhreinsir', [['HRE-1', '10']]],
    ['a name and a price after', 'HRE-1\t10\tAlhreinsir\t1.240', [['HRE-1', '10']]],
    [
      'Windows, old Mac and Unix line ends',
      'A-11;1\r\nB-22;2\rC-33;3\nD-44;4',
      [
        ['A-11', '1'],
        ['B-22', '2'],
        ['C-33', '3'],
        ['D-44', '4'],
      ],
    ],
    [
      'empty lines and rules',
      '\n\nA-11;1\n-----\n;;;\n \nB-22;2\n',
      [
        ['A-11', '1'],
        ['B-22', '2'],
      ],
    ],
    ['a byte order mark', '\ufeffA-11;1', [['A-11', '1']]],
    ['text turned around', '\u202eA-11\u202c;1', [['A-11', '1']]],
    ['a heading', 'Vörunúmer;Heiti;Magn\nA-11;Sápa;3', [['A-11', '3']]],
    ['a heading in another order', 'Magn\tVörunr.\n3\tA-11', [['A-11', '3']]],
    ['an English heading', 'Qty,SKU\n3,A-11', [['A-11', '3']]],
    ['a heading without a quantity', 'EAN\n5690000000012', [['5690000000012', '1']]],
    ['the line that names the separator', 'sep=;\nSKU;Magn\nA-11;3', [['A-11', '3']]],
    [
      'two lines of one number',
      'A-11;3\nB-22;1\na 11;4',
      [
        ['A-11', '7'],
        ['B-22', '1'],
      ],
    ],
    ['sums without crumbs', 'A-11;0,1\nA-11;0,2', [['A-11', '0,3']]],
    [
      'a mail',
      'Sæl, ég þarf:\nHRE-10125 6\n',
      [
        ['Sæl', 'ég þarf:'],
        ['HRE-10125', '6'],
      ],
    ],
  ];
  test.each(cases)('%s', (_what, text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  test('nothing comes of nothing', () => {
    for (const text of ['', ' ', '\n\n', '\t\t', ';;;', '\ufeff', '\0\0'])
      expect(readOrderLines(text)).toEqual({ lines: [], notes: [] });
  });

  const problems: [text: string, problem: string][] = [
    ['HRE-1;margar', 'Magnið er ekki tala'],
    ['HRE-1;0', 'Magnið þarf að vera meira en 0'],
    ['HRE-1;-5', 'Magnið þarf að vera meira en 0'],
    ['HRE-1;9999999', 'Magnið er of mikið'],
    ['HRE-1;1,000', 'Óljóst magn: 1,000. Sláðu það inn án kommu.'],
    ['5,69E+12;3', 'Töflureiknirinn hefur stytt númerið. Sláðu það inn í heild.'],
    ['Vörunúmer;Magn\n;3', 'Vörunúmer vantar'],
    ['Vörunúmer;Magn\nA-11;', 'Magnið er ekki tala'],
    [`${'x'.repeat(65)};3`, 'Þetta er of langt til að vera vörunúmer'],
    ['=HYPERLINK("http://x";"y")', 'Magnið er ekki tala'],
  ];
  test.each(problems)('%s says: %s', (text, problem) => {
    expect(readOrderLines(text).lines).toMatchObject([{ problem }]);
  });

  test('that are not understood are not added up', () => {
    expect(readOrderLines('A-11;x\nA-11;x').lines).toHaveLength(2);
  });

  test('a thousand are read, the others are told of', () => {
    const text = Array.from({ length: 1001 }, (_, index) => `HRE-${10_000 + index};1`).join('\n');
    const { lines, notes } = readOrderLines(text);
    expect(lines).toHaveLength(1000);
    expect(notes).toEqual(['Aðeins fyrstu 1.000 línurnar voru lesnar.']);
  });

  test('a text of megabytes is cut, and says so', () => {
    const { lines, notes } = readOrderLines('A-11;1\n'.repeat(1_000_000));
    expect(lines).toMatchObject([{ quantity: '1000' }]);
    expect(notes[0]).toBe('Textinn er of langur; aðeins fyrri hlutinn var lesinn.');
  });

  test('any text is read without failing, and no line is left without a code or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { code, quantity, problem } of readOrderLines(text).lines)
          expect(problem !== null || (code !== '' && 'value' in readQuantity(quantity))).toBe(true);
      }),
    );
  });

  test('what a sheet holds in cells is read likewise', () => {
    expect(
      readOrderRows([['Vörunúmer', 'Magn'], ['A-11', '1000'], [], ['', ''], ['B-22', '2,5']]).lines,
    ).toEqual([
      { code: 'A-11', quantity: '1000', problem: null },
      { code: 'B-22', quantity: '2,5', problem: null },
    ]);
  });
});

describe('a quantity', () => {
  test.each([
    ['10', 10],
    ['1.000', 1000],
    ['12.345', 12_345],
    ['1.000.000', 1_000_000],
    ['1.000,5', 1000.5],
    ['2,5', 2.5],
    ['10,0', 10],
    ['10.0', 10],
    ['1.5', 1.5],
    ['0,125', 0.125],
    ['10 stk.', 10],
    ['10stk', 10],
    ['x4', 4],
    ['4x', 4],
    ['1 000', 1000],
    ['12 ks', 12],
  ])('%s is %d', (text, value) => {
    expect(readQuantity(text)).toEqual({ value });
  });

  test.each(['', ' ', 'tíu', '1e3', 'NaN', 'Infinity', '0x10', '1.00.0', '--1', '=1+1', '10 20a', '1;2'])(
    '%s is none',
    (text) => {
      expect(readQuantity(text)).toHaveProperty('problem');
    },
  );

  test('every whole number reads back, with dots and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (value) => {
        const dotted = String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.');
        expect(readQuantity(String(value))).toEqual({ value });
        expect(readQuantity(dotted)).toEqual({ value });
      }),
    );
  });
});

describe('fitting', () => {
  const plain = { stock: 10, unitOfMeasure: 1, isSpecialOrder: false };
  test.each([
    ['as asked', 3, plain, 0, 3, null],
    ['all there is', 10, plain, 0, 10, null],
    ['more than there is', 12, plain, 0, 10, 'Aðeins 10 eftir. Magni breytt úr 12 í 10'],
    [
      'more than is left beside the cart',
      8,
      plain,
      4,
      6,
      'Aðeins 10 eftir, þar af 4 í körfunni. Magni breytt úr 8 í 6',
    ],
    ['nothing left beside the cart', 1, plain, 10, 0, 'Aðeins 10 eftir, þar af 10 í körfunni'],
    ['sold out', 1, { ...plain, stock: 0 }, 0, 0, 'Vara uppseld'],
    ['a fraction', 2.5, plain, 0, 3, 'Magni breytt úr 2,5 í 3'],
    [
      'not a multiple',
      7,
      { ...plain, stock: 60, unitOfMeasure: 6 },
      0,
      12,
      'Magni breytt úr 7 í 12: varan er seld í einingum af 6',
    ],
    [
      'a multiple beyond the stock',
      7,
      { ...plain, unitOfMeasure: 6 },
      0,
      6,
      'Aðeins 6 eftir. Magni breytt úr 7 í 6',
    ],
    ['a special order', 5000, { ...plain, stock: 0, isSpecialOrder: true }, 0, 5000, null],
  ])('%s', (_what, requested, limits, held, quantity, problem) => {
    expect(fitQuantity(requested, limits, held)).toEqual({ quantity, message: problem });
  });

  test('never gives more than there is, nor what is not sold', () => {
    const counts = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0.001, max: 9999, noNaN: true }),
        (stock, unit, requested) => {
          const { quantity, message } = fitQuantity(
            requested,
            { stock, unitOfMeasure: unit, isSpecialOrder: false },
            0,
          );
          expect(quantity).toBeLessThanOrEqual(stock);
          expect(quantity % unit).toBe(0);
          expect(message === null).toBe(quantity === requested);
        },
      ),
    );
  });
});

describe('numbers', () => {
  test('are compared without case, spaces, hyphens, dots, slashes and underscores', () => {
    expect(['hre-10.125', 'HRE 10125', 'hre/10_125'].map(normaliseProductCode)).toEqual(
      Array(3).fill('HRE10125'),
    );
    expect(normaliseProductCode('þvo-1')).toBe('þVO1');
  });

  test('of barcodes are known with and without leading zeros', () => {
    expect(barcodeForms('12345678905')).toContain('0012345678905');
    expect(barcodeForms('0012345678905')).toContain('012345678905');
    expect(barcodeForms('HRE-1')).toEqual([]);
    expect(barcodeForms('123')).toEqual([]);
  });
});
