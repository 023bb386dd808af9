'use client';

import styled from 'styled-components';

/** People and invitations: who it is at the left, what they may and what can be done at the right; one below the other on phones. */
export const PeopleSection = styled.section`
  display: grid;
  gap: var(--space-4);
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  & h2,
  & h3 {
    font-size: var(--text-large);
  }
  & ul {
    border-top: 1px solid var(--color-line);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  & li [data-who] {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li [data-facts] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }
  & li [data-do] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [role='status'] {
    min-height: 1.5em;
    color: var(--color-ink-soft);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
