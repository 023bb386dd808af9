import type { Json } from '../json.ts';
import { SearchError } from '../search-error.ts';
import { type Settings, textOf } from '../settings.ts';
import { allOf, anyOf, type Comparison, type Expression } from './expression.ts';
import { facet, parseFilters } from './parse.ts';

/** All filters of a query together. */
export function filtersOf(parameters: Settings): Expression {
  return allOf([
    parseFilters(textOf(parameters, 'filters')),
    nested(parameters['facetFilters'], (text) => facetFilter(text, 'facetFilters')),
    nested(parameters['numericFilters'], numericFilter),
    nested(parameters['tagFilters'], (text) => facet('_tags', text)),
  ]);
}

/** Each entry adds its score to the records that fulfil it. */
export function optionalFiltersOf(parameters: Settings): Expression[] {
  const { optionalFilters } = parameters;
  const entries = Array.isArray(optionalFilters) ? optionalFilters : [optionalFilters ?? null];
  return entries.flatMap((entry) =>
    entry === null ? [] : nested([entry], (text) => facetFilter(text, 'optionalFilters')),
  );
}

/** A list means AND, a list in it OR, a list in that AND again. */
function nested(value: Json | undefined, read: (text: string) => Expression, depth = 0): Expression {
  if (value === undefined || value === null || value === '') return allOf([]);
  if (typeof value === 'string' && depth === 0 && value.includes(','))
    return allOf(value.split(',').map((part) => read(part.trim())));
  if (typeof value === 'string') return read(value);
  if (!Array.isArray(value) || depth > 2) throw new SearchError('Invalid filter: expected array of strings');
  const parts = value.map((entry) => nested(entry, read, depth + 1));
  return depth === 1 ? anyOf(parts) : allOf(parts);
}

function facetFilter(text: string, parameter: string): Expression {
  const colon = text.indexOf(':');
  if (colon < 1) throw new SearchError(`${parameter}: expected facet:value, got ${text}`);
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  const quotes = /^"(.*)"$|^'(.*)'$/s.exec(value);
  const bare = quotes ? (quotes[1] ?? quotes[2] ?? '') : value;
  if (attribute.startsWith('-')) return { kind: 'not', part: facet(attribute.slice(1), bare, true) };
  return facet(attribute, bare, quotes !== null);
}

function numericFilter(text: string): Expression {
  const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`;
  const range = new RegExp(String.raw`^\s*(.+?)\s*:\s*(${number})\s+(?:TO|to)\s+(${number})\s*$`).exec(text);
  if (range)
    return { kind: 'range', attribute: range[1] ?? '', low: Number(range[2]), high: Number(range[3]) };
  const plain = new RegExp(String.raw`^\s*(.+?)\s*(<=|>=|!=|<|>|=|:)\s*(${number})\s*$`).exec(text);
  if (!plain) throw new SearchError(`numericFilters: invalid filter ${text}`);
  const comparison = (plain[2] === ':' ? '=' : plain[2]) as Comparison;
  return { kind: 'number', attribute: plain[1] ?? '', comparison, value: Number(plain[3]) };
}
