import { irregularComparison } from './data/comparison.ts';
import { uUmlaut } from './stem-changes.ts';

/** Endings of the strong and the weak superlative; `~` marks those that cause u-umlaut. */
const superlativeEndings = 'ur an ~um s ~ a ri rar ~u ir ar ra i'.split(' ');

/** Participles and indeclinable adjectives are not compared. */
const comparablePattern = /(?<!aðu|i)(?:[rsx]|nn|ll)$/;

/**
 * Comparative and superlative of an adjective in all forms: sterkari, sterkara, sterkastur, sterkustum …; empty where there are
 * none.
 */
export function comparisonForms(lemma: string): Set<string> {
  const irregular = irregularComparison[lemma];
  if (!irregular && !comparablePattern.test(lemma)) return new Set();
  const [comparative, superlative] = irregular ?? regularComparison(lemma);
  const forms = new Set([`${comparative}i`, `${comparative}a`, superlative]);
  for (const ending of superlativeEndings) {
    const [stem = superlative] = ending.startsWith('~') ? uUmlaut(superlative) : [];
    forms.add(stem + ending.replace('~', ''));
  }
  return forms;
}

function regularComparison(lemma: string): readonly [string, string] {
  if (/(?:nn|ll)$/.test(lemma)) return [lemma, `${lemma.slice(0, -1)}ast`];
  const stem = lemma.replace(/(?<=[^aeiouáéíóúýæö])ur$/, '');
  return [`${stem}ar`, `${stem}ast`];
}
