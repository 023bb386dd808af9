import type { ReactNode } from 'react';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { markMatches } from '@/lib/rules/text/marked-text.ts';
import { HitRow } from './hit-row.tsx';
import { MarkedText } from './marked-text.tsx';
import type { Found, Suggestion } from './use-found.ts';

/** A line of the dropdown that leads to a page. */
export interface Option {
  /** Different for every option of a dropdown. */
  href: string;
  /** What the field says when it is chosen, and is remembered. */
  search: string;
  content: ReactNode;
  /** Whether the page is worth having before it is asked for. */
  prefetch: boolean;
  /** Tells the search that it was opened. */
  report?: () => void;
}

export interface OptionGroup {
  /** Null where the dropdown's own title says it. */
  title: string | null;
  options: readonly Option[];
}

export function searchHref(text: string): string {
  return `/leit?${new URLSearchParams({ leit: text }).toString()}`;
}

/** Products first, so that the first press of an arrow reaches one; groups without options are left out. */
export function foundGroups(found: Found): OptionGroup[] {
  const { text, hits, categories, brands } = found;
  const suggested = ({ name, href }: Suggestion): Option => ({
    href,
    search: text,
    content: (
      <span>
        <MarkedText parts={markMatches(name, text)} />
      </span>
    ),
    prefetch: true,
  });
  const products = hits.map((hit) => ({
    href: productHref(hit),
    search: text,
    content: <HitRow hit={hit} />,
    prefetch: true,
    ...(hit.reportClick && { report: hit.reportClick }),
  }));
  return [
    { title: 'Vörur', options: products },
    { title: 'Vöruflokkar', options: categories.map(suggested) },
    { title: 'Framleiðendur', options: brands.map(suggested) },
  ].filter(({ options }) => options.length > 0);
}

/** What was searched for before. */
export function recentGroups(searches: readonly string[]): OptionGroup[] {
  const options = searches.map((search) => ({
    href: searchHref(search),
    search,
    content: search,
    prefetch: false,
  }));
  return options.length > 0 ? [{ title: null, options }] : [];
}
