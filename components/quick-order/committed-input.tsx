'use client';

import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  /** With what was typed, once it is finished: on Enter and as the field is left. */
  onCommit: (value: string) => void;
}

/** A field of a line: what is half typed is nobody's business. Give it another `key` where its value comes from outside. */
export function CommittedInput({ label, value, onCommit, 'aria-invalid': isInvalid, ...inputProps }: Props) {
  const [input, setInput] = useState(value);
  const commit = (): void => {
    if (input.trim() !== value) onCommit(input.trim());
  };
  return (
    <LineInput
      {...inputProps}
      aria-label={label}
      aria-invalid={isInvalid}
      autoComplete="off"
      maxLength={200}
      value={input}
      onChange={(event) => setInput(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setInput(value);
      }}
    />
  );
}

const LineInput = styled.input`
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-medium);
  background: var(--color-paper);
  font: inherit;
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  &[aria-invalid] {
    border-color: var(--color-rust);
  }
`;
