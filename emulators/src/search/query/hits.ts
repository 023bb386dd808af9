import { type JsonObject, strings } from '../json.ts';
import { flagOf, type Settings, textOf } from '../settings.ts';
import type { Records } from '../store/records.ts';
import { picked, without } from './fields.ts';
import { highlighted, snippets } from './highlight.ts';
import { highlighterOf } from './highlighter.ts';
import type { Found, Sight } from './search.ts';

export type Shown = Omit<Found, 'records'> & { sight: Sight; records: Records };

/** What a key may see of a record. */
export function visible(body: JsonObject, settings: Settings, seesAll: boolean): JsonObject {
  return seesAll ? body : without(body, strings(settings['unretrievableAttributes']));
}

/** The asked attributes of a record; its id always. */
export function retrieved(body: JsonObject, attributes: Settings[string]): JsonObject {
  if (attributes === undefined || attributes === null) return body;
  return { ...picked(body, strings(attributes)), objectID: body['objectID'] ?? '' };
}

export function showHits(shown: readonly number[], found: Shown): JsonObject[] {
  const { memory, settings, parameters, alternatives, match, sight, records } = found;
  const highlighter = highlighterOf(alternatives, memory);
  const tags = {
    pre: textOf(parameters, 'highlightPreTag', '<em>'),
    post: textOf(parameters, 'highlightPostTag', '</em>'),
  };
  const searched = memory.attributes.map(({ name }) => name);
  const asked = parameters['attributesToHighlight'] ?? (searched.length > 0 ? searched : ['*']);
  const toSnippet = strings(parameters['attributesToSnippet']);
  const ellipsis = textOf(parameters, 'snippetEllipsisText', '…');
  return shown.map((record) => {
    const body = visible(records.body(memory.rows[record] ?? 0), settings, sight.seesAll);
    const hit = { ...retrieved(body, parameters['attributesToRetrieve']) };
    const highlights = highlighted(body, strings(asked), highlighter, tags);
    if (Object.keys(highlights).length > 0) hit['_highlightResult'] = highlights;
    if (toSnippet.length > 0)
      hit['_snippetResult'] = snippets(body, { attributes: toSnippet, ellipsis }, highlighter, tags);
    if (flagOf(parameters, 'getRankingInfo')) {
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
