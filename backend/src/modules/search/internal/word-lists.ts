import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../words');

function readLines(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Plurals by the rules of English; what is plural already stays. */
function withPlural(name: string): string[] {
  if (/(?:[^s]s|ware)$/.test(name)) return [name];
  if (/(?:ss|sh|ch|x)$/.test(name)) return [name, `${name}es`];
  if (/[^aeiou]y$/.test(name)) return [name, `${name.slice(0, -1)}ies`];
  return name.endsWith('fe') ? [name, `${name.slice(0, -2)}ves`] : [name, `${name}s`];
}

/**
 * Words that shoppers use for the same goods, in the nominative. They also apply to halves of compounds: klósetthreinsir finds
 * salernishreinsir. A hyphen marks words that are written apart.
 */
export const synonymGroups: readonly (readonly string[])[] = readLines('synonyms.txt').map((line) =>
  line.split(' '),
);

/** Lemma → what buyers who write English call it; a hyphen marks words that are written apart. */
export const englishNames: readonly (readonly [lemma: string, names: readonly string[]])[] = readLines(
  'english.txt',
).map((line) => {
  const [lemma = '', names = ''] = line.split(': ');
  return [lemma, names.split(', ').flatMap(withPlural)] as const;
});
