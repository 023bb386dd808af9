import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonAttributes } from './button-attributes.ts';

interface Props extends ComponentProps<typeof Link>, ButtonStyle {}

/** A link that looks like a button. */
export function LinkButton({ variant, block, className, ...rest }: Props) {
  return <Link {...buttonAttributes({ variant, block, className })} {...rest} />;
}
