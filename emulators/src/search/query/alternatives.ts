import type { MemoryIndex } from '../memory/memory-index.ts';
import { strings } from '../json.ts';
import { readFlag, readNumber, type Settings } from '../settings.ts';
import type { Language } from '../text/language.ts';
import { maxPhraseWords, type Synonyms } from '../text/synonyms.ts';
import { termsOf } from '../text/tokens.ts';
import { withinTypos } from '../text/typos.ts';
import { keepWord } from './kept-words.ts';
import { searchedAttributes } from './searched-attributes.ts';
import type { QueryWord } from './words.ts';

/** A form of an unfinished word must start with this many letters to be looked up. */
const minFormPrefixLength = 3;

export interface Match {
  typos: number;
  exact: boolean;
}

export interface Phrase extends Match {
  /** Consecutive terms. */
  terms: readonly number[];
}

/** All terms that a word of the query may match. */
export interface Alternatives {
  word: QueryWord;
  terms: Map<number, Match>;
  phrases: Phrase[];
  /** Matches any term that starts with one of these. */
  prefixes: string[];
}

interface Vocabulary {
  index: MemoryIndex;
  language: Language;
  synonyms: Synonyms;
  parameters: Settings;
}

export function findAlternatives(words: readonly QueryWord[], vocabulary: Vocabulary): Alternatives[] {
  const all = words.map((word): Alternatives => {
    const { terms, phrases, prefixes } = keepWord(word, vocabulary, () => {
      const alternatives: Alternatives = { word, terms: new Map(), phrases: [], prefixes: [] };
      addWord(alternatives, vocabulary);
      addTypos(alternatives, vocabulary);
      return alternatives;
    });
    return { word, terms: new Map(terms), phrases: [...phrases], prefixes: [...prefixes] };
  });
  addJoined(all, vocabulary);
  if (readFlag(vocabulary.parameters, 'synonyms', true)) addSynonyms(all, vocabulary);
  return all;
}

/** Whether forms of a word, or its synonyms, rank the same as the word. */
function isAsExact(
  option: 'ignorePlurals' | 'singleWordSynonym',
  { alternativesAsExact }: Settings,
): boolean {
  return alternativesAsExact === undefined || strings(alternativesAsExact).includes(option);
}

function addTerm({ terms }: Alternatives, id: number | undefined, typos: number, exact: boolean): void {
  if (id === undefined) return;
  const existingMatch = terms.get(id);
  if (!existingMatch || typos < existingMatch.typos || (typos === existingMatch.typos && exact))
    terms.set(id, { typos, exact });
}

function addForms(
  alternatives: Alternatives,
  forms: readonly string[],
  typos: number,
  exact: boolean,
  index: MemoryIndex,
): void {
  for (const id of index.terms.idsOf(forms)) addTerm(alternatives, id, typos, exact);
}

/** The word itself, its forms, terms that start with it, its parts and its compounds. */
function addWord(alternatives: Alternatives, { index, language, parameters }: Vocabulary): void {
  const { term, prefix } = alternatives.word;
  addTerm(alternatives, index.terms.id(term), 0, true);
  const exact = isAsExact('ignorePlurals', parameters);
  addForms(alternatives, language.formsOf(term), 0, exact, index);
  if (prefix) {
    alternatives.prefixes.push(term);
    const [first, end] = index.terms.prefixRange(term);
    // When a term itself starts with the prefix, other forms of such words do not count: bökun does not mean bók, although
    // bókunum is a form of it.
    if (first === end && term.length >= minFormPrefixLength) {
      const [from, to] = language.forms.prefixRange(term);
      for (const forms of new Set(language.groups.slice(from, to)))
        addForms(alternatives, forms, 0, false, index);
    }
  }
  for (const compound of language.compoundsWith.get(term) ?? [])
    addTerm(alternatives, index.terms.id(compound), 0, false);
  if (!readFlag(parameters, 'decompoundQuery', true)) return;
  const parts = language.partsOf.get(term);
  if (parts) addPhrase(alternatives, parts, 0, index);
}

