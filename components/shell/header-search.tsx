'use client';

import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icons.tsx';
import { isPlainPress } from '@/lib/shell/shop-link.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { SearchBox } from './search-box.tsx';
import styles from './header-search.module.css';

/** The header's search: in the header's line where there is room, on a phone over it from its icon. */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent): void => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    // Within the press: only then does a phone bring its keyboard.
    flushSync(() => setOpen(true));
    place.current?.querySelector('input')?.focus();
  };
  const close = useCallback(() => {
    const hadFocus = place.current?.contains(document.activeElement);
    flushSync(() => setOpen(false));
    if (hadFocus) link.current?.focus({ preventScroll: true });
  }, []);
  useDismissal(place, isOpen, close);
  return (
    <>
      <div ref={place} className={styles.search} data-open={isOpen}>
        <SearchBox label="Leit í haus síðunnar" />
        <button type="button" aria-label="Loka leit" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <a ref={link} className={styles.link} href="/leit" aria-label="Leita" onClick={open}>
        <Icon name="search" />
      </a>
    </>
  );
}
