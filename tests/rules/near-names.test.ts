import { describe, expect, test } from 'vitest';
import { findNearNames, nearnessOf } from '../../lib/rules/text/near-names.ts';

const named = ['Hreinsiefni og ræsting', 'Ræstiáhöld', 'Pappír og pappírsvörur', 'Kaffi og te', 'Öryggi'].map(
  (name) => ({ name }),
);
const near = (words: string) => findNearNames(words, named, 2).map(({ name }) => name);

describe('names near to what was looked for', () => {
  test.each([
    ['kaffi', ['Kaffi og te']],
    ['oryggi', ['Öryggi']],
    ['hreinsiefni og raestin', ['Hreinsiefni og ræsting']],
    ['papir og papirsvorur', ['Pappír og pappírsvörur']],
    ['raestiahöld', ['Ræstiáhöld']],
    ['skrifstofustoll', []],
    ['og', []],
    ['', []],
    ['---', []],
  ])('„%s“', (words, names) => {
    expect(near(words)).toEqual(names);
  });

  test('come nearest first, and no more than asked for', () => {
    const alike = ['Hanskar', 'Hanski', 'Hanskar, einnota'].map((name) => ({ name }));
    expect(findNearNames('hanskar', alike, 2).map(({ name }) => name)).toEqual([
      'Hanskar',
      'Hanskar, einnota',
    ]);
  });
});

test('nearness goes from nothing in common to the same', () => {
  expect([nearnessOf('Öryggi', 'oryggi'), nearnessOf('kaffi', 'te'), nearnessOf('', '')]).toEqual([1, 0, 0]);
});
