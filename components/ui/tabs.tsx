'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { moveRovingFocus } from './roving-focus.ts';
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
  const baseId = useId();
  const [selectedId, setSelectedId] = useState(tabs[0].id);
  const selectedTab = tabs.find(({ id }) => id === selectedId) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = moveRovingFocus(event, '[role="tab"]', { orientation: 'horizontal' });
    const next = index === null ? undefined : tabs[index];
    if (next) setSelectedId(next.id);
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-${id}`}
            aria-selected={id === selectedTab.id}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === selectedTab.id ? 0 : -1}
            onClick={() => setSelectedId(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-${selectedTab.id}`}
        tabIndex={0}
      >
        {selectedTab.content}
      </div>
    </div>
  );
}
