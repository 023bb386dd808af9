'use client';

import type { ReactNode } from 'react';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';

interface Props {
  name: string;
  /** National id; left out where the place is small. */
  ssn?: string;
  /** What the customer is to who chooses, e.g. Viðskiptamaður. */
  label?: string | undefined;
  isCurrent: boolean;
  busy: boolean;
  onPick: () => void;
  /** Beside and below the button. */
  children?: ReactNode;
}

/** One customer to act for. The one acted for now is marked and stays where it is. */
export function CustomerLine({ name, ssn, label, isCurrent, busy, onPick, children }: Props) {
  const isOff = busy || isCurrent;
  return (
    <li>
      <button
        type="button"
        data-pick
        aria-pressed={isCurrent}
        aria-disabled={isOff}
        onClick={() => !isOff && onPick()}
      >
        <span>
          {label && <small>{label}</small>}
          {name}
          {ssn && <small>kt. {formatKennitala(ssn)}</small>}
        </span>
        {isCurrent && <small data-now>Valið núna</small>}
      </button>
      {children}
    </li>
  );
}
