import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNotations, fromCsv, uniformNotation } from '../../backend/src/import/csv-columns.ts';
import { readNumber, type Notation } from '../../backend/src/import/number-notation.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Parses a CSV file as `npm run import` does. */
async function read(text: string, numbers?: Notation) {
  const notes: string[] = [];
  const notations = numbers
    ? uniformNotation(numbers)
    : await findNotations(textOf(text), (note) => notes.push(note));
  const lines: RawLine[] = [];
  for await (const line of fromCsv(textOf(text), notations)) lines.push(line);
  return { notes, values: lines.map((line) => ('value' in line ? line.value : line)) };
}

const prices = async (written: readonly string[], numbers?: Notation) => {
  const rows = written.map((price, index) => `A-${index};${price}`);
  const { values } = await read(['sku;price', ...rows].join('\n'), numbers);
  return values.map((value) => (value as { price: unknown }).price);
};

describe('a number', () => {
  it.each<[string, number | null, number | null]>([
    ['1290', 1290, 1290],
    ['-5', -5, -5],
    ['-0', 0, 0],
    ['007', 7, 7],
    ['129.000', 129_000, 129],
    ['129,000', 129, 129_000],
    ['1.290.000', 1_290_000, null],
    ['1,290,000', null, 1_290_000],
    ['12.900,50', 12_900.5, null],
    ['12,900.50', null, 12_900.5],
    ['12.900,00', 12_900, null],
    ['129,5', 129.5, null],
    ['129.5', null, 129.5],
    ['129,50', 129.5, null],
    ['129.0000', null, 129],
    ['1290.000', null, 1290],
    ['1290,000', 1290, null],
    ['0.500', null, 0.5],
    ['0,500', 0.5, null],
    ['129 000', 129_000, 129_000],
    ['1\u00a0290\u00a0000', 1_290_000, 1_290_000],
    ['1\u202f290,50', 1290.5, null],
    ['1 290.000', null, null],
    ['12 90', null, null],
    ['1.29.000', null, null],
    ['1.290,000.5', null, null],
    ['1e3', null, null],
    ['.5', null, null],
    ['5.', null, null],
    ['0x10', null, null],
    ['', null, null],
    // More digits than a double represents: it would be rounded.
    ['1289,9999999999999999', null, null],
  ])('%s is %s in Icelandic notation and %s in English', (text, icelandic, english) => {
    expect([readNumber(text, 'is'), readNumber(text, 'en')]).toEqual([icelandic, english]);
  });
});

describe('a column of prices', () => {
  it.each<[string, string[], unknown[]]>([
    ['plain digits', ['129000', '5'], [129_000, 5]],
    ['thousands twice', ['129.000', '1.290.000'], [129_000, 1_290_000]],
    ['a comma for decimals', ['129.000', '12.900,00'], [129_000, 12_900]],
    ['one decimal after a comma', ['129.000', '129,5'], [129_000, 129.5]],
    ['English thousands twice', ['129,000', '1,290,000'], [129_000, 1_290_000]],
    ['a point for decimals', ['129,000', '129.50'], [129_000, 129.5]],
    ['English decimals', ['129.000', '129.0000'], [129, 129]],
    ['a currency', ['129.000 kr.', 'kr. 1.290.000', '5 ISK'], [129_000, 1_290_000, 5]],
    ['spaces', ['129 000', '1290'], [129_000, 1290]],
    ['what is no number', ['129.000', '1.290.000', 'tvær'], [129_000, 1_290_000, 'tvær']],
    ['an empty field', ['129.000', '', '1.290.000'], [129_000, null, 1_290_000]],
  ])('with %s is read as a whole', async (_, written, expected) => {
    expect(await prices(written)).toEqual(expected);
  });

  it.each<[Notation, unknown[]]>([
    ['is', [129_000, 129, '129.5']],
    ['en', [129, 129_000, 129.5]],
  ])('is read with --numbers %s', async (numbers, expected) => {
    expect(await prices(['129.000', '129,000', '129.5'], numbers)).toEqual(expected);
  });

  it('that is ambiguous is refused, with both readings and what to do', async () => {
    await expect(prices(['500', '129.000'])).rejects.toThrow(
      'price, line 3: "129.000" is 129000 in Icelandic notation and 129 in English, ' +
        'and no number in the file shows which is meant: say --numbers is (129.000,50) or --numbers en (129,000.50).',
    );
    await expect(prices(['129,000'])).rejects.toThrow('is 129 in Icelandic notation and 129000 in English');
  });

  it('that mixes notations is refused, even where each number is unambiguous', async () => {
    await expect(prices(['1.290.000', '129.50'])).rejects.toThrow(
      'price holds numbers in Icelandic notation (line 2: "1.290.000") and in English (line 3: "129.50").',
    );
  });
});

