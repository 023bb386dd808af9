import { useState } from 'react';

interface VisitorState {
  /** The customer acted for; 'guest', or null while it is not known. */
  name: string | null;
  /**
   * How many visitors looked at this page before: one must not see what it showed another. Signing in is no change, it only
   * shows more.
   */
  previousCount: number;
}

/**
 * Who looks at a page that stays when they change.
 * @param customerId null for who is nobody, undefined while it is not known
 */
export function useVisitorChanges(customerId: string | null | undefined): VisitorState {
  const name = customerId === undefined ? null : (customerId ?? 'guest');
  const [lastSeen, setLastSeen] = useState({ name, previousCount: 0 });
  if (name === null || name === lastSeen.name) return { ...lastSeen, name };
  const isNew = lastSeen.name !== null && lastSeen.name !== 'guest';
  const next = { name, previousCount: lastSeen.previousCount + Number(isNew) };
  setLastSeen(next);
  return next;
}
