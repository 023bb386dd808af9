import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { useCombobox } from '@/components/ui/use-combobox.ts';
import { noteUse, reportOutcome } from '@/lib/search/outcomes.ts';
import { rememberSearch, useRecentSearches } from '@/lib/search/recent.ts';
import { resultGroups, type SearchOption, type SearchOptionGroup, recentGroups } from './option-groups.tsx';
import { leaveField, useFieldAttributes, useFieldEvents } from './use-field.ts';
import { type SearchResults, useSearchResults } from './use-search-results.ts';

export interface SearchDropdownState {
  open: boolean;
  /** Without spaces around it; empty while the last searches are offered. */
  text: string;
  results: SearchResults;
  groups: readonly SearchOptionGroup[];
  listId: string;
  optionAttributes: ReturnType<typeof useCombobox<SearchOption>>['optionAttributes'];
  /** Closes as the page is left for another; `search` is remembered and stands in the field. */
  leaveFor: (search: string) => void;
  /** As leaveFor, and what has to happen as an option is opened. */
  openOption: (option: SearchOption) => void;
}

/** State shared by a search field and the list below it; keys as in specification §2.4. */
export function useSearchDropdown(field: RefObject<HTMLInputElement | null>): SearchDropdownState {
  const router = useRouter();
  const pathname = usePathname();
  const [text, setText] = useState('');
  const [openPathname, setOpenPathname] = useState<string | null>(null);
  const recentSearches = useRecentSearches();
  const results = useSearchResults(text);

  const groups = text === '' ? recentGroups(recentSearches) : resultGroups(results);
  const options = groups.flatMap((group) => group.options);
  // Open on the page where it was opened, closed on any other.
  const open = openPathname === pathname && (text !== '' || options.length > 0);

  const close = (): void => {
    if (open) reportOutcome(results.text, results.total);
    setOpenPathname(null);
    resetActive();
  };
  const leaveFor = (search: string): void => {
    rememberSearch(search);
    setText(search);
    if (field.current) leaveField(field.current, search);
    close();
  };
  const openOption = ({ search, trackOpen }: SearchOption): void => {
    noteUse(results.text);
    trackOpen?.();
    leaveFor(search);
  };
  const { listId, fieldAttributes, optionAttributes, onKeyDown, resetActive } = useCombobox({
    options,
    keyOf: ({ href }) => href,
    isOpen: open,
    onChoose: (option) => {
      router.push(option.href);
      openOption(option);
    },
    onOpen: () => setOpenPathname(pathname),
    onClose: () => {
      field.current?.focus();
      close();
    },
  });
  useFieldEvents(field, {
    onKeyDown: (event) => {
      // Escape closes from the links beside the list too.
      if (event.target === field.current || event.key === 'Escape') onKeyDown(event);
    },
    onText: (next) => {
      if (next !== text) resetActive();
      setText(next);
      setOpenPathname(pathname);
    },
    onLeave: close,
    // The field's current text is sent; the last change may not have been handled yet.
    onSubmit: () => {
      // The results page shows the same, and more.
      noteUse(results.text);
      leaveFor(field.current?.value.trim() ?? text);
    },
  });
  useFieldAttributes(field, fieldAttributes);
  return { open, text, results, groups, listId, optionAttributes, leaveFor, openOption };
}
