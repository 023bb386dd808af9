import type { Folding } from './folding.ts';

export interface Token {
  term: string;
  /** Offset in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Separated from the previous token only by a joiner: `HLI-112.03` is one code as well as three words. */
  joined: boolean;
}

const joiners = new Set(['-', '.', '_', '/', '&', "'", '’', '‐', '‑'].map((joiner) => joiner.codePointAt(0)));

/** The words of `text` as they are indexed. `separators` as in the settings' `separatorsToIndex`. */
export function tokenise(text: string, folding: Folding, separators = ''): Token[] {
  const tokens: Token[] = [];
  let term = '';
  let start = 0;
  let joined = false;
  /** A joiner ended the previous word. */
  let joins = false;
  const close = (end: number) => {
    if (term) tokens.push({ term, start, end, joined });
    term = '';
  };
  for (let at = 0; at < text.length;) {
    const codePoint = text.codePointAt(at) ?? 0;
    const width = codePoint > 0xffff ? 2 : 1;
    const folded = folding.character(codePoint);
    if (folded === undefined) {
      joins = term !== '' && joiners.has(codePoint);
      close(at);
    } else if (separators && separators.includes(text.slice(at, at + width))) {
      close(at);
      tokens.push({ term: folded, start: at, end: at + width, joined: false });
      joins = false;
    } else if (folded) {
      if (term) term += folded;
      else [term, start, joined] = [folded, at, joins && tokens.at(-1)?.end === at - 1];
    }
    at += width;
  }
  close(text.length);
  return tokens;
}

interface JoinedRun {
  term: string;
  /** Indexes of its first and last token. */
  first: number;
  last: number;
}

/** Codes written with hyphens, dots or slashes, as one word each. */
export function joinedRuns(tokens: readonly Token[]): JoinedRun[] {
  const runs: JoinedRun[] = [];
  for (let first = 0; first < tokens.length;) {
    let last = first;
    let term = tokens[first]?.term ?? '';
    for (let next = tokens[last + 1]; next?.joined; next = tokens[last + 1]) {
      term += next.term;
      last += 1;
    }
    if (last > first) runs.push({ term, first, last });
    first = last + 1;
  }
  return runs;
}

/** The words of `text` only. */
export function termsOf(text: string, folding: Folding): string[] {
  return tokenise(text, folding).map((token) => token.term);
}
