'use client';

import { type ComponentProps, useState } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  /** With what was typed, once it is finished: on Enter and as the field is left. */
  onCommit: (value: string) => void;
}

/** A field of a line: what is half typed is nobody's business. Give it another `key` where its value comes from outside. */
export function CommittedInput({ label, value, onCommit, ...inputProps }: Props) {
  const [input, setInput] = useState(value);
  const commit = (): void => {
    if (input.trim() !== value) onCommit(input.trim());
  };
  return (
    <input
      {...inputProps}
      aria-label={label}
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
