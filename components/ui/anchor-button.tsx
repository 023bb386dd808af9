import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonAttributes } from './button-attributes.ts';

interface Props extends ComponentProps<'a'>, ButtonStyle {}

/** A link that looks like a button and loads its page whole: for files, other sites and pages outside the shell. */
export function AnchorButton({ variant, block, className, children, ...rest }: Props) {
  return (
    <a {...buttonAttributes({ variant, block, className })} {...rest}>
      {children}
    </a>
  );
}
