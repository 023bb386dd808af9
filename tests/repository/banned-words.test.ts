import { expect, it } from 'vitest';
import { bannedNames } from '../../scripts/checks/banned-words.ts';

it.each([
  ['export function tellEvent() {}', 'tellEvent'],
  ['const askWhom = 1;\naskWhom;', 'askWhom'],
  ['type CartNews = string;', 'CartNews'],
  ['const { told: message } = { told: 1 };', 'told'],
])('refuses the name in %j', (text, name) => {
  expect(bannedNames('lib/a.ts', text)).toEqual([expect.stringContaining(`lib/a.ts: ${name} (`)]);
});

it('takes words for what they are, in names only', () => {
  const text = "// told anew\nconst newsletter = 'news';\nconst insight = newsletter;\ninsight;";
  expect(bannedNames('lib/a.ts', text)).toEqual([]);
});
