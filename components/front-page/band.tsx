import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronIcon } from '@/components/ui/icons.tsx';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  title?: string | null;
  link?: string | null;
  children: ReactNode;
}

/** A titled part of a page with a link to all of it. */
export function Band({ title, link, children }: Props) {
  return (
    <Frame>
      {title && (
        <header>
          <h2>{title}</h2>
          {link && (
            <Link href={safeHref(link)}>
              Sjá allt <ChevronIcon />
            </Link>
          )}
        </header>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  /* Farther from what stands before it than from what it heads. */
  margin-top: 16px;
  & header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  & h2 {
    font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem);
  }
  & header a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    margin-block: -8px;
    color: ${theme.color.fjord};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  & header a:hover {
    text-decoration: underline;
  }
`;
