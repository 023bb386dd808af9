'use client';

import { type RefObject, useId } from 'react';
import { clearRecentSearches } from '@/lib/search/recent.ts';
import { searchAnnouncement, searchMessage } from './search-messages.ts';
import { OptionList } from './option-list.tsx';
import { searchHref } from './option-groups.tsx';
import { useSearchDropdown } from './use-search-dropdown.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import styles from './search-dropdown.module.css';

/** Search results below a search field; an empty field offers the last searches. */
export function SearchDropdown({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const titleId = useId();
  const { open, text, results, groups, listId, optionAttributes, leaveFor, openOption } =
    useSearchDropdown(field);
  if (!open) return null;
  const isSearching = text !== '';
  const message = isSearching ? searchMessage(results) : null;
  return (
    // The focus stays in the field while the list is pressed or scrolled.
    <section className={styles.dropdown} onMouseDown={(event) => event.preventDefault()}>
      <header>
        <h2 id={titleId}>{isSearching ? 'Leitarniðurstöður' : 'Nýlegar leitir'}</h2>
        {!isSearching && (
          <button type="button" onClick={clearRecentSearches}>
            Hreinsa leitarsögu
          </button>
        )}
      </header>
      <div className={styles.scroll} tabIndex={-1}>
        <VisuallyHidden as="p" role="status" className={styles.message} isHidden={message === null}>
          {message ?? (isSearching ? searchAnnouncement(results) : '')}
        </VisuallyHidden>
        {groups.length > 0 && (
          <OptionList
            id={listId}
            titleId={titleId}
            groups={groups}
            optionAttributes={optionAttributes}
            onOpen={openOption}
          />
        )}
      </div>
      {isSearching && (
        <footer>
          <a href={searchHref(text)} onClick={() => leaveFor(text)}>
            Sjá allar niðurstöður
          </a>
        </footer>
      )}
    </section>
  );
}
