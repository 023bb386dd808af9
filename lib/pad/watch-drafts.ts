let openedChannel: BroadcastChannel | undefined;

/** One for the page: what it says itself, it does not hear. */
const openChannel = (): BroadcastChannel => (openedChannel ??= new BroadcastChannel('pad-drafts'));

/** Calls back when another tab of this browser changed a draft. @returns what ends it */
export function watchDrafts(onChange: () => void): () => void {
  const channel = openChannel();
  channel.addEventListener('message', onChange);
  return () => channel.removeEventListener('message', onChange);
}

/** Tells the other tabs. */
export function announceDraft(): void {
  openChannel().postMessage(null);
}
