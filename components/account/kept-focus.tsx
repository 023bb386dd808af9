'use client';

import type { ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';

/** The content of an account page, in which the keyboard never loses its place. */
export function KeptFocus({ children }: { children: ReactNode }) {
  return (
    <div data-content ref={keepFocus}>
      {children}
    </div>
  );
}
