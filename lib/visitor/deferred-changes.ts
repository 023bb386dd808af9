/** Changes that wait for the end of a burst of clicks before they are sent. */
const deferredChanges = new Set<() => void>();
/** Changes whose code is still on its way. */
const startingChanges = new Set<Promise<unknown>>();

/** @returns removes the change again */
export function deferChange(send: () => void): () => void {
  deferredChanges.add(send);
  return () => deferredChanges.delete(send);
}

/** @param begun settles when the change is under way, or will not be */
export function noteStartingChange(begun: Promise<unknown>): void {
  startingChanges.add(begun);
  const forget = (): void => void startingChanges.delete(begun);
  begun.then(forget, forget);
}

/** Sends them now, because the page is about to switch customer. Resolves when all are under way. */
export async function flushDeferredChanges(): Promise<void> {
  for (const send of deferredChanges) send();
  await Promise.allSettled(startingChanges);
}
