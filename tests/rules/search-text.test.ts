import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markMatches, splitMarked, type TextPart } from '../../lib/rules/text/marked-text.ts';
import { suggestByName } from '../../lib/rules/people/name-suggestions.ts';

/** Marked parts in brackets. */
const shown = (parts: TextPart[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

it.each([
  ['Klósettpappír 3ja laga', 'klosett', '[Klósett]pappír 3ja laga'],
  ['Klósettpappír 3ja laga', 'PAPPÍR', 'Klósett[pappír] 3ja laga'],
  ['Þvottaefni fyrir þvottavélar', 'thvotta', '[Þvotta]efni fyrir [þvotta]vélar'],
  ['Gæðakaffi', 'gaeda', '[Gæða]kaffi'],
  ['Hanskar L, hanskar XL', 'l', 'Hanskar [L], hanskar XL'],
  ['Svartir ruslapokar', 'rusla svart', '[Svart]ir [rusla]pokar'],
  ['Ryksuga', 'moppa', 'Ryksuga'],
  ['Ryksuga', '  ', 'Ryksuga'],
  ['Kaffi (500 g)', '(500', 'Kaffi ([500] g)'],
  ['a.*b', '.*', 'a.*b'],
  ['Cafe\u0301 noir', 'café', '[Cafe\u0301] noir'],
  ['<b>Kaffi</b>', 'kaffi', '<b>[Kaffi]</b>'],
])('%s searched for %s reads %s', (text, query, expected) => {
  expect(shown(markMatches(text, query))).toBe(expected);
});

it.each([
  ['Klósett{pappír}, 3 laga', 'Klósett[pappír], 3 laga'],
  ['{Kaffi} og {te}', '[Kaffi] og [te]'],
  ['ekkert', 'ekkert'],
  ['', ''],
  ['{opið', '[opið]'],
  ['} laust {a}}', ' laust [a]'],
])('%s from the hosted search reads %s', (text, expected) => {
  expect(shown(splitMarked(text, '{', '}'))).toBe(expected);
});

it('marks without changing a letter, whatever is searched for', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(anything, anything, (text, query) => {
      const parts = markMatches(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

const categories = [
  'Salernispappír',
  'Pappír',
  'Ljósritunarpappír og umslög',
  'Kaffi og te',
  'Te',
  'Pappírspokar',
].map((name) => ({ name }));

it.each([
  ['pappir', ['Pappír', 'Pappírspokar', 'Salernispappír', 'Ljósritunarpappír og umslög']],
  ['te', ['Te', 'Kaffi og te']],
  ['te kaffi', ['Kaffi og te']],
  ['og', ['Ljósritunarpappír og umslög', 'Kaffi og te']],
  ['ír', []],
  ['', []],
  ['!', []],
])('%s suggests %j', (query, names) => {
  expect(suggestByName(categories, query, 9).map(({ name }) => name)).toEqual(names);
});

it('suggests no more than asked for', () => {
  expect(suggestByName(categories, 'pappír', 2).map(({ name }) => name)).toEqual(['Pappír', 'Pappírspokar']);
});
