import type { ComponentProps } from 'react';
import type { ButtonVariant } from './button-style.ts';

interface Props extends ComponentProps<'a'> {
  variant?: ButtonVariant;
}

/** A link that looks like a button and loads its page anew: for files, other sites and pages outside the shell. */
export function AnchorButton({ variant = 'primary', children, ...rest }: Props) {
  return (
    <a data-button data-variant={variant} {...rest}>
      {children}
    </a>
  );
}
