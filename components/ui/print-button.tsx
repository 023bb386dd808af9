'use client';

import { Button } from './button.tsx';

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Prenta
    </Button>
  );
}
