'use client';

import styled from 'styled-components';
import { media } from '@/styles/media.ts';

/** A line of the list; its kind places its parts in the areas. A thousand lines are laid out only as they come into view. */
export const OrderLineRow = styled.li`
  display: grid;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  content-visibility: auto;
  contain-intrinsic-size: auto 112px;
  ${media.narrow} {
    contain-intrinsic-size: auto 72px;
  }
`;

/** What was corrected, or why the line cannot be ordered. */
export const LineNotice = styled.div`
  grid-area: notice;
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  color: var(--color-sun-ink);
  font-size: var(--text-small);
  font-weight: 600;
`;
