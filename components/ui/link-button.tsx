import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonAttributes } from './button-attributes.ts';

interface Props extends ComponentProps<'a'>, ButtonStyle {}

/** A link that looks like a button: to a page, a file or another site. */
export function LinkButton({ variant, block, className, children, ...rest }: Props) {
  return (
    <a {...buttonAttributes({ variant, block, className })} {...rest}>
      {children}
    </a>
  );
}
