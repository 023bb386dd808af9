'use client';

import { type ComponentProps, useState } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  /** With what was typed, once it is finished: on Enter and as the field is left. */
  onCommit: (value: string) => void;
}

/** A field of a line: what is half typed is nobody's business. Give it another `key` where its value comes from outside. */
export function CommittedInput({ label, value, onCommit, ...input }: Props) {
  const [typed, setTyped] = useState(value);
  const commit = (): void => {
    if (typed.trim() !== value) onCommit(typed.trim());
  };
  return (
    <input
      {...input}
      aria-label={label}
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(value);
      }}
    />
  );
}
