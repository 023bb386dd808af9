import { type JsonObject, strings } from '../json.ts';
import { toFacets } from '../memory/layout.ts';
import { SearchError } from '../search-error.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import type { OpenIndex } from '../store/indexes.ts';
import type { Folding } from '../text/folding.ts';
import { tokenise } from '../text/tokens.ts';
import { TermTrie } from '../text/term-trie.ts';
import { withinTypos } from '../text/typos.ts';
import { typoBudget } from './alternatives.ts';
import type { Visibility } from './query-match.ts';
import { findRecords, type SearchService, effectiveSettings } from './search.ts';
import { visitTopValues } from './top-values.ts';

const defaultHits = 10;
const maxHits = 100;

/** Values of a facet with words that start like those searched for, with counts among the query's matches. */
export function searchFacetValues(
  service: SearchService,
  index: OpenIndex,
  facet: string,
  { facetQuery, ...query }: Settings,
  visibility: Visibility,
): JsonObject {
  const declared = toFacets(effectiveSettings(service.indexes, index)).find(({ name }) => name === facet);
  if (!declared?.searchable)
    throw new SearchError(
      `Cannot search in \`${facet}\` attribute, you need to specify \`searchable(${facet})\` in the \`attributesForFaceting\` setting.`,
    );
  refuseTooManyFacets(effectiveSettings(service.indexes, index));
  const { memory, parameters, records, match } = findRecords(service, index, query, visibility);
  match?.release();
  const column = memory.facets.get(facet);
  const facetQueryText = typeof facetQuery === 'string' ? facetQuery : '';
  const most = Math.min(readNumber(parameters, 'maxFacetHits', defaultHits), maxHits);
  const tags = {
    pre: readText(parameters, 'highlightPreTag', '<em>'),
    post: readText(parameters, 'highlightPostTag', '</em>'),
  };
  const facetHits: JsonObject[] = [];
  const all = { maxShown: column?.values.size ?? 0, alphabetical: false };
  if (column)
    visitTopValues(column, column.counts(records), all, (place, count) => {
      const value = column.values.text(place);
      const highlighted = highlightMatch(value, facetQueryText, memory.folding, parameters, tags);
      if (highlighted !== undefined) facetHits.push({ value, highlighted, count });
    });
  return { facetHits: facetHits.slice(0, most), exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

/** More searchable facets and attributes together, and Algolia searches in no facet. */
const maxSearchable = 65;

function refuseTooManyFacets(settings: Settings): void {
  const attributes = strings(settings['searchableAttributes']).flatMap((entry) => entry.split(','));
  const facets = toFacets(settings).filter(({ searchable }) => searchable);
  if (attributes.length + facets.length > maxSearchable)
    throw new SearchError(
      `Cannot search for facet values with more than ${maxSearchable} searchable facets and attributes`,
    );
}

/** The value with the matches in tags; undefined when a word matches nothing. */
function highlightMatch(
  value: string,
  facetQueryText: string,
  folding: Folding,
  parameters: Settings,
  { pre, post }: { pre: string; post: string },
): string | undefined {
  const tokens = tokenise(value, folding);
  const marks = new Map<number, number>();
  for (const { term } of tokenise(facetQueryText, folding)) {
    const budget = typoBudget(term, parameters);
    const token = tokens.find((candidate) => {
      if (candidate.term.startsWith(term)) return true;
      let close = false;
      withinTypos(new TermTrie([candidate.term]), term, budget, true, () => (close = true));
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
