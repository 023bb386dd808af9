import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { ButtonVariant } from './button-style.ts';

interface Props extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  block?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'primary', block, ...rest }: Props) {
  return <Link data-button data-variant={variant} data-block={block} {...rest} />;
}
