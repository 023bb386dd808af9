import { use } from 'react';
import { runAfterPaint } from '../io/after-paint.ts';

/** A page that is not painted, for one in a tab that nobody sees, comes to life all the same after this time, ms. */
const longestWaitMs = 1_000;

const firstPaint =
  typeof window !== 'undefined' &&
  performance.getEntriesByType('paint').length === 0 &&
  new Promise<void>((resolve) => {
    runAfterPaint(resolve);
    setTimeout(resolve, longestWaitMs);
  });

/** Lets the browser paint the page as the server made it before React comes to it: both want the same thread. */
export function useFirstPaint(): void {
  if (firstPaint) use(firstPaint);
}