function addPhrase({ phrases }: Alternatives, words: readonly string[], typos: number, index: MemoryIndex) {
  const terms = words.map((word) => index.terms.id(word));
  if (terms.every((id) => id !== undefined)) phrases.push({ terms, typos, exact: false });
}

export function typoBudget(term: string, parameters: Settings): 0 | 1 | 2 {
  const tolerance = parameters['typoTolerance'] ?? true;
  if (tolerance === false) return 0;
  if (!readFlag(parameters, 'allowTyposOnNumericTokens', true) && /^\d+$/.test(term)) return 0;
  if (term.length >= readNumber(parameters, 'minWordSizefor2Typos', 8)) return 2;
  return term.length >= readNumber(parameters, 'minWordSizefor1Typo', 4) ? 1 : 0;
}

function addTypos(alternatives: Alternatives, { index, language, parameters }: Vocabulary): void {
  const { term, prefix } = alternatives.word;
  const budget = typoBudget(term, parameters);
  const excepted = strings(parameters['disableTypoToleranceOnWords']);
  if (budget === 0 || excepted.some((word) => termsOf(word, index.folding).includes(term))) return;
  const { strict } = searchedAttributes(index, parameters);
  const { trie, ids } = index.mistypableTerms(strict);
  withinTypos(trie, term, budget, prefix, (place, typos) => {
    if (typos > 0) addTerm(alternatives, ids[place], typos, false);
  });
  /** The fewest typos in any form of a word. */
  const fewest = new Map<readonly string[], number>();
  withinTypos(language.forms.trie(), term, budget, prefix, (place, typos) => {
    const forms = language.groups[place];
    if (forms && typos < (fewest.get(forms) ?? 255)) fewest.set(forms, typos);
  });
  for (const [forms, typos] of fewest) addForms(alternatives, forms, typos, false, index);
  // Two words written as one.
  for (let at = 2; at <= term.length - 2; at += 1)
    addPhrase(alternatives, [term.slice(0, at), term.slice(at)], 1, index);
}

/** Neighbours written as one: free of cost where the query itself joins them, as in a code. */
function addJoined(all: readonly Alternatives[], { index, parameters }: Vocabulary): void {
  for (let first = 0; first < all.length - 1; first += 1) {
    let term = all[first]?.word.term ?? '';
    let joined = true;
    for (let last = first + 1; last < Math.min(all.length, first + maxPhraseWords); last += 1) {
      const word = all[last]?.word;
      joined &&= word?.joined === true;
      if (!word || (!joined && last > first + 1)) break;
      term += word.term;
      const typos = joined ? 0 : 1;
      if (typos > 0 && typoBudget(term, parameters) === 0) break;
      for (const slot of all.slice(first, last + 1)) {
        addTerm(slot, index.terms.id(term), typos, joined);
        if (word.prefix && joined) slot.prefixes.push(term);
      }
    }
  }
}

function addSynonyms(all: readonly Alternatives[], vocabulary: Vocabulary): void {
  const { index, language, synonyms, parameters } = vocabulary;
  const asExact = isAsExact('singleWordSynonym', parameters);
  for (let first = 0; first < all.length; first += 1)
    for (let last = first; last < Math.min(all.length, first + maxPhraseWords); last += 1) {
      const slots = all.slice(first, last + 1);
      const phrase = slots.map(({ word }) => word.term).join(' ');
      const forms = first === last ? [phrase, ...language.formsOf(phrase)] : [phrase];
      for (const { terms, typos } of forms.flatMap((form) => synonyms.get(form) ?? []))
        for (const slot of slots) {
          const [term = ''] = terms;
          if (terms.length > 1) addPhrase(slot, terms, typos, index);
          else
            for (const form of [term, ...language.formsOf(term)])
              addTerm(slot, index.terms.id(form), typos, asExact && typos === 0);
        }
    }
}
