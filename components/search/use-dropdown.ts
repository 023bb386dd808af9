import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { rememberSearch, useRecentSearches } from '@/lib/search/recent.ts';
import { foundGroups, type Option, type OptionGroup, recentGroups } from './option-groups.tsx';
import { leaveField, useComboboxAttributes, useFieldEvents } from './use-field.ts';
import { type Found, useFound } from './use-found.ts';

interface Dropdown {
  open: boolean;
  /** Without spaces around it; empty while the last searches are offered. */
  text: string;
  found: Found;
  groups: readonly OptionGroup[];
  /** Among the options of all groups; -1 while none is chosen. */
  activeIndex: number;
  /** Closes as the page is left for another; `search` is remembered and stands in the field. */
  leaveFor: (search: string) => void;
  /** As leaveFor, and what has to happen as an option is opened. */
  opened: (option: Option) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Id of an option, which the field names while it is chosen. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What a search field and the list below it know of each other; keys as specification §2.4 has them. */
export function useDropdown(field: RefObject<HTMLInputElement | null>, listId: string): Dropdown {
  const router = useRouter();
  const pathname = usePathname();
  const [text, setText] = useState('');
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const recent = useRecentSearches();
  const found = useFound(text);

  const groups = text === '' ? recentGroups(recent) : foundGroups(found);
  const options = groups.flatMap((group) => group.options);
  // Open on the page where it was opened, closed on any other.
  const open = openOn === pathname && (text !== '' || options.length > 0);
  const activeIndex = open ? options.findIndex(({ href }) => href === chosen) : -1;
  const active = options[activeIndex];

  const close = (): void => {
    setOpenOn(null);
    choose(null);
  };
  const leaveFor = (search: string): void => {
    rememberSearch(search);
    setText(search);
    if (field.current) leaveField(field.current, search);
    close();
  };
  const opened = ({ search, report }: Option): void => {
    report?.();
    leaveFor(search);
  };
  const move = (step: number): void => {
    // The field itself is a stop before the first option and after the last.
    const stops = options.length + 1;
    const next = ((activeIndex + 1 + step + stops) % stops) - 1;
    setOpenOn(pathname);
    choose(options[next]?.href ?? null);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      field.current?.focus();
      close();
    }
    if (event.target !== field.current) return;
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      move(step);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      router.push(active.href);
      opened(active);
    }
  };
  useFieldEvents(field, {
    onKey,
    onText: (next) => {
      if (next !== text) choose(null);
      setText(next);
      setOpenOn(pathname);
    },
    onLeave: close,
    // What stands in the field is sent; what was typed last may not have been heard of yet.
    onSubmit: () => leaveFor(field.current?.value.trim() ?? text),
  });
  useComboboxAttributes(field, {
    listId: open && options.length > 0 ? listId : null,
    activeId: active && optionId(listId, activeIndex),
  });
  return { open, text, found, groups, activeIndex, leaveFor, opened };
}
