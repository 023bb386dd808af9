'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icons.tsx';
import { media } from '@/styles/media.ts';

interface Props {
  entries: readonly { path: string; label: string; /** How many things wait there. */ count?: ReactNode }[];
  /** Path of the entry that the page belongs to. */
  current: string;
}

/** The sections of the account. Where they do not stand beside the page, one presses to see them; the overview itself shows them. */
export function AccountNavigation({ entries, current }: Props) {
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(pathname === entries[0]?.path);
  const listId = useId();
  return (
    <Navigation aria-label="Mínar síður">
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <span>Mínar síður</span>
        <b>{entries.find(({ path }) => path === current)?.label}</b>
        <Icon name="chevron" size={20} />
      </button>
      <ul id={listId} data-open={isOpen}>
        {entries.map(({ path, label, count }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
              {count}
            </a>
          </li>
        ))}
      </ul>
    </Navigation>
  );
}

const Navigation = styled.nav`
  & > button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: 48px;
    padding: 0 var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-mist);
    text-align: start;
  }
  & > button > span {
    color: var(--color-ink-soft);
  }
  & > button > svg {
    margin-left: auto;
    transform: rotate(90deg);
  }
  & > button[aria-expanded='true'] > svg {
    transform: rotate(-90deg);
  }
  & > ul {
    display: none;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-top: var(--space-2);
    column-gap: var(--space-4);
  }
  & > ul[data-open='true'] {
    display: grid;
  }
  & li {
    border-bottom: 1px solid var(--color-line);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    height: 100%;
    padding: var(--space-2) var(--space-4);
    border-left: 3px solid transparent;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: var(--color-mist);
  }
  & a[aria-current] {
    border-color: var(--color-fjord);
    color: var(--color-fjord);
    font-weight: 600;
  }
  ${media.modal} {
    & > button {
      display: none;
    }
    & > ul,
    & > ul[data-open='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      margin: 0;
    }
    & li {
      border: 0;
    }
  }
  /* Forced colours show transparent borders too. */
  ${media.forcedColours} {
    & a {
      border-color: Canvas;
    }
    & a[aria-current] {
      border-color: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`;
