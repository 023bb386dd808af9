'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
}

/** One of several views of the same thing. Arrow keys, Home and End go from tab to tab and show it at once. */
export function Tabs({ label, tabs }: Props) {
  const base = useId();
  const [chosenId, choose] = useState(tabs[0].id);
  const chosen = tabs.find(({ id }) => id === chosenId) ?? tabs[0];
  const place = tabs.indexOf(chosen);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const to: Partial<Record<string, number>> = {
      ArrowRight: (place + 1) % tabs.length,
      ArrowLeft: (place + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[to[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === chosen.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen.id}`} tabIndex={0}>
        {chosen.content}
      </div>
    </div>
  );
}
