import { describe, expect, it, test } from 'vitest';
import { describeChanges, hasBlockingChange } from '../../lib/rules/orders/quote-changes.ts';
import { quotesHref, quoteStatuses, parseQuoteStatus } from '../../lib/rules/orders/quote-list.ts';
import { quoteCountText, quoteStatusOn } from '../../lib/rules/orders/quote-status.ts';
import { daysAfter, lastAllowedDay, validityProblem } from '../../lib/rules/orders/quote-validity.ts';

test.each([
  ['Draft', '2026-11-19', 'Draft'],
  ['Sent', '2026-11-20', 'Sent'],
  ['Sent', '2026-11-21', 'Sent'],
  ['Sent', '2026-11-19', 'Expired'],
  ['Accepted', '2026-11-19', 'Accepted'],
] as const)('a quote that is %s and lasts until %s is %s on 20 November', (status, validUntil, shown) => {
  expect(quoteStatusOn('2026-11-20', { status, validUntil })).toBe(shown);
});

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-20', -20, '2026-10-31'],
])('%s and %i days is %s', (date, days, result) => {
  expect(daysAfter(date, days)).toBe(result);
});

describe('the last day', () => {
  const today = '2026-11-20';
  it.each([
    ['2026-11-20', null],
    [lastAllowedDay(today), null],
    ['2026-11-19', 'Gildistíminn er liðinn'],
    ['2027-11-21', 'Tilboð getur gilt í eitt ár hið mesta'],
    ['2027-02-29', 'Dagsetningin er ekki rétt'],
    ['2026-13-01', 'Dagsetningin er ekki rétt'],
    ['20.11.2026', 'Dagsetningin er ekki rétt'],
    ['', 'Þennan reit þarf að fylla út'],
  ])('%j', (date, problem) => {
    expect(validityProblem(date, today)).toBe(problem);
  });
});

describe('what has changed', () => {
  const line = { changes: [], unitPrice: 1000, currentPrice: 1000, currentStock: 10 } as const;
  const texts = (over: Partial<Parameters<typeof describeChanges>[0]>) =>
    describeChanges({ ...line, ...over }).map(({ text, tone }) => [text.replaceAll('\u00a0', ' '), tone]);
  it.each([
    [{}, []],
    [{ changes: ['Gone'], currentPrice: null, currentStock: null }, [['Varan er ekki lengur í boði', 'bad']]],
    [{ changes: ['StockShort'], currentStock: 1200 }, [['Aðeins 1.200 til á lager', 'bad']]],
    [{ changes: ['StockShort'], currentStock: 0 }, [['Uppseld eins og er', 'bad']]],
    [
      { changes: ['PriceUp'], currentPrice: 1100 },
      [['Verð hefur hækkað í kr. 1.100, tilboðsverðið gildir', 'good']],
    ],
    [
      { changes: ['PriceDown'], currentPrice: 900 },
      [['Verð hefur lækkað í kr. 900 og er nú lægra en tilboðsverðið', 'plain']],
    ],
    [
      { changes: ['PriceDown'], currentPrice: 1000 },
      [['Verð hefur lækkað í kr. 1.000, eins og tilboðsverðið', 'plain']],
    ],
    [
      { changes: ['PriceDown'], currentPrice: 1050 },
      [['Verð hefur lækkað í kr. 1.050, tilboðsverðið er samt lægra', 'plain']],
    ],
  ] as const)('%o', (over, expected) => {
    expect(texts(over)).toEqual(expected);
  });

  it('goods that are not there stand in the way, prices do not', () => {
    expect(hasBlockingChange([])).toBe(false);
    expect(hasBlockingChange([{ changes: ['PriceUp', 'PriceDown'] }, { changes: [] }])).toBe(false);
    expect(hasBlockingChange([{ changes: [] }, { changes: ['StockShort'] }])).toBe(true);
    expect(hasBlockingChange([{ changes: ['Gone'] }])).toBe(true);
  });
});

test('addresses of the list lead back to their status', () => {
  for (const status of quoteStatuses) {
    const { searchParams } = new URL(quotesHref(status, 2), 'http://shop.test');
    expect([parseQuoteStatus(searchParams.get('stada') ?? ''), searchParams.get('sida')]).toEqual([
      status,
      '2',
    ]);
  }
  expect(quotesHref(null)).toBe('/auth/quotes');
  for (const word of [undefined, 'Sent', 'draft', ['sent'], '']) expect(parseQuoteStatus(word)).toBe(null);
});

test.each([
  [1, '1 tilboð'],
  [3, '3 tilboð'],
  [1200, '1.200 tilboð'],
])('%i is said %s', (count, text) => {
  expect(quoteCountText(count)).toBe(text);
});
