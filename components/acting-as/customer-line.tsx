'use client';

import type { ReactNode } from 'react';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import styled from 'styled-components';

interface Props {
  name: string;
  /** National id; left out where the place is small. */
  ssn?: string;
  /** What the customer is to who chooses, e.g. Viðskiptamaður. */
  label?: string | undefined;
  isCurrent: boolean;
  /** While a switch is under way from here. */
  busy?: boolean;
  onPick: () => void;
  /** Beside and below the button. */
  children?: ReactNode;
}

/** One customer to act for. The one acted for now is marked and stays where it is. */
export function CustomerLine({ name, ssn, label, isCurrent, busy = false, onPick, children }: Props) {
  const isDisabled = busy || isCurrent;
  return (
    <CustomerLineRow>
      <button
        type="button"
        data-pick
        aria-pressed={isCurrent}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onPick()}
      >
        <span>
          {label && <small>{label}</small>}
          {name}
          {ssn && <small>kt. {formatKennitala(ssn)}</small>}
        </span>
        {isCurrent && <small data-now>Valið núna</small>}
      </button>
      {children}
    </CustomerLineRow>
  );
}

/** A list of customers to choose from. */
export const CustomerLines = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

/* One large button, with more to see of it at its end. */
const CustomerLineRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  & [data-pick] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 56px;
    padding: var(--space-2) var(--space-4);
    border: 0;
    border-radius: inherit;
    text-align: left;
    font-weight: 600;
    overflow-wrap: anywhere;
    background: transparent;
  }
  & [data-pick]:hover,
  & [data-pick][aria-pressed='true'] {
    background: var(--color-fjord-pale);
  }
  & [data-pick][aria-disabled='true'] {
    color: var(--color-ink-soft);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & [data-now] {
    flex: none;
    color: var(--color-moss);
  }
`;
