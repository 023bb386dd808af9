import { type JsonObject, strings } from '../json.ts';
import { readFlag, type Settings, readText } from '../settings.ts';
import type { Records } from '../store/records.ts';
import { createPicker, omit, pick } from './fields.ts';
import { highlight, makeSnippets } from './highlight.ts';
import { createHighlighter } from './highlighter.ts';
import type { QueryMatch, Visibility } from './query-match.ts';

export type HitContext = Omit<QueryMatch, 'records'> & { visibility: Visibility; records: Records };

/** The fields of a record that a key may see. */
export function visibleFields(body: JsonObject, settings: Settings, seesAll: boolean): JsonObject {
  return seesAll ? body : omit(body, strings(settings['unretrievableAttributes']));
}

/** The requested attributes of a record; its id always. */
export function retrievedFields(body: JsonObject, attributes: Settings[string]): JsonObject {
  if (attributes === undefined || attributes === null) return body;
  return { ...pick(body, strings(attributes)), objectID: body['objectID'] ?? '' };
}

export function showHits(places: readonly number[], hitContext: HitContext): JsonObject[] {
  const { memory, settings, parameters, alternatives, match, visibility, records } = hitContext;
  const highlighter = createHighlighter(alternatives, memory);
  const tags = {
    pre: readText(parameters, 'highlightPreTag', '<em>'),
    post: readText(parameters, 'highlightPostTag', '</em>'),
  };
  const searchedAttributes = memory.attributes.map(({ name }) => name);
  const requestedAttributes =
    parameters['attributesToHighlight'] ?? (searchedAttributes.length > 0 ? searchedAttributes : ['*']);
  const toSnippet = strings(parameters['attributesToSnippet']);
  const ellipsis = readText(parameters, 'snippetEllipsisText', '…');
  const highlighted = strings(requestedAttributes);
  const dropped = visibility.seesAll ? [] : strings(settings['unretrievableAttributes']);
  const { attributesToRetrieve } = parameters;
  const names =
    attributesToRetrieve === undefined || attributesToRetrieve === null
      ? undefined
      : strings(attributesToRetrieve);
  const toFields = createPicker(names, dropped);
  const toTexts = createPicker(highlighted, dropped);
  // Then the records need not be read.
  const isIdEnough =
    highlighted.length === 0 && toSnippet.length === 0 && names?.every((name) => name === 'objectID');
  return places.map((record) => {
    const body = isIdEnough ? { objectID: memory.objectID(record) } : records.body(memory.rows.row(record));
    const hit = toFields(body);
    if (names) hit['objectID'] = dropped.includes('objectID') ? '' : (body['objectID'] ?? '');
    const highlights = highlight(toTexts(body), highlighter, tags);
    if (Object.keys(highlights).length > 0) hit['_highlightResult'] = highlights;
    if (toSnippet.length > 0)
      hit['_snippetResult'] = makeSnippets(
        omit(body, dropped),
        { attributes: toSnippet, ellipsis },
        highlighter,
        tags,
      );
    if (readFlag(parameters, 'getRankingInfo')) {
      const score = match?.score(record);
      hit['_rankingInfo'] = {
        nbTypos: score?.typos ?? 0,
        firstMatchedWord: score?.firstMatchedWord ?? 0,
        proximityDistance: score?.proximity ?? 0,
        userScore: record,
        geoDistance: 0,
        geoPrecision: 1,
        nbExactWords: score?.exact ?? 0,
        words: score?.words ?? 0,
        filters: 0,
      };
    }
    return hit;
  });
}
