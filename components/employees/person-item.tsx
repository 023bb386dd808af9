'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  name: ReactNode;
  /** Beside each other below the name, e.g. the role. */
  facts: ReactNode;
  /** Buttons at the end of the row; nothing where the requester may change nothing. */
  actions: ReactNode;
}

/** A person or an invitation: who it is at the left, what can be done at the right; one below the other on phones. */
export function PersonItem({ name, facts, actions }: Props) {
  return (
    <ItemRow>
      <div data-name>
        {name}
        <div data-facts>{facts}</div>
      </div>
      {actions && <div data-actions>{actions}</div>}
    </ItemRow>
  );
}

const ItemRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  & [data-name] {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-facts] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
`;

/** Small print of a row. */
export const PersonFact = styled.small`
  display: block;
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

/** People or invitations below each other; the items are PersonItem. */
export const PersonList = styled.ul`
  border-top: 1px solid var(--color-line);
`;
