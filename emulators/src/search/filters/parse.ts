import { SearchError } from '../search-error.ts';
import { allOf, anyOf, type Expression } from './expression.ts';
import { type FilterToken, tokeniseFilters } from './tokens.ts';

const maxDepth = 50;

/**
 * The `filters` parameter: `a:b`, `a:"b c"`, `a > 1`, `a:1 TO 2`, AND, OR, NOT and parentheses; OR binds closer than AND.
 * As at Algolia an OR of ANDs and a NOT before parentheses are refused with 400.
 */
export function parseFilters(text: string): Expression {
  const tokens = tokeniseFilters(text);
  let at = 0;
  const peek = (): FilterToken => tokens[at] ?? { kind: 'end', text: 'end of filter', column: text.length };
  const isWord = (word: string) => {
    const token = peek();
    return token.kind === 'word' && !token.quoted && token.text === word;
  };
  const unexpected = (expected: string): SearchError => {
    const { kind, text: found, column } = peek();
    const named = kind === 'word' ? `string(${found})` : found;
    return new SearchError(`filters: Unexpected token ${named} expected ${expected} at col ${column}`);
  };
  const word = (expected: string): string => {
    const token = peek();
    if (token.kind !== 'word') throw unexpected(expected);
    at += 1;
    return token.text;
  };

  const both = (depth: number): Expression => {
    const parts = [either(depth)];
    while (isWord('AND')) {
      at += 1;
      parts.push(either(depth));
    }
    return parts.length === 1 && parts[0] ? parts[0] : allOf(parts);
  };

  const either = (depth: number): Expression => {
    const parts = [single(depth)];
    while (isWord('OR')) {
      at += 1;
      parts.push(single(depth));
    }
    if (parts.length === 1 && parts[0]) return parts[0];
    if (parts.some(({ kind }) => kind === 'all'))
      throw new SearchError('filters: (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
    return anyOf(parts);
  };

  const single = (depth: number): Expression => {
    if (depth > maxDepth) throw new SearchError('filters: Too many nested parentheses');
    if (isWord('NOT')) {
      at += 1;
      if (peek().kind === 'open') throw unexpected('string');
      return { kind: 'not', part: condition() };
    }
    if (peek().kind !== 'open') return condition();
    at += 1;
    const inner = both(depth + 1);
    if (peek().kind !== 'close') throw unexpected("')'");
    at += 1;
    return inner;
  };

  const condition = (): Expression => {
    const attribute = word('string');
    const operator = peek();
    if (operator.kind === 'comparison') {
      at += 1;
      const value = number(word('numeric'));
      return { kind: 'number', attribute, comparison: operator.text, value };
    }
    if (operator.kind !== 'colon') return { kind: 'facet', attribute: '_tags', value: attribute, score: 1 };
    at += 1;
    const negative = peek();
    const value = word('string');
    if (isWord('TO')) {
      at += 1;
      return { kind: 'range', attribute, low: number(value), high: number(word('numeric')) };
    }
    const quoted = negative.kind === 'word' && negative.quoted;
    return parseFacet(attribute, value, quoted);
  };

  const number = (written: string): number => {
    const value = Number(written);
    if (written === '' || !Number.isFinite(value)) {
      at -= 1;
      throw unexpected('numeric');
    }
    return value;
  };

  if (text.trim() === '') return allOf([]);
  const expression = both(0);
  if (peek().kind !== 'end') throw unexpected('end of filter');
  return expression;
}

/** A value with `<score=N>` after it, for optional filters; a leading `-` negates, `\-` is a minus sign. */
export function parseFacet(attribute: string, written: string, quoted = false): Expression {
  const [, plain = written, score = '1'] = /^(.*)<score=(\d+)>$/s.exec(written) ?? [];
  if (!quoted && plain.startsWith('-') && plain.length > 1)
    return { kind: 'not', part: { kind: 'facet', attribute, value: plain.slice(1), score: Number(score) } };
  const value = plain.startsWith(String.raw`\-`) ? plain.slice(1) : plain;
  return { kind: 'facet', attribute, value, score: Number(score) };
}
