import { LRUCache } from 'lru-cache';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';
import type { Language } from '../text/language.ts';

/** Words kept at most; each has some dozens of terms. */
const maxWords = 500;

/** Parameters that decide which terms a single word may match; dictionaries are the language's. */
const parameterNames = [
  'typoTolerance',
  'allowTyposOnNumericTokens',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'disableTypoToleranceOnWords',
  'disableTypoToleranceOnAttributes',
  'alternativesAsExact',
  'decompoundQuery',
] as const;

interface Kept {
  version: number;
  words: LRUCache<string, object>;
}

const keptByLanguage = new WeakMap<MemoryIndex, WeakMap<Language, Kept>>();

/**
 * What a word may match, since the last change of the index: the box asks again for the first words of a query with each letter, and
 * the results page asks for what the box has found. The result is shared and must not change.
 */
export function keepWord<T extends object>(
  word: { term: string; prefix: boolean },
  { index, language, parameters }: { index: MemoryIndex; language: Language; parameters: Settings },
  make: () => T,
): Readonly<T> {
  const languages = keptByLanguage.get(index) ?? new WeakMap<Language, Kept>();
  keptByLanguage.set(index, languages);
  let kept = languages.get(language);
  if (kept?.version !== index.version) {
    kept = { version: index.version, words: new LRUCache({ max: maxWords }) };
    languages.set(language, kept);
  }
  // An absent parameter has its default, one that is null does not: JSON leaves out only the former.
  const relevant = Object.fromEntries(parameterNames.map((name) => [name, parameters[name]]));
  const key = JSON.stringify([word.term, word.prefix, relevant]);
  const known = kept.words.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  kept.words.set(key, made);
  return made;
}
