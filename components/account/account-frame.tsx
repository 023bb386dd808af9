import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const pages = [
  { path: '/auth/home', label: 'Yfirlit' },
  { path: '/auth/invoices', label: 'Reikningar' },
  { path: '/auth/favorites', label: 'Uppáhaldsvörur' },
  { path: '/auth/statistics', label: 'Tölfræði' },
  { path: '/auth/addresses', label: 'Heimilisföng' },
  { path: '/auth/cards', label: 'Greiðslukort' },
  { path: '/auth/settings', label: 'Stillingar' },
] as const;

interface Props {
  current: (typeof pages)[number]['path'];
  children: ReactNode;
}

/** Account pages with their navigation: beside from 992 px, above before. */
export function AccountFrame({ current, children }: Props) {
  return (
    <Frame>
      <nav aria-label="Mínar síður">
        <ul>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <Link href={path} aria-current={path === current ? 'page' : undefined} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-content>{children}</div>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  /* The row of links scrolls; the column must not grow with it. */
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 16px 64px;
  & nav ul {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    border-bottom: 1px solid ${color.line};
  }
  & nav a {
    display: block;
    padding: 12px 16px;
    border-bottom: 3px solid transparent;
    text-decoration: none;
  }
  & nav a:hover {
    background: ${color.mist};
  }
  & nav a[aria-current] {
    border-color: ${color.fjord};
    color: ${color.fjord};
    font-weight: 600;
  }
  & [data-content] {
    display: grid;
    gap: 24px;
    align-content: start;
    min-width: 0;
    max-width: 1080px;
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  ${media.modal} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: 48px;
    padding-block: 32px 64px;
    & nav ul {
      display: grid;
      border: 0;
    }
    & nav a {
      border-bottom: 0;
      border-left: 3px solid transparent;
    }
  }
  ${media.print} {
    display: block;
    & nav {
      display: none;
    }
  }
`;
