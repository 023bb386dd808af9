import { describe, expect, it } from 'vitest';
import { bannedProse } from '../../scripts/checks/banned-prose.ts';
import { bannedNames } from '../../scripts/checks/banned-words.ts';

it.each([
  ['export function tellEvent() {}', 'tellEvent'],
  ['const askWhom = 1;\naskWhom;', 'askWhom'],
  ['type CartNews = string;', 'CartNews'],
  ['const { told: message } = { told: 1 };', 'told'],
])('refuses the name in %j', (text, name) => {
  expect(bannedNames('lib/a.ts', text)).toEqual([expect.stringContaining(`lib/a.ts: ${name} (`)]);
});

it('ignores words that only contain a banned one, comments and strings', () => {
  const text = "// told anew\nconst newsletter = 'news';\nconst insight = newsletter;\ninsight;";
  expect(bannedNames('lib/a.ts', text)).toEqual([]);
});

describe('comments and test titles', () => {
  it.each([
    ['// Whoever asks gets it.', 'Whoever'],
    ['/**\n * The import goes\n * on without it.\n */', 'goes on'],
    ['// What the sweeper came\n// of an attempt.', 'came of'],
    ["it('reads the cart anew', () => {});", 'anew'],
    ["it.each([1])('%s goes on', () => {});", 'goes on'],
    ['describe(`a token worth nothing`, () => {});', 'worth nothing'],
  ])('are refused in %j', (text, phrase) => {
    expect(bannedProse('a.ts', text)).toEqual([expect.stringContaining(`a.ts: "${phrase}" (`)]);
  });

  it('are accepted without a banned phrase, which other strings may contain', () => {
    const text =
      "// Renews a token.\nconst anew = 'goes on';\nit('continues', () => anew);\n// It goes\nanew;\n// on.";
    expect(bannedProse('a.ts', text)).toEqual([]);
  });
});
