import type { JsonObject } from '../json.ts';
import { facetsOf } from '../memory/layout.ts';
import { SearchError } from '../search-error.ts';
import { numberOf, type Settings, textOf } from '../settings.ts';
import type { OpenIndex } from '../store/indexes.ts';
import type { Folding } from '../text/folding.ts';
import { tokensOf } from '../text/tokens.ts';
import { withinTypos } from '../text/typos.ts';
import { typoBudget } from './alternatives.ts';
import { topValues } from './facet-counts.ts';
import { find, type SearchService, settingsOf, type Sight } from './search.ts';

const defaultHits = 10;
const mostHits = 100;

/** Values of a facet that have words beginning like those asked for, with counts among what the query matches. */
export function searchFacetValues(
  service: SearchService,
  index: OpenIndex,
  facet: string,
  { facetQuery, ...query }: Settings,
  sight: Sight,
): JsonObject {
  const declared = facetsOf(settingsOf(service.indexes, index)).find(({ name }) => name === facet);
  if (!declared?.searchable)
    throw new SearchError(
      `Cannot search in \`${facet}\` attribute, you need to specify \`searchable(${facet})\` in the \`attributesForFaceting\` setting.`,
    );
  const { memory, parameters, records, match } = find(service, index, query, sight);
  match?.release();
  const column = memory.facets.get(facet);
  const asked = typeof facetQuery === 'string' ? facetQuery : '';
  const most = Math.min(numberOf(parameters, 'maxFacetHits', defaultHits), mostHits);
  const tags = {
    pre: textOf(parameters, 'highlightPreTag', '<em>'),
    post: textOf(parameters, 'highlightPostTag', '</em>'),
  };
  const all = column ? topValues(column, column.counts(records), column.values.length) : [];
  const facetHits = all.flatMap(([value, count]) => {
    const highlighted = matched(value, asked, memory.folding, parameters, tags);
    return highlighted === undefined ? [] : [{ value, highlighted, count }];
  });
  return { facetHits: facetHits.slice(0, most), exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

/** The value with what was asked for in tags; undefined when a word has no counterpart. */
function matched(
  value: string,
  asked: string,
  folding: Folding,
  parameters: Settings,
  { pre, post }: { pre: string; post: string },
): string | undefined {
  const tokens = tokensOf(value, folding);
  const marks = new Map<number, number>();
  for (const { term } of tokensOf(asked, folding)) {
    const budget = typoBudget(term, parameters);
    const token = tokens.find((candidate) => {
      if (candidate.term.startsWith(term)) return true;
      let close = false;
      withinTypos([candidate.term], term, budget, true, () => (close = true));
      return close;
    });
    if (!token) return undefined;
    marks.set(token.start, Math.min(token.end, token.start + term.length));
  }
  let result = '';
  let at = 0;
  for (const [start, end] of [...marks].toSorted(([left], [right]) => left - right)) {
    result += value.slice(at, start) + pre + value.slice(start, end) + post;
    at = end;
  }
  return result + value.slice(at);
}
