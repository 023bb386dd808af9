import { SearchError } from '../search-error.ts';
import type { Comparison } from './expression.ts';

export type FilterToken = { column: number } & (
  | { kind: 'word'; text: string; quoted: boolean }
  | { kind: 'comparison'; text: Comparison }
  | { kind: 'colon' | 'open' | 'close' | 'end'; text: string }
);

const marks: Record<string, 'colon' | 'open' | 'close'> = { ':': 'colon', '(': 'open', ')': 'close' };
const comparisons = /(?:<=|>=|!=|<(?!score=)|>|=)/y;
/** `<score=2>` belongs to the value before it. */
const word = /(?:[^\s:()<>=!"']|<score=\d+>|!(?!=)|(?<=\S)['"])+/y;

export function tokeniseFilters(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  for (let at = 0; at < text.length;) {
    const character = text[at] ?? '';
    const column = at;
    const mark = marks[character];
    if (/\s/.test(character)) at += 1;
    else if (mark) {
      tokens.push({ kind: mark, text: character, column });
      at += 1;
    } else if (character === '"' || character === "'") {
      const quoted = quotedText(text, at);
      tokens.push({ kind: 'word', text: quoted.text, quoted: true, column });
      at = quoted.end;
    } else {
      const comparison = matchAt(comparisons, text, at);
      if (comparison) tokens.push({ kind: 'comparison', text: comparison as Comparison, column });
      const plain = comparison || matchAt(word, text, at);
      if (!plain) throw new SearchError(`filters: Unexpected character ${character} at col ${column}`);
      if (!comparison) tokens.push({ kind: 'word', text: plain, quoted: false, column });
      at += plain.length;
    }
  }
  return [...tokens, { kind: 'end', text: 'end of filter', column: text.length }];
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function quotedText(text: string, start: number): { text: string; end: number } {
  const quote = text[start];
  let content = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) content += text[++at] ?? '';
    else if (text[at] === quote) return { text: content, end: at + 1 };
    else content += text[at] ?? '';
  }
  throw new SearchError(`filters: Unexpected end of filter, missing closing quote at col ${start}`);
}
