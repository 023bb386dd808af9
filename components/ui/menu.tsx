'use client';

import { type KeyboardEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { Button } from './button.tsx';
import { ChevronIcon } from './icons.tsx';

interface Item {
  id: string;
  title: string;
  onChoose: () => void;
}

/** A button with things to do with one row or page. The browser's popover closes it on Escape and a press outside. */
export function Menu({ label, items }: { label: string; items: readonly Item[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = entries.findIndex((entry) => entry === document.activeElement);
    const to: Partial<Record<string, number>> = {
      ArrowDown: (place + 1) % entries.length,
      ArrowUp: (place + entries.length - 1) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    const next = entries[to[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Frame>
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
        onKeyDown={onKey}
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
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  position: relative;
  anchor-scope: --menu;
  & button[popovertarget] {
    anchor-name: --menu;
  }
  & [popovertarget] svg {
    transform: rotate(90deg);
  }
  /* Where the browser cannot anchor, it stands in the middle of the view. */
  & [popover] {
    min-width: 200px;
    padding: 8px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    color: ${color.ink};
    background: ${color.paper};
    box-shadow: ${theme.shadow.high};
  }
  & [popover]:popover-open {
    display: grid;
  }
  @supports (anchor-scope: --menu) {
    & [popover] {
      position-anchor: --menu;
      position-area: bottom span-right;
      position-try-fallbacks: flip-inline, flip-block;
      margin: 8px 0;
    }
  }
  & [role='menuitem'] {
    min-height: 44px;
    padding: 8px 12px;
    border: 0;
    border-radius: ${theme.radius.medium};
    background: transparent;
    text-align: left;
  }
  & [role='menuitem']:hover,
  & [role='menuitem']:focus-visible {
    background: ${color.mist};
  }
`;
