import type { MemoryIndex } from '../memory/memory-index.ts';
import { joinedRuns, type Token, tokenise } from '../text/tokens.ts';
import type { Alternatives } from './alternatives.ts';

/** A matching range of a text, in UTF-16 units, and the query words it matches. */
export interface Stretch {
  start: number;
  end: number;
  words: readonly string[];
}

/** How a term of a record matches: number of folded letters, and which words. */
interface TermMatch {
  letters: number;
  words: string[];
}

/** Finds the matches of one query's words in a text. */
export interface Highlighter {
  stretches(text: string, tokens?: readonly Token[]): Stretch[];
  tokens(text: string): Token[];
  /** Number of query words. */
  words: number;
}

export function createHighlighter(all: readonly Alternatives[], index: MemoryIndex): Highlighter {
  const known = new Map<string, TermMatch | undefined>();
  const termIds = findTermIds(all, index);
  const matchOf = (term: string): TermMatch | undefined => {
    if (!known.has(term)) known.set(term, matchTerm(term, all, termIds.get(term)));
    return known.get(term);
  };
  const tokensIn = (text: string) => tokenise(text, index.folding, index.separators);
  return {
    words: all.length,
    tokens: tokensIn,
    stretches(text, tokens = tokensIn(text)) {
      const stretches = new Map<number, Stretch>();
      const cover = ({ start, end, term }: Token, { letters, words }: TermMatch) => {
        const until = letters >= term.length ? end : endOfLetters(text, start, end, letters, index);
        stretches.set(start, { start, end: until, words });
      };
      for (const token of tokens) {
        const match = matchOf(token.term);
        if (match) cover(token, match);
      }
      for (const run of joinedRuns(tokens)) {
        const match = matchOf(run.term);
        let left = match?.letters ?? 0;
        for (const token of tokens.slice(run.first, run.last + 1)) {
          if (match && left > 0 && !stretches.has(token.start))
            cover(token, { letters: left, words: match.words });
          left -= token.term.length;
        }
      }
      return [...stretches.values()].toSorted((left, right) => left.start - right.start);
    },
  };
}

/** Numbers of the terms that the words may match: far fewer than the terms of the texts. */
function findTermIds(all: readonly Alternatives[], { terms: index }: MemoryIndex): Map<string, number> {
  const termIds = new Map<string, number>();
  for (const { terms, phrases } of all) {
    for (const id of terms.keys()) termIds.set(index.term(id), id);
    for (const phrase of phrases) for (const id of phrase.terms) termIds.set(index.term(id), id);
  }
  return termIds;
}

function matchTerm(
  term: string,
  all: readonly Alternatives[],
  id: number | undefined,
): TermMatch | undefined {
  let letters = 0;
  const words: string[] = [];
  for (const { word, terms, phrases, prefixes } of all) {
    const matchedPhrase = id === undefined ? undefined : terms.get(id);
    const matchedPrefix = prefixes.filter((prefix) => term.startsWith(prefix)).map((prefix) => prefix.length);
    const inPhrase = id !== undefined && phrases.some((phrase) => phrase.terms.includes(id));
    if (!matchedPhrase && matchedPrefix.length === 0 && !inPhrase) continue;
    words.push(word.term);
    // A whole word with typos is marked whole, a prefix match as far as it was typed.
    const mistyped =
      matchedPhrase !== undefined &&
      word.prefix &&
      matchedPhrase.typos > 0 &&
      term.length > word.term.length + matchedPhrase.typos;
    const covered = mistyped ? word.term.length : term.length;
    letters = Math.max(
      letters,
      matchedPrefix.length > 0 ? Math.max(...matchedPrefix) : Math.min(covered, term.length),
    );
  }
  return letters > 0 ? { letters, words } : undefined;
}

/** Offset after the first `letters` folded letters of a word: þ folds to two. */
function endOfLetters(text: string, start: number, end: number, letters: number, { folding }: MemoryIndex) {
  let at = start;
  let seen = 0;
  while (at < end && seen < letters) {
    const codePoint = text.codePointAt(at) ?? 0;
    seen += folding.character(codePoint)?.length ?? 0;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return at;
}
