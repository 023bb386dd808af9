'use client';

import Link from 'next/link';
import { type RefObject, useId } from 'react';
import { forgetSearches } from '@/lib/search/recent.ts';
import { announcementOf, messageOf } from './answer-words.ts';
import { DropdownPanel } from './dropdown-panel.ts';
import { OptionList } from './option-list.tsx';
import { searchHref } from './option-groups.tsx';
import { useDropdown } from './use-dropdown.ts';

/** What is found for the text of a search field, below it; an empty field offers the last searches. */
export function SearchDropdown({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  const titleId = useId();
  const { open, text, found, groups, activeIndex, leaveFor, opened } = useDropdown(field, listId);
  if (!open) return null;
  const searching = text !== '';
  const message = searching ? messageOf(found) : null;
  return (
    // The focus stays in the field while the list is pressed or scrolled.
    <DropdownPanel onMouseDown={(event) => event.preventDefault()}>
      <header>
        <h2 id={titleId}>{searching ? 'Leitarniðurstöður' : 'Nýlegar leitir'}</h2>
        {!searching && (
          <button type="button" onClick={forgetSearches}>
            Hreinsa leitarsögu
          </button>
        )}
      </header>
      <div data-scroll tabIndex={-1}>
        <p role="status" data-visually-hidden={message === null || undefined}>
          {message ?? (searching ? announcementOf(found) : '')}
        </p>
        {groups.length > 0 && (
          <OptionList
            id={listId}
            titleId={titleId}
            groups={groups}
            activeIndex={activeIndex}
            onOpen={opened}
          />
        )}
      </div>
      {searching && (
        <footer>
          <Link href={searchHref(text)} prefetch={false} onClick={() => leaveFor(text)}>
            Sjá allar niðurstöður
          </Link>
        </footer>
      )}
    </DropdownPanel>
  );
}
