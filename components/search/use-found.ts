import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { categoryTreeQuery, type CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { brandHref, categoryHref } from '@/lib/rules/routes/addresses.ts';
import { suggestByName } from '@/lib/rules/people/name-suggestions.ts';
import { brandNamesQuery, type Hit, searchQuery, usePrefetchedSearch } from '@/lib/search/queries.ts';
import { useDebounced } from '@/lib/search/use-debounced.ts';

export interface Suggestion {
  name: string;
  href: string;
}

export interface Found {
  /** The text that this was found for; what stands in the field may be further. */
  text: string;
  hits: readonly Hit[];
  /** Products in all; null as long as it is not known. */
  total: number | null;
  /** An answer to what stands in the field is on its way. */
  waiting: boolean;
  failed: boolean;
  categories: readonly Suggestion[];
  brands: readonly Suggestion[];
}

const shownCategories = 4;
const shownBrands = 3;

/** Products for a text, asked for when typing rests, and categories and brands of such names. */
export function useFound(text: string): Found {
  usePrefetchedSearch();
  const settled = useDebounced(text);
  const { data, isError, isPlaceholderData, isFetching } = useQuery(searchQuery(settled));
  const answer = settled === '' ? undefined : data;
  const wanted = settled !== '';
  const { data: tree }: UseQueryResult<CategoryTree> = useQuery({ ...categoryTreeQuery, enabled: wanted });
  const { data: brands } = useQuery({ ...brandNamesQuery, enabled: wanted });
  // Not before the products, which stand above them: an arrow would choose what then moves away.
  const suggested = answer || isError ? settled : '';
  const waiting = text !== settled || isPlaceholderData || isFetching;
  return {
    text: settled,
    hits: answer?.hits ?? [],
    total: answer?.total ?? null,
    waiting,
    failed: wanted && isError && !waiting,
    categories: suggestByName(allLevels(tree ?? []), suggested, shownCategories).map((category) => ({
      name: category.name,
      href: categoryHref(category),
    })),
    brands: suggestByName(brands ?? [], suggested, shownBrands).map((brand) => ({
      name: brand.name,
      href: brandHref(brand),
    })),
  };
}

interface Level {
  name: string;
  slug: string;
  children?: readonly Level[];
}

/** Upper levels first. */
function allLevels(level: readonly Level[]): Level[] {
  if (level.length === 0) return [];
  return [...level, ...allLevels(level.flatMap(({ children }) => children ?? []))];
}
