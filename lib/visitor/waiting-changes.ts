/** Changes that wait for the end of a burst of presses before they are sent. */
const waiting = new Set<() => void>();

/** @returns takes the change out again */
export function holdChange(send: () => void): () => void {
  waiting.add(send);
  return () => waiting.delete(send);
}

/** Sends them now, because the page is about to be somebody else's. */
export function sendWaitingChanges(): void {
  for (const send of waiting) send();
}
