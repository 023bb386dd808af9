import { foldIcelandic } from '../../lib/rules/text/icelandic-order.ts';
import { tradeAdjectives, tradeNouns } from './data/trade-words.ts';
import { readWordList } from './word-list.ts';

/** Which words exist: the evidence by which the rules choose among a word's possible inflections. */
export interface Lexicon {
  /** True for any form of any word that the list has. */
  readonly has: (form: string) => boolean;
  /** True for a lemma that is a known noun; a word may be both. */
  readonly isNoun: (lemma: string) => boolean;
  readonly isAdjective: (lemma: string) => boolean;
  /** True for lemmas of the trade: likelier than any other reading. */
  readonly isTradeWord: (lemma: string) => boolean;
  /** Words that may have been meant by this text without accents; never the text itself. */
  readonly unfold: (text: string) => readonly string[];
}

const listedNouns: ReadonlySet<string> = new Set(tradeNouns);
const listedAdjectives: ReadonlySet<string> = new Set(tradeAdjectives);

/** A noun or adjective that is certain to be a lemma. */
export function isHeadword({ isNoun, isAdjective }: Lexicon, word: string): boolean {
  return isNoun(word) || isAdjective(word);
}

function createLexicon(): Lexicon {
  const { words, nouns, adjectives, flagged, flagForms } = readWordList();
  const all = new Set([...words, ...tradeNouns, ...tradeAdjectives]);
  for (const word of flagged.keys()) for (const form of flagForms(word)) all.add(form);
  let folded: FoldedIndex | undefined;
  return {
    has: (form) => all.has(form),
    isNoun: (lemma) => nouns.has(lemma) || listedNouns.has(lemma),
    isAdjective: (lemma) => adjectives.has(lemma) || listedAdjectives.has(lemma),
    isTradeWord: (lemma) => listedNouns.has(lemma) || listedAdjectives.has(lemma),
    unfold: (text) => {
      folded ??= indexFolded(all);
      return lookUpFolded(folded, text);
    },
  };
}

type FoldedIndex = Map<string, string | string[]>;

function lookUpFolded(index: FoldedIndex, text: string): readonly string[] {
  const entry = index.get(text) ?? [];
  return typeof entry === 'string' ? [entry] : entry;
}

const plain = /^[a-z]*$/;

/** Most spellings have only one word: a string instead of an array halves the size of the index. */
function indexFolded(words: Iterable<string>): FoldedIndex {
  const index: FoldedIndex = new Map();
  for (const word of words) {
    if (plain.test(word)) continue;
    const text = foldIcelandic(word);
    index.set(text, index.has(text) ? [...lookUpFolded(index, text), word] : word);
  }
  return index;
}

/** The lexicon with the catalogue's own words: brands, materials, trade words that no dictionary has. */
export function withOwnWords(base: Lexicon, own: ReadonlySet<string>): Lexicon {
  const folded = indexFolded(own);
  return {
    has: (form) => own.has(form) || base.has(form),
    isNoun: base.isNoun,
    isAdjective: base.isAdjective,
    isTradeWord: base.isTradeWord,
    unfold: (text) => [...new Set([...lookUpFolded(folded, text), ...base.unfold(text)])],
  };
}

let cachedLexicon: Lexicon | undefined;

/**
 * The lexicon of this process, loaded on first use and then cached. Measured on two cores: 0.2 to 0.6 s and 22 MB; the first word
 * without accents costs another 0.2 to 0.5 s and 13 MB (scripts/bench/language.ts).
 */
export function getLexicon(): Lexicon {
  return (cachedLexicon ??= createLexicon());
}
