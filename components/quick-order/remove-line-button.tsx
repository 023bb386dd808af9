'use client';

import styled from 'styled-components';
import { Icon } from '@/components/ui/icons.tsx';

/** Takes a line off the list. */
export function RemoveLineButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <RoundButton type="button" aria-label={label} onClick={onClick}>
      <Icon name="trash" size={20} />
    </RoundButton>
  );
}

const RoundButton = styled.button`
  grid-area: remove;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  color: var(--color-ink-soft);
  background: transparent;
  &:hover {
    color: var(--color-rust);
    background: var(--color-rust-pale);
  }
`;
