import { useState } from 'react';

export const guest = 'guest';

/**
 * How many visitors were here before this one. Signing in is no change: it only shows more.
 * @param visitor a customer or a person; `guest`, or null while it is not known
 */
export function useVisitorChanges(visitor: string | null): number {
  const [lastSeen, setLastSeen] = useState({ visitor, previousCount: 0 });
  if (visitor === null || visitor === lastSeen.visitor) return lastSeen.previousCount;
  const isAnother = lastSeen.visitor !== null && lastSeen.visitor !== guest;
  const next = { visitor, previousCount: lastSeen.previousCount + Number(isAnother) };
  setLastSeen(next);
  return next.previousCount;
}
