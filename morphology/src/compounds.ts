import { firstParts, indivisible, neverLast, shortFirstParts, shortLastParts } from './data/first-parts.ts';
import type { Inflections } from './inflection.ts';

/** A word split in two: ryksugu + poki. */
export interface Split {
  /** As in the word, including the link to the rest. */
  readonly first: string;
  /** The lemma of `first`, or `first` itself where it has none. */
  readonly firstLemma: string;
  /** Lemmas of the rest, likeliest first; of the whole word's lemma where the list has it. */
  readonly lastLemmas: readonly [string, ...string[]];
  /** Confidence in both halves, 0 to 2.3. */
  readonly score: number;
}

interface Part {
  readonly lemma: string;
  readonly score: number;
}

/** Linking letters between the halves. */
const links = ['s', 'a', 'u', 'ar', 'na'];

/** Below this a half is too uncertain to split a word. */
const minPartScore = 0.4;
/** A word that the list has as a whole needs more certain halves. */
const sureScore = 1.25;
const probableScore = 0.9;

/** From this strength on a lemma of the list is trusted. */
export const sureStrength = 0.5;

/** A short half is less certain. */
function lengthFactor(part: string): number {
  return part.length <= 3 ? 0.8 : 1;
}

/** Consonants that an Icelandic word may begin with: most positions in a word cannot be a seam. */
const onset =
  /^(?:[bdfghjklmnprstvþc]|[bdfghkprstþ]r|[bfghkps]l|[bdfghklmnprstþ]j|[gkhfs]n|[dhkst]v|þv|s[kmpt]|s[kp]j|st[jr]|s[kp]r|skv|spl|s[mn]j)?[aeiouyáéíóúýæö]/;
const vowel = /[aeiouyáéíóúýæö]/;

interface Compounds {
  readonly split: (word: string) => Split | undefined;
}

/** Bonus for last parts that are words of the trade or of the catalogue: glugga + skafa, not gluggas + kafa. */
const goodsBonus = 0.3;

export function createCompounds(
  inflections: Inflections,
  isOwnWord: (word: string) => boolean,
  isTradeWord: (lemma: string) => boolean,
): Compounds {
  const known = new Map<string, Split | undefined>();

  const scoreOf = (lemma: string, part: string): number => {
    const { strength } = inflections.of(lemma);
    const floor = isOwnWord(lemma) ? 0.7 : lemma === part ? 0.45 : 0;
    return Math.max(strength, floor) * lengthFactor(part);
  };

  const isSure = (lemma: string) => inflections.of(lemma).strength >= sureStrength;

  const simple = (part: string): Part | undefined => {
    const [lemma] = inflections.lemmasOf(part);
    if (lemma === undefined) return isOwnWord(part) ? { lemma: part, score: 0.7 } : undefined;
    const score = scoreOf(lemma, part);
    return score >= minPartScore ? { lemma, score } : undefined;
  };

  const first = (part: string): Part | undefined => {
    const listed = firstParts[part];
    if (listed !== undefined) return { lemma: listed, score: 0.9 };
    if (part.length < 3) return shortFirstParts.has(part) ? { lemma: part, score: 0.7 } : undefined;
    const whole = simple(part);
    // The bare stem of masculines in -ur counts as a form: eld + hús comes from eldur, though eld may look like a word.
    const masculine = inflections.lemmasOf(part).find((lemma) => lemma === `${part}ur`);
    if (whole) return { ...whole, lemma: masculine ?? whole.lemma };
    for (const link of links) {
      const linked = part.endsWith(link) ? part.slice(0, -link.length) : '';
      const foundLemma = linked.length >= 3 ? simple(linked) : undefined;
      if (foundLemma) return { lemma: foundLemma.lemma, score: foundLemma.score * 0.8 };
    }
    const inner = split(part);
    return inner && { lemma: inner.first + inner.lastLemmas[0], score: inner.score * 0.4 };
  };

  const cut = (word: string, at: number): Split | undefined => {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (neverLast.has(tail) || !onset.test(tail) || !vowel.test(head)) return undefined;
    const last = simple(tail);
    if (last === undefined || (last.lemma.length < 4 && !shortLastParts.has(last.lemma))) return undefined;
    const part = first(head);
    if (part === undefined) return undefined;
    const [lemma = last.lemma, ...others] = inflections.lemmasOf(tail);
    return {
      first: head,
      firstLemma: part.lemma,
      lastLemmas: [lemma, ...others],
      score: part.score + last.score + (isTradeWord(lemma) || isOwnWord(lemma) ? goodsBonus : 0),
    };
  };

  const bestSplit = (word: string): Split | undefined => {
    const [lemma] = inflections.lemmasOf(word);
    const whole = lemma !== undefined && isSure(lemma);
    if (whole && indivisible.has(lemma)) return undefined;
    // hanskar splits into han + kar, but hanski is no kar: a known word is split as its lemma is.
    if (whole && lemma !== word) {
      const parts = split(lemma);
      return parts && word.startsWith(parts.first) ? parts : undefined;
    }
    let best: Split | undefined;
    for (let at = 2; at <= word.length - 3; at += 1) {
      const foundLemma = cut(word, at);
      if (foundLemma && foundLemma.score > (best?.score ?? 0)) best = foundLemma;
    }
    if (best === undefined || best.score < (whole ? sureScore : probableScore)) return undefined;
    return indivisible.has(best.first + best.lastLemmas[0]) ? undefined : best;
  };

  const split = (word: string): Split | undefined => {
    if (word.length < 6) return undefined;
    if (!known.has(word)) known.set(word, bestSplit(word));
    return known.get(word);
  };
  return { split };
}
