import { expect, it } from 'vitest';
import { isSureMatch } from '../../lib/io/search/hosted-search.ts';

const exact = { nbTypos: 0, firstMatchedWord: 1000, nbExactWords: 3, proximityDistance: 16 };

it.for([
  ['a hit as written', 'svartir ruslapokar', exact, true],
  ['a typo', 'svartir ruslapokar', { ...exact, nbTypos: 1 }, false],
  ['a part of a compound', 'fartölva', { ...exact, firstMatchedWord: 3000 }, false],
  ['a long word that only starts others', 'ruslapo', { ...exact, nbExactWords: 0 }, false],
  ['a word that is likely to be unfinished', 'rusla', { ...exact, nbExactWords: 0 }, true],
  ['an amount that is far from its unit', 'salernispappír 24 rúllur', exact, false],
  ['an amount beside its unit', 'salernispappír 24 rúllur', { ...exact, proximityDistance: 9 }, true],
  ['an amount alone, beside its unit', '24 rúllur', { ...exact, proximityDistance: 1 }, true],
  ['a number at the end', 'öryggisskór 43', { ...exact, proximityDistance: 8 }, true],
] as const)('is judged of %s', ([, text, rankingInfo, isSure]) => {
  expect(isSureMatch(rankingInfo, text)).toBe(isSure);
});
