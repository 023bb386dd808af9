/** Changes that wait for the end of a burst of presses before they are sent. */
const deferredChanges = new Set<() => void>();

/** @returns takes the change out again */
export function deferChange(send: () => void): () => void {
  deferredChanges.add(send);
  return () => deferredChanges.delete(send);
}

/** Sends them now, because the page is about to be somebody else's. */
export function flushDeferredChanges(): void {
  for (const send of deferredChanges) send();
}
