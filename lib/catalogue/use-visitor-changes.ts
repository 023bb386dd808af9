import { useState } from 'react';

interface Visitor {
  /** The customer acted for; 'guest', or null while it is not known. */
  name: string | null;
  /** How many looked at this page before: what it showed them is nobody else's. Signing in is no change, it only shows more. */
  before: number;
}

/** Who looks at a page that goes on when they change. @param customerId null for who is nobody, undefined while it is not known */
export function useVisitorChanges(customerId: string | null | undefined): Visitor {
  const name = customerId === undefined ? null : (customerId ?? 'guest');
  const [seen, setSeen] = useState({ name, before: 0 });
  if (name === null || name === seen.name) return { ...seen, name };
  const isNew = seen.name !== null && seen.name !== 'guest';
  const next = { name, before: seen.before + Number(isNew) };
  setSeen(next);
  return next;
}
