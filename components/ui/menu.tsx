'use client';

import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './menu.module.css';

interface MenuItem {
  id: string;
  title: string;
  onChoose: () => void;
}

/** A button with things to do with one row or page. The browser's popover closes it on Escape and a press outside. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = [...(list.current?.querySelectorAll('button') ?? [])];
    const currentIndex = entries.findIndex((entry) => entry === document.activeElement);
    const indexByKey: Partial<Record<string, number>> = {
      ArrowDown: (currentIndex + 1) % entries.length,
      ArrowUp: (currentIndex + entries.length - 1) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    const next = entries[indexByKey[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={styles.menu}>
      <Button variant="secondary" popoverTarget={id} aria-haspopup="menu">
        {label}
        <ChevronIcon />
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        onToggle={({ newState }) => newState === 'open' && list.current?.querySelector('button')?.focus()}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              item.onChoose();
            }}
          >
            {item.title}
          </button>
        ))}
      </div>
    </div>
  );
}
