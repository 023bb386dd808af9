import type { Json } from '../json.ts';
import { SearchError } from '../search-error.ts';
import { type Settings, readText } from '../settings.ts';
import { allOf, anyOf, type Comparison, type Expression } from './expression.ts';
import { parseFacet, parseFilters } from './parse.ts';

/** All filters of a query combined. */
export function toFilters(parameters: Settings): Expression {
  return allOf([
    parseFilters(readText(parameters, 'filters')),
    parseNested(parameters['facetFilters'], (text) => parseFacetFilter(text, 'facetFilters')),
    parseNested(parameters['numericFilters'], parseNumericFilter),
    parseNested(parameters['tagFilters'], (text) => parseFacet('_tags', text)),
  ]);
}

/** Each entry adds its score to the records that match it. */
export function toOptionalFilters(parameters: Settings): Expression[] {
  const { optionalFilters } = parameters;
  const entries = Array.isArray(optionalFilters) ? optionalFilters : [optionalFilters ?? null];
  return entries.flatMap((entry) =>
    entry === null ? [] : parseNested([entry], (text) => parseFacetFilter(text, 'optionalFilters')),
  );
}

/** A list means AND, a list inside it OR, a list inside that AND again. */
function parseNested(value: Json | undefined, read: (text: string) => Expression, depth = 0): Expression {
  if (value === undefined || value === null || value === '') return allOf([]);
  if (typeof value === 'string' && depth === 0 && value.includes(','))
    return allOf(value.split(',').map((part) => read(part.trim())));
  if (typeof value === 'string') return read(value);
  if (!Array.isArray(value) || depth > 2) throw new SearchError('Invalid filter: expected array of strings');
  const parts = value.map((entry) => parseNested(entry, read, depth + 1));
  return depth === 1 ? anyOf(parts) : allOf(parts);
}

function parseFacetFilter(text: string, parameter: string): Expression {
  const colon = text.indexOf(':');
  if (colon < 1) throw new SearchError(`${parameter}: expected facet:value, got ${text}`);
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  const quotes = /^"(.*)"$|^'(.*)'$/s.exec(value);
  const bare = quotes ? (quotes[1] ?? quotes[2] ?? '') : value;
  if (attribute.startsWith('-')) return { kind: 'not', part: parseFacet(attribute.slice(1), bare, true) };
  return parseFacet(attribute, bare, quotes !== null);
}

function parseNumericFilter(text: string): Expression {
  const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`;
  const range = new RegExp(String.raw`^\s*(.+?)\s*:\s*(${number})\s+(?:TO|to)\s+(${number})\s*$`).exec(text);
  if (range)
    return { kind: 'range', attribute: range[1] ?? '', low: Number(range[2]), high: Number(range[3]) };
  const plain = new RegExp(String.raw`^\s*(.+?)\s*(<=|>=|!=|<|>|=|:)\s*(${number})\s*$`).exec(text);
  if (!plain) throw new SearchError(`numericFilters: invalid filter ${text}`);
  const comparison = (plain[2] === ':' ? '=' : plain[2]) as Comparison;
  return { kind: 'number', attribute: plain[1] ?? '', comparison, value: Number(plain[3]) };
}
