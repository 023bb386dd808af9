import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { categoryTreeQuery, type CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { brandHref, categoryHref } from '@/lib/rules/routes/addresses.ts';
import { suggestByName } from '@/lib/rules/people/name-suggestions.ts';
import { brandNamesQuery, type Hit, searchQuery, usePrefetchedSearch } from '@/lib/search/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';
import { type SearchChip, toSearchChips } from './to-search-chips.ts';

export interface Suggestion {
  name: string;
  href: string;
}

export interface SearchResults {
  /** The text of this answer; the field may have changed since. */
  text: string;
  hits: readonly Hit[];
  /** Total number of products; null while unknown. */
  total: number | null;
  chips: readonly SearchChip[];
  /** Words under which nothing is sold: the hits are next to them. */
  unknownWords: readonly string[];
  /** An answer to the field's current text is pending. */
  isLoading: boolean;
  failed: boolean;
  /** The text is the number of a product that is shown to customers who are signed in only. */
  isForCustomersOnly: boolean;
  categories: readonly Suggestion[];
  brands: readonly Suggestion[];
}

const maximumCategories = 4;
const maximumBrands = 3;

/** Products for a text, fetched when typing pauses, and categories and brands with matching names. */
export function useSearchResults(text: string): SearchResults {
  usePrefetchedSearch();
  const debouncedText = useDebounced(text);
  const { data, isError, isPlaceholderData, isFetching } = useQuery(searchQuery(debouncedText));
  const answer = debouncedText === '' ? undefined : data;
  const isEnabled = debouncedText !== '';
  const { data: tree }: UseQueryResult<CategoryTree> = useQuery({ ...categoryTreeQuery, enabled: isEnabled });
  const { data: brands } = useQuery({ ...brandNamesQuery, enabled: isEnabled });
  // Not before the products, which are listed above: an arrow key would select what then moves.
  const suggestionText = answer || isError ? debouncedText : '';
  const isLoading = text !== debouncedText || isPlaceholderData || isFetching;
  return {
    text: debouncedText,
    hits: answer?.hits ?? [],
    total: answer?.total ?? null,
    chips: answer ? toSearchChips(debouncedText, answer.facets, tree ?? [], answer.total) : [],
    unknownWords: answer?.unknownWords ?? [],
    isLoading,
    isForCustomersOnly: answer?.isForCustomersOnly ?? false,
    failed: isEnabled && isError && !isLoading,
    categories: suggestByName(flattenLevels(tree ?? []), suggestionText, maximumCategories).map(
      (category) => ({
        name: category.name,
        href: categoryHref(category),
      }),
    ),
    brands: suggestByName(brands ?? [], suggestionText, maximumBrands).map((brand) => ({
      name: brand.name,
      href: brandHref(brand),
    })),
  };
}

interface CategoryLevel {
  name: string;
  slug: string;
  children?: readonly CategoryLevel[];
}

/** Upper levels first. */
function flattenLevels(level: readonly CategoryLevel[]): CategoryLevel[] {
  if (level.length === 0) return [];
  return [...level, ...flattenLevels(level.flatMap(({ children }) => children ?? []))];
}
