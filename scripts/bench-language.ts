import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInflections } from '../morphology/src/inflection.ts';
import { createLanguage } from '../morphology/src/language.ts';
import { sharedLexicon } from '../morphology/src/lexicon.ts';
import type { Lexicon } from '../morphology/src/lexicon.ts';
import { readWordList } from '../morphology/src/word-list.ts';
import { formatNumber } from '../lib/rules/text/icelandic.ts';

/*
 * How much of the dictionary's own inflection the rules make, and what they cost. `node --expose-gc` prints memory as well.
 */
const print = (label: string, value: string) => process.stdout.write(`${label.padEnd(58)} ${value}\n`);
const percent = (part: number, whole: number) => `${formatNumber((100 * part) / whole, 1)} %`;

function timed<T>(work: () => T): [T, number] {
  const start = performance.now();
  return [work(), performance.now() - start];
}

function usedMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

const before = usedMegabytes();
const [lexicon, loading] = timed(sharedLexicon);
print('word list: loaded in', `${formatNumber(loading, 0)} ms`);
print('word list: memory', `${formatNumber(usedMegabytes() - before, 0)} MB`);
const [, folding] = timed(() => lexicon.unfold('honskum'));
print('words without accents: index made in', `${formatNumber(folding, 0)} ms`);
print('both: memory', `${formatNumber(usedMegabytes() - before, 0)} MB`);

const list = readWordList();
/** The list without what its flags add: what the rules find when most forms of a word were never seen. */
const bare: Lexicon = { ...lexicon, has: (form) => list.words.has(form) };
/** No list at all: the rules choose by the ending of the lemma and by how common a class is. */
const blind: Lexicon = { ...lexicon, has: () => false };

function coverage(lemmas: Iterable<string>, evidence: Lexicon): string {
  const inflections = createInflections(evidence);
  let [made, wanted, extra] = [0, 0, 0];
  for (const lemma of lemmas) {
    if (!list.flagged.has(lemma)) continue;
    const forms = list.flagForms(lemma);
    const own = inflections.of(lemma).forms;
    wanted += forms.size;
    for (const form of forms) if (own.has(form)) made += 1;
    for (const form of own) if (!forms.has(form)) extra += 1;
  }
  return `${percent(made, wanted)} of ${formatNumber(wanted)} forms, ${percent(extra, wanted)} others`;
}

print('nouns: made, all evidence', coverage(list.nouns, lexicon));
print('nouns: made, unflagged words as evidence', coverage(list.nouns, bare));
print('nouns: made, no evidence', coverage(list.nouns, blind));

/** Every adjective form but those of comparison, which shoppers do not type and the rules leave out. */
const compared = /(?:ari|ara|ast|ust|str?|stan|stur?|sti|sta|stu|stum|stir|star|stra|stri|strar|sts)$/;
const positives = [...list.adjectives].filter((lemma) => list.flagged.has(lemma));
const inflections = createInflections(lexicon);
const positiveForms = positives.flatMap((lemma) =>
  [...list.flagForms(lemma)].filter((form) => !compared.test(form)).map((form) => ({ lemma, form })),
);
const madePositives = positiveForms.filter(({ lemma, form }) => inflections.of(lemma).forms.has(form)).length;
print(
  'adjectives: made, all evidence',
  `${percent(madePositives, positiveForms.length)} of ${formatNumber(positiveForms.length)} forms`,
);

const forms = [...list.nouns]
  .filter((lemma) => list.flagged.has(lemma))
  .flatMap((lemma) => [...list.flagForms(lemma)].map((form) => ({ lemma, form })))
  .filter((_, index) => index % 10 === 0);
const language = createLanguage();
const [found, finding] = timed(
  () => forms.filter(({ lemma, form }) => language.lemmasOf(form).includes(lemma)).length,
);
print(
  'nouns: lemma found again from a form',
  `${percent(found, forms.length)} of ${formatNumber(forms.length)}`,
);
print('nouns: that takes, a word', `${formatNumber(finding / forms.length, 3)} ms`);
const answers = forms.reduce((sum, { form }) => sum + language.lemmasOf(form).length, 0);
print('nouns: lemmas given for a form', formatNumber(answers / forms.length, 2));

const source = globSync(join(import.meta.dirname, 'catalogue/data/**/*.ts')).map((file) =>
  readFileSync(file, 'utf8'),
);
const words = [
  ...new Set(
    [...source.join('\n').matchAll(/'([^'\n]*)'/g)].flatMap(
      ([, text = '']) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [],
    ),
  ),
];
const catalogue = createLanguage(words);
const [groups, grouping] = timed(() => catalogue.lemmaGroups(words));
print('catalogue: groups', `${formatNumber(groups.length)} of ${formatNumber(words.length)} words`);
print('catalogue: grouping takes, a word', `${formatNumber(grouping / words.length, 3)} ms`);
const [, splitting] = timed(() => words.map(catalogue.compoundParts));
print('catalogue: splitting takes, a word', `${formatNumber(splitting / words.length, 3)} ms`);
const [, again] = timed(() => words.map(catalogue.lemmasOf));
print('catalogue: an answer that is kept, a word', `${formatNumber(again / words.length, 4)} ms`);
print('all: memory', `${formatNumber(usedMegabytes() - before, 0)} MB`);
