'use client';

import type { ReactNode } from 'react';
import { restoreLostFocus } from './restore-lost-focus.ts';

/** The content of an account page, in which the keyboard never loses its place. */
export function FocusKeeper({ children }: { children: ReactNode }) {
  return (
    <div data-content ref={restoreLostFocus}>
      {children}
    </div>
  );
}
