import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonAttributes } from './button-attributes.ts';

interface Props extends ComponentProps<'button'>, ButtonStyle {
  /** Busy: announced to screen readers, ignores further clicks, and keeps the focus. */
  busy?: boolean;
}

export function Button({ variant, block, className, busy, type, onClick, ...rest }: Props) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      {...buttonAttributes({ variant, block, className })}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
