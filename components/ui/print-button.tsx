'use client';

import { Button } from './button.tsx';
import type { ButtonStyle } from './button-attributes.ts';

/** Prints the page as it stands. */
export function PrintButton({ variant = 'secondary', className }: Omit<ButtonStyle, 'block'>) {
  return (
    <Button variant={variant} className={className} onClick={() => window.print()}>
      Prenta
    </Button>
  );
}
