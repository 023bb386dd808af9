import { type JsonObject, strings } from '../json.ts';
import { readFlag, type Settings, readText } from '../settings.ts';
import type { Records } from '../store/records.ts';
import { pick, omit } from './fields.ts';
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

/** Then the records need not be read. */
function requestsIdOnly({ settings, parameters, visibility }: HitContext): boolean {
  const { attributesToRetrieve: names } = parameters;
  if (names === undefined || names === null || !strings(names).every((name) => name === 'objectID'))
    return false;
  return visibility.seesAll || !strings(settings['unretrievableAttributes']).includes('objectID');
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
  const isIdEnough = highlighted.length === 0 && toSnippet.length === 0 && requestsIdOnly(hitContext);
  return places.map((record) => {
    const body = isIdEnough
      ? { objectID: memory.objectID(record) }
      : visibleFields(records.body(memory.rows[record] ?? 0), settings, visibility.seesAll);
    const hit = { ...retrievedFields(body, parameters['attributesToRetrieve']) };
    const highlights = highlight(body, highlighted, highlighter, tags);
    if (Object.keys(highlights).length > 0) hit['_highlightResult'] = highlights;
    if (toSnippet.length > 0)
      hit['_snippetResult'] = makeSnippets(body, { attributes: toSnippet, ellipsis }, highlighter, tags);
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
