import { globSync, readFileSync } from 'node:fs';
import { bannedIcelandic } from './banned-icelandic.ts';
import { bannedProse } from './banned-prose.ts';
import { bannedNames } from './banned-words.ts';
import { deadExports } from './dead-exports.ts';
import { importOffences } from './import-rules.ts';
import { inlineQueryKeys } from './query-keys.ts';

const folders = [
  'app',
  'backend',
  'components',
  'emulators',
  'e2e',
  'lib',
  'morphology',
  'scripts',
  'styles',
  'tests',
];
const files = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, '*.ts'], {
  exclude: (name) => name === 'node_modules',
})
  .filter((path) => !path.includes('node_modules/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const offences = files.flatMap(({ path, text }) => importOffences(path, text));
const dead = deadExports(files);
const banned = files.flatMap(({ path, text }) => bannedNames(path, text));
const keys = files.flatMap(({ path, text }) =>
  /^(?:app|components|lib)\//.test(path) ? inlineQueryKeys(path, text) : [],
);
const prose = files.flatMap(({ path, text }) => bannedProse(path, text));
const icelandic = files.flatMap(({ path, text }) =>
  /^(?:app|components|lib|backend\/src(?!\/import)|emulators\/src)\//.test(path)
    ? bannedIcelandic(path, text)
    : [],
);
const all = [offences, dead, banned, keys, prose, icelandic].flat();
for (const line of all) console.error(line);
console.log(
  `${files.length} files, ${offences.length} broken import rules, ${dead.length} dead exports, ${banned.length} banned names, ${keys.length} keys outside queryOptions, ${prose.length} banned phrases, ${icelandic.length} texts in wrong Icelandic`,
);
process.exitCode = all.length > 0 ? 1 : 0;
