'use client';

import type { ReactNode } from 'react';

/** Sends the form around it as soon as something in it is chosen. */
export function SubmitOnChange({ children }: { children: ReactNode }) {
  return (
    <div
      onChange={(event) => {
        if (event.target instanceof HTMLElement) event.target.closest('form')?.requestSubmit();
      }}
    >
      {children}
    </div>
  );
}
