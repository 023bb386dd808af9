import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Highlighter, Stretch } from './highlighter.ts';
import { pick } from './fields.ts';

interface Tags {
  pre: string;
  post: string;
}

/** `_highlightResult`: each of the texts with its matches in tags. Nothing is escaped, as at Algolia. */
export function highlight(texts: JsonObject, highlighter: Highlighter, tags: Tags): JsonObject {
  return mapTexts(texts, (text) => {
    const stretches = highlighter.stretches(text);
    return {
      value: insertTags(text, 0, text.length, stretches, tags),
      ...toMatchLevel(text, stretches, highlighter),
    };
  });
}

interface Snippets {
  /** `attribute` or `attribute:words`, as in the settings. */
  attributes: readonly string[];
  ellipsis: string;
}

const defaultWords = 10;

/** `_snippetResult`: of each text the window with the most matches. */
export function makeSnippets(
  body: JsonObject,
  { attributes, ellipsis }: Snippets,
  highlighter: Highlighter,
  tags: Tags,
): JsonObject {
  const result: JsonObject = {};
  for (const entry of attributes) {
    const [, name = entry, words] = /^(.*?)(?::(\d+))?$/s.exec(entry) ?? [];
    const length = words === undefined ? defaultWords : Number(words);
    const part = mapTexts(pick(body, [name]), (text) =>
      makeSnippet(text, length, ellipsis, highlighter, tags),
    );
    for (const [key, value] of Object.entries(part)) {
      const before = result[key];
      result[key] = isObject(before) && isObject(value) ? { ...before, ...value } : value;
    }
  }
  return result;
}

function mapTexts(body: JsonObject, show: (text: string) => JsonObject): JsonObject {
  const one = (value: Json): Json | undefined => {
    if (typeof value === 'string') return show(value);
    if (typeof value === 'number') return show(String(value));
    if (Array.isArray(value)) return value.flatMap((entry) => one(entry) ?? []);
    return isObject(value) ? mapTexts(value, show) : undefined;
  };
  const entries = Object.entries(body).map(([name, value]) => [name, one(value)] as const);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is readonly [string, Json] => entry[0] !== 'objectID' && entry[1] !== undefined,
    ),
  );
}

function toMatchLevel(text: string, stretches: readonly Stretch[], highlighter: Highlighter): JsonObject {
  const matchedWords = [...new Set(stretches.flatMap(({ words }) => words))];
  if (matchedWords.length === 0) return { matchLevel: 'none', matchedWords };
  const covered = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    matchLevel: matchedWords.length === highlighter.words ? 'full' : 'partial',
    fullyHighlighted: covered === text.trim().length,
    matchedWords,
  };
}

function insertTags(
  text: string,
  from: number,
  to: number,
  stretches: readonly Stretch[],
  { pre, post }: Tags,
) {
  let result = '';
  let at = from;
  for (const { start, end } of stretches) {
    if (start < from || end > to) continue;
    result += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return result + text.slice(at, to);
}

function makeSnippet(
  text: string,
  length: number,
  ellipsis: string,
  highlighter: Highlighter,
  tags: Tags,
): JsonObject {
  const tokens = highlighter.tokens(text);
  const stretches = highlighter.stretches(text, tokens);
  const starts = new Set(stretches.map(({ start }) => start));
  const hits = tokens.map(({ start }) => (starts.has(start) ? 1 : 0));
  const first = bestWindow(hits, length);
  const last = Math.min(first + length, tokens.length) - 1;
  const from = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  const to = last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? 0);
  const value = insertTags(text, from, to, stretches, tags);
  const { matchLevel = 'none' } = toMatchLevel(text, stretches, highlighter);
  return { value: `${from > 0 ? ellipsis : ''}${value}${to < text.length ? ellipsis : ''}`, matchLevel };
}

/** Start of the `length` consecutive words with the most hits; with the first hit in the middle when there is room. */
function bestWindow(hits: readonly number[], length: number): number {
  let sum = 0;
  let most = 0;
  let best = 0;
  for (let at = 0; at < hits.length; at += 1) {
    sum += (hits[at] ?? 0) - (at >= length ? (hits[at - length] ?? 0) : 0);
    if (sum > most) [most, best] = [sum, Math.max(0, at - length + 1)];
  }
  if (most === 0) return 0;
  const firstHit = hits.indexOf(1, best);
  const centred = Math.max(0, firstHit - (length >> 1));
  const inCentred = hits.slice(centred, centred + length).reduce((total, hit) => total + hit, 0);
  return inCentred >= most ? Math.min(centred, Math.max(0, hits.length - length)) : best;
}