describe('a column without evidence', () => {
  it('follows the other columns, with a note', async () => {
    const { values, notes } = await read('sku;price;discount\nA;129.000;\nB;1.290;12,5 %\n');
    expect(values).toMatchObject([{ price: 129_000 }, { price: 1290, discount: 12.5 }]);
    expect(notes).toEqual([
      'price: numbers read as Icelandic, "129.000" as 129000, because of discount, line 3: "12,5"',
    ]);
  });

  it('is refused where the others disagree, which they may where each is certain', async () => {
    const head = 'sku;price;discount;taxPercentage\n';
    const { values } = await read(`${head}A;1.290.000;12.5;24,0\n`);
    expect(values).toMatchObject([{ price: 1_290_000, discount: 12.5, taxPercentage: 24 }]);
    await expect(read(`${head}A;129.000;12.5;24,0\n`)).rejects.toThrow('the other columns disagree');
  });

  it('never follows them to the smaller of two numbers', async () => {
    const head = 'sku;price;discount\n';
    await expect(read(`${head}A;129.000;12.5\n`)).rejects.toThrow(
      'price, line 2: "129.000" is 129000 in Icelandic notation and 129 in English, and by what the other columns show',
    );
    await expect(read(`${head}A;129,000;12,5\n`)).rejects.toThrow('price, line 2: "129,000"');
    const { values } = await read(`${head}A;"129,000";12.5\n`);
    expect(values).toMatchObject([{ price: 129_000 }]);
  });

  it('that mixes both notations is refused', async () => {
    await expect(prices(['129.000', '129,000'])).rejects.toThrow('no number in the file shows');
    await expect(read('sku;price;discount\nA;129.000;12,5\nB;129,000;\n')).rejects.toThrow('price, line 3');
  });

  it('does not learn from text or from malformed records', async () => {
    await expect(read('sku;name;price\nA;12,5;1.290\nB;12,5\n')).rejects.toThrow('price, line 2: "1.290"');
  });
});

/** Krónur in Icelandic notation: 1.290.000 */
const icelandic = (amount: number): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.');
const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 20 });
const written = fc.constantFrom<((amount: number) => string)[]>(
  icelandic,
  String,
  (amount) => `${icelandic(amount)},00`,
  (amount) => `${icelandic(amount)} kr.`,
);

describe('amounts in Icelandic notation', () => {
  const column = fc.tuple(amounts, fc.array(written, { minLength: 1 }));
  const textsOf = (numbers: number[], forms: ((amount: number) => string)[]) =>
    numbers.map((amount, index) => forms[index % forms.length]!(amount));

  it('are read as written, with --numbers is and beside a column that is certain', async () => {
    await fc.assert(
      fc.asyncProperty(column, async ([numbers, forms]) => {
        const texts = textsOf(numbers, forms);
        expect(await prices(texts, 'is')).toEqual(numbers);
        expect(await prices([...texts, '1.000.000'])).toEqual([...numbers, 1_000_000]);
      }),
    );
  });

  it('are read as written or refused, never as another amount', async () => {
    await fc.assert(
      fc.asyncProperty(column, async ([numbers, forms]) => {
        const outcome = await prices(textsOf(numbers, forms)).catch((error: unknown) => String(error));
        expect([numbers, expect.stringContaining('--numbers is')]).toContainEqual(outcome);
      }),
    );
  });
});
