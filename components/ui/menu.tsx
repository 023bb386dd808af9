'use client';

import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { moveRovingFocus } from './roving-focus.ts';
import styles from './menu.module.css';

interface MenuItem {
  id: string;
  title: string;
  onChoose: () => void;
}

/** A button with a menu of actions for a row or page. The browser's popover closes it on Escape and a press outside. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.menu}>
      <Button variant="secondary" popoverTarget={id} aria-haspopup="menu">
        {label}
        <Icon name="chevron" size={16} />
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={(event) => moveRovingFocus(event, '[role="menuitem"]')}
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
