/** Changes that wait for the end of a burst of clicks before they are sent. */
const deferredChanges = new Set<() => void>();

/** @returns removes the change again */
export function deferChange(send: () => void): () => void {
  deferredChanges.add(send);
  return () => deferredChanges.delete(send);
}

/** Sends them now, because the page is about to switch customer. */
export function flushDeferredChanges(): void {
  for (const send of deferredChanges) send();
}
