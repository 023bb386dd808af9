'use client';

import { type RefObject, useId } from 'react';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { searchHref } from '@/lib/rules/routes/addresses.ts';
import { clearRecentSearches } from '@/lib/search/recent.ts';
import { searchAnnouncement, searchMessage, unknownWordsText } from './search-messages.ts';
import { SearchChips } from './search-chips.tsx';
import { OptionList } from './option-list.tsx';
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
        {isSearching && results.total !== null && <span>{productCountText(results.total)}</span>}
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
        {isSearching && results.unknownWords.length > 0 && results.hits.length > 0 && (
          <p className={styles.message}>{unknownWordsText(results.unknownWords)}</p>
        )}
        {isSearching && results.chips.length > 0 && (
          <SearchChips chips={results.chips} onOpen={() => leaveFor(text)} />
        )}
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
