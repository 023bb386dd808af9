import { contextChangedMessage } from '../rules/text/messages.ts';
import { BackendError } from '../io/backend-error.ts';
import { pinnedTab } from '../io/pinned-tab.ts';

const listeners = new Set<() => void>();

/** From now on this tab shows what it shows and changes nothing; only a reload makes it the new customer's. */
export function pinTab(): void {
  if (pinnedTab.refusal) return;
  const details = { reason: 'act.contextChanged' };
  pinnedTab.refusal = new BackendError('FAILED_PRECONDITION', contextChangedMessage, details);
  for (const listener of listeners) listener();
}

export function watchPinned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isPinned(): boolean {
  return pinnedTab.refusal !== null;
}
