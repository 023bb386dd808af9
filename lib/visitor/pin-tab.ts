import { contextChangedMessage } from '../rules/text/messages.ts';
import { BackendError } from '../io/backend-error.ts';
import { pinnedTab } from '../io/pinned-tab.ts';
import { createStore } from './store.ts';

const pinned = createStore(false);

/** From now on this tab shows what it shows and changes nothing; only a reload makes it the new customer's. */
export function pinTab(): void {
  if (pinnedTab.refusal) return;
  const details = { reason: 'act.contextChanged' };
  pinnedTab.refusal = new BackendError('FAILED_PRECONDITION', contextChangedMessage, details);
  pinned.write(true);
}

export const watchPinned = pinned.subscribe;

export function isPinned(): boolean {
  return pinnedTab.refusal !== null;
}
