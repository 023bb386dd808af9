import { contextChangedMessage } from '../rules/text/messages.ts';
import { BackendError } from '../io/backend-error.ts';
import { tabPin } from '../io/tab-pin.ts';
import { createStore } from './store.ts';

const pinnedStore = createStore(false);

/** Freezes this tab: it keeps showing its customer and refuses changes until a reload. */
export function pinTab(): void {
  if (tabPin.refusal) return;
  const details = { reason: 'act.contextChanged' };
  tabPin.refusal = new BackendError('FAILED_PRECONDITION', contextChangedMessage, details);
  pinnedStore.write(true);
}

export const subscribePinned = pinnedStore.subscribe;

export function isPinned(): boolean {
  return tabPin.refusal !== null;
}
