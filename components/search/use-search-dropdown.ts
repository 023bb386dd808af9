import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { rememberSearch, useRecentSearches } from '@/lib/search/recent.ts';
import { resultGroups, type SearchOption, type SearchOptionGroup, recentGroups } from './option-groups.tsx';
import { leaveField, useComboboxAttributes, useFieldEvents } from './use-field.ts';
import { type SearchResults, useSearchResults } from './use-search-results.ts';

interface SearchDropdownState {
  open: boolean;
  /** Without spaces around it; empty while the last searches are offered. */
  text: string;
  results: SearchResults;
  groups: readonly SearchOptionGroup[];
  /** Among the options of all groups; -1 while none is chosen. */
  activeIndex: number;
  /** Closes as the page is left for another; `search` is remembered and stands in the field. */
  leaveFor: (search: string) => void;
  /** As leaveFor, and what has to happen as an option is opened. */
  openOption: (option: SearchOption) => void;
}

const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Id of an option, which the field names while it is chosen. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What a search field and the list below it know of each other; keys as specification §2.4 has them. */
export function useSearchDropdown(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
): SearchDropdownState {
  const router = useRouter();
  const pathname = usePathname();
  const [text, setText] = useState('');
  const [openPathname, setOpenPathname] = useState<string | null>(null);
  const [activeHref, setActiveHref] = useState<string | null>(null);
  const recentSearches = useRecentSearches();
  const results = useSearchResults(text);

  const groups = text === '' ? recentGroups(recentSearches) : resultGroups(results);
  const options = groups.flatMap((group) => group.options);
  // Open on the page where it was opened, closed on any other.
  const open = openPathname === pathname && (text !== '' || options.length > 0);
  const activeIndex = open ? options.findIndex(({ href }) => href === activeHref) : -1;
  const activeOption = options[activeIndex];

  const close = (): void => {
    setOpenPathname(null);
    setActiveHref(null);
  };
  const leaveFor = (search: string): void => {
    rememberSearch(search);
    setText(search);
    if (field.current) leaveField(field.current, search);
    close();
  };
  const openOption = ({ search, trackOpen }: SearchOption): void => {
    trackOpen?.();
    leaveFor(search);
  };
  const moveActive = (step: number): void => {
    // The field itself is a stop before the first option and after the last.
    const stops = options.length + 1;
    const next = ((activeIndex + 1 + step + stops) % stops) - 1;
    setOpenPathname(pathname);
    setActiveHref(options[next]?.href ?? null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      field.current?.focus();
      close();
    }
    if (event.target !== field.current) return;
    const step = arrowSteps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      moveActive(step);
    }
    if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      router.push(activeOption.href);
      openOption(activeOption);
    }
  };
  useFieldEvents(field, {
    onKeyDown,
    onText: (next) => {
      if (next !== text) setActiveHref(null);
      setText(next);
      setOpenPathname(pathname);
    },
    onLeave: close,
    // What stands in the field is sent; what was typed last may not have been heard of yet.
    onSubmit: () => leaveFor(field.current?.value.trim() ?? text),
  });
  useComboboxAttributes(field, {
    listId: open && options.length > 0 ? listId : null,
    activeId: activeOption && optionId(listId, activeIndex),
  });
  return { open, text, results, groups, activeIndex, leaveFor, openOption };
}
