import type { ReactNode } from 'react';
import { productHref, searchHref } from '@/lib/rules/routes/addresses.ts';
import { markMatches } from '@/lib/rules/text/marked-text.ts';
import { AddHit } from './add-hit.tsx';
import { HitRow } from './hit-row.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SearchResults, Suggestion } from './use-search-results.ts';

/** A line of the dropdown that leads to a page. */
export interface SearchOption {
  /** Different for every option of a dropdown. */
  href: string;
  /** Text of the field when it is chosen; it is remembered. */
  search: string;
  content: ReactNode;
  /** What can be done with it from the list itself. */
  action?: ReactNode;
  /** Tells the search that it was opened. */
  trackOpen?: () => void;
}

export interface SearchOptionGroup {
  /** Null where the dropdown's own title says it. */
  title: string | null;
  options: readonly SearchOption[];
}

/** Products first, so that the first press of an arrow reaches one; groups without options are left out. */
export function resultGroups(results: SearchResults): SearchOptionGroup[] {
  const { text, hits, categories, brands } = results;
  const toOption = ({ name, href }: Suggestion): SearchOption => ({
    href,
    search: text,
    content: (
      <span>
        <MarkedText parts={markMatches(name, text)} />
      </span>
    ),
  });
  const products = hits.map((hit) => ({
    href: productHref(hit),
    search: text,
    content: <HitRow hit={hit} />,
    ...(hit.price !== null && { action: <AddHit hit={hit} search={text} /> }),
    ...(hit.trackClick && { trackOpen: hit.trackClick }),
  }));
  return [
    { title: 'Vörur', options: products },
    { title: 'Vöruflokkar', options: categories.map(toOption) },
    { title: 'Framleiðendur', options: brands.map(toOption) },
  ].filter(({ options }) => options.length > 0);
}

/** What was searched for before. */
export function recentGroups(searches: readonly string[]): SearchOptionGroup[] {
  const options = searches.map((search) => ({
    href: searchHref(search),
    search,
    content: search,
  }));
  return options.length > 0 ? [{ title: null, options }] : [];
}
