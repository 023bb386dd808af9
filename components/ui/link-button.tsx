import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';

interface Props extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button. */
export function LinkButton({ variant, block, className, ...rest }: Props) {
  return <Link {...buttonLook({ variant, block, className })} {...rest} />;
}
