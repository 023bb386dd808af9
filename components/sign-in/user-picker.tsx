'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChoiceList } from '@/components/ui/choice-list.tsx';
import { Icon } from '@/components/ui/icons.tsx';

interface UserOption {
  id: number;
  actorName: string | null;
  name: string | null;
}

interface Props {
  options: readonly UserOption[];
  busy: boolean;
  /** Of its heading: h3 below the title of a form or a dialog. */
  level?: 'h2' | 'h3';
  onPick: (id: number) => void;
}

/** Several customers behind one login (specification §2.9). */
export function UserPicker({ options, busy, level: Heading = 'h3', onPick }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <UserChoices aria-busy={busy}>
      <Heading ref={heading} tabIndex={-1}>
        Veldu notanda
      </Heading>
      <ul>
        {options.map(({ id, actorName, name }) => (
          <li key={id}>
            <button type="button" aria-disabled={busy} onClick={() => !busy && onPick(id)}>
              <span>
                {actorName || name || 'N/A'}
                {actorName && name && actorName !== name && <small>{name}</small>}
              </span>
              <Icon name="chevron" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </UserChoices>
  );
}

const UserChoices = styled(ChoiceList)`
  display: grid;
  gap: var(--space-4);
  & :is(h2, h3) {
    outline: none;
    font-size: var(--text-large);
  }
`;
