import type { ComponentProps } from 'react';
import type { ButtonVariant } from './button-style.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** As wide as its parent. */
  block?: boolean;
  /** Waits for an answer: says so to screen readers and takes no further press, yet keeps the focus. */
  busy?: boolean;
}

export function Button({ variant = 'primary', block, busy, type, onClick, ...rest }: Props) {
  return (
    <button
      data-button
      type={type === 'submit' ? 'submit' : 'button'}
      data-variant={variant}
      data-block={block}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
