import {
  beforeIUmlaut,
  beforeNeuter,
  beforeUndoing,
  beforeUUmlaut,
  iUmlaut,
  neuter,
  undoUUmlaut,
  uUmlaut,
} from './stem-changes.ts';

/** Lemma's ending, how common the class is (0 to 1), endings of all forms, which lemmas it fits (default: all). */
export type ParadigmRow = readonly [lemmaEnding: string, prior: number, endings: string, fits?: RegExp];

interface StemChange {
  readonly apply: (stem: string) => readonly string[];
  readonly undo: (stem: string) => readonly string[];
}

const identity = (stem: string) => [stem];
const unchanged: StemChange = { apply: identity, undo: identity };
const changes: Readonly<Record<string, StemChange>> = {
  '~': { apply: uUmlaut, undo: beforeUUmlaut },
  '<': { apply: undoUUmlaut, undo: beforeUndoing },
  '^': { apply: iUmlaut, undo: beforeIUmlaut },
};
const joinT: StemChange = { apply: (stem) => [neuter(stem)], undo: beforeNeuter };

/** One form: how the stem changes and the ending that is added. */
interface Slot {
  readonly change: StemChange;
  readonly ending: string;
}

export interface Paradigm {
  readonly lemmaEnding: string;
  readonly prior: number;
  readonly fits: RegExp | undefined;
  /** Without duplicates: many of the cases share a form. */
  readonly slots: readonly Slot[];
}

function parseSlot(text: string): Slot {
  if (text === 'T') return { change: joinT, ending: '' };
  const change = changes[text.charAt(0)];
  const ending = change ? text.slice(1) : text;
  return { change: change ?? unchanged, ending: ending.replace(/^\./, '') };
}

export function readParadigm([lemmaEnding, prior, endings, fits]: ParadigmRow): Paradigm {
  const texts = new Set(endings.split(/[\s|/]+/).filter((text) => text !== '-'));
  return { lemmaEnding, prior, fits, slots: [...texts].map(parseSlot) };
}

const vowel = /[aeiouyáéíóúýæö]/;

/**
 * Appends an ending. Two equal consonants never meet a third (endurunn + num is endurunnum), nor x an s (box + sins is boxins).
 */
function join(stem: string, ending: string): string {
  const last = stem.at(-1);
  const next = ending.at(0);
  const doubled = next === last && stem.at(-2) === last;
  return doubled || (last === 'x' && next === 's') ? stem + ending.slice(1) : stem + ending;
}

/** Reverts join: the possible stems before the ending. */
function unjoin(stem: string, ending: string): readonly string[] {
  const last = stem.at(-1);
  return last !== undefined && last === ending.at(0) ? [stem, stem + last] : [stem];
}

/** All forms of the lemma in this paradigm, including the lemma; undefined when the lemma does not fit it. */
export function inflect(paradigm: Paradigm, lemma: string): Set<string> | undefined {
  const { lemmaEnding, fits, slots } = paradigm;
  if (!lemma.endsWith(lemmaEnding) || fits?.test(lemma) === false) return undefined;
  const stem = lemma.slice(0, lemma.length - lemmaEnding.length);
  if (stem.length < 2 || !vowel.test(stem)) return undefined;
  const forms = new Set([lemma]);
  for (const { change, ending } of slots)
    for (const changed of change.apply(stem)) forms.add(join(changed, ending));
  return forms;
}

/** Reverts one ending: the possible lemmas of a word with that ending. */
interface EndingReversal {
  readonly change: StemChange;
  readonly lemmaEndings: Set<string>;
}

type EndingIndex = ReadonlyMap<string, readonly EndingReversal[]>;

/** Index of the endings, so that a form finds its lemmas without trying every paradigm. */
export function indexEndings(paradigms: readonly Paradigm[]): EndingIndex {
  const index = new Map<string, EndingReversal[]>();
  for (const { lemmaEnding, slots } of paradigms)
    for (const { change, ending } of slots) {
      const reversals = index.get(ending) ?? [];
      const known = reversals.find((reversal) => reversal.change === change);
      if (known) known.lemmaEndings.add(lemmaEnding);
      else reversals.push({ change, lemmaEndings: new Set([lemmaEnding]) });
      index.set(ending, reversals);
    }
  return index;
}

/** As in `unarinnar`. */
const maxEndingLength = 10;

/** Words that may be the lemma of this form by their endings alone; most of them do not exist. */
export function possibleLemmas(index: EndingIndex, form: string): Set<string> {
  const lemmas = new Set<string>();
  if (form.endsWith('xins'))
    for (const lemma of [form.slice(0, -3), `${form.slice(0, -3)}ur`]) lemmas.add(lemma);
  for (let length = 0; length <= Math.min(maxEndingLength, form.length - 2); length += 1) {
    const stem = form.slice(0, form.length - length);
    const ending = form.slice(form.length - length);
    for (const { change, lemmaEndings } of index.get(ending) ?? [])
      for (const joined of unjoin(stem, ending))
        for (const original of change.undo(joined))
          for (const lemmaEnding of lemmaEndings) lemmas.add(original + lemmaEnding);
  }
  return lemmas;
}
