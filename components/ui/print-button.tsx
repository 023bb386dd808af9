'use client';

import { Button } from './button.tsx';
import type { ButtonVariant } from './button-style.ts';

export function PrintButton({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  return (
    <Button variant={variant} onClick={() => window.print()}>
      Prenta
    </Button>
  );
}
