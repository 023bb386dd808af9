'use client';

import styled from 'styled-components';
import { media } from '@/styles/media.ts';

export const RequestArticle = styled.article`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  & h2 {
    font-size: var(--text-large);
  }
  & [data-changed] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-sun-pale);
  }
  & summary {
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  & s,
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & q {
    display: block;
    margin-top: var(--space-1);
    quotes: '„' '“';
  }
  & [data-do] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  & > a {
    color: var(--color-fjord);
    font-weight: 600;
  }
  /* Columns of one request stand below those of another. */
  ${media.narrow} {
    & [data-number] {
      width: 160px;
    }
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
