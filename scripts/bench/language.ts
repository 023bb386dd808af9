import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInflections } from '../../morphology/src/inflection.ts';
import { createLanguage } from '../../morphology/src/language.ts';
import { type Lexicon, getLexicon } from '../../morphology/src/lexicon.ts';
import { readWordList } from '../../morphology/src/word-list.ts';
import { families } from '../demo/families.ts';
import { type Metric, single } from '../harness/metric.ts';
import { task } from '../harness/task.ts';

interface InflectedForm {
  lemma: string;
  form: string;
}

function timed<T>(work: () => T): [result: T, ms: number] {
  const start = performance.now();
  return [work(), performance.now() - start];
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

const percentOf = (name: string, part: number, whole: number): Metric =>
  single(name, '%', (100 * part) / whole, whole);
const msEach = (name: string, ms: number, count: number): Metric => single(name, 'ms', ms / count, count);

type WordList = ReturnType<typeof readWordList>;

/** How many of the dictionary's noun forms the rules generate, and how many they generate that it does not have. */
function coverNouns({ nouns, flagged, flagForms }: WordList, evidence: Lexicon, by: string): Metric[] {
  const inflections = createInflections(evidence);
  let [made, expected, extra] = [0, 0, 0];
  for (const lemma of nouns) {
    if (!flagged.has(lemma)) continue;
    const forms = flagForms(lemma);
    const own = inflections.of(lemma).forms;
    expected += forms.size;
    for (const form of forms) if (own.has(form)) made += 1;
    for (const form of own) if (!forms.has(form)) extra += 1;
  }
  return [
    percentOf(`nouns: forms made, ${by}`, made, expected),
    percentOf(`nouns: forms not in the dictionary, ${by}`, extra, expected),
  ];
}

/** Comparative forms, which shoppers do not type and the rules leave out. */
const compared = /(?:ari|ara|ast|ust|str?|stan|stur?|sti|sta|stu|stum|stir|star|stra|stri|strar|sts)$/;

function formsOf({ flagged, flagForms }: WordList, lemmas: Iterable<string>): InflectedForm[] {
  return [...lemmas]
    .filter((lemma) => flagged.has(lemma))
    .flatMap((lemma) => [...flagForms(lemma)].map((form) => ({ lemma, form })));
}

function coverAdjectives(list: WordList, lexicon: Lexicon): Metric {
  const inflections = createInflections(lexicon);
  const forms = formsOf(list, list.adjectives).filter(({ form }) => !compared.test(form));
  const made = forms.filter(({ lemma, form }) => inflections.of(lemma).forms.has(form)).length;
  return percentOf('adjectives: forms made, all evidence', made, forms.length);
}

/** From a form back to its lemma, for every tenth form. */
function findLemmas(list: WordList): Metric[] {
  const forms = formsOf(list, list.nouns).filter((_, index) => index % 10 === 0);
  const language = createLanguage();
  const [found, ms] = timed(
    () => forms.filter(({ lemma, form }) => language.lemmasOf(form).includes(lemma)).length,
  );
  const given = forms.reduce((sum, { form }) => sum + language.lemmasOf(form).length, 0);
  return [
    percentOf('nouns: lemma found from a form', found, forms.length),
    msEach('nouns: finding the lemma, a word', ms, forms.length),
    single('nouns: lemmas given for a form', '', given / forms.length, forms.length),
  ];
}

/** Every word of the demo catalogue's texts. */
function catalogueWords(): string[] {
  const texts = families.flatMap(({ name, description, attributes, axes, packageSize }) => [
    name,
    description,
    packageSize,
    ...Object.entries(attributes).flat(),
    ...axes.flatMap((axis) => [
      axis.name,
      ...axis.choices.flatMap(({ value, label = '', text = '' }) => [value, label, text]),
    ]),
  ]);
  return [
    ...new Set(
      texts
        .join('\n')
        .toLowerCase()
        .match(/\p{L}{3,}/gu),
    ),
  ];
}

function readCatalogue(): Metric[] {
  const words = catalogueWords();
  const language = createLanguage(words);
  const [groups, grouping] = timed(() => language.lemmaGroups(words));
  const [, splitting] = timed(() => words.map(language.compoundParts));
  const [, again] = timed(() => words.map(language.lemmasOf));
  return [
    single('catalogue: groups of its words', '', groups.length, words.length),
    msEach('catalogue: grouping, a word', grouping, words.length),
    msEach('catalogue: splitting, a word', splitting, words.length),
    msEach('catalogue: an answer that is kept, a word', again, words.length),
  ];
}

/** Sequential: each measurement reuses what the previous ones have cached. */
function measure(): Metric[] {
  const before = usedMegabytes();
  const used = (name: string): Metric => single(name, 'MB', usedMegabytes() - before);
  const [lexicon, loading] = timed(getLexicon);
  const metrics = [single('word list: loading', 'ms', loading), used('word list: memory')];
  const [, folding] = timed(() => lexicon.unfold('honskum'));
  metrics.push(single('words without accents: making the index', 'ms', folding), used('both: memory'));
  const list = readWordList();
  // Without the forms of its flags: measures the rules when most forms of a word were never seen.
  const bare: Lexicon = { ...lexicon, has: (form) => list.words.has(form) };
  // Without any list: the rules choose by the ending of the lemma and the frequency of a class.
  const blind: Lexicon = { ...lexicon, has: () => false };
  metrics.push(
    ...coverNouns(list, lexicon, 'all evidence'),
    ...coverNouns(list, bare, 'unflagged words as evidence'),
    ...coverNouns(list, blind, 'no evidence'),
    coverAdjectives(list, lexicon),
    ...findLemmas(list),
    ...readCatalogue(),
    used('all: memory'),
  );
  return metrics;
}

export const bench = task({}, async () => measure());
