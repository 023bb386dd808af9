import { createStore, useStore } from './store.ts';
import { announceSignedInChange, forgetSignedInHint } from './signed-in-hint.ts';

/** In localStorage: that the backend did not answer a sign-out, so that its session may live. */
const unfinishedKey = 'sign-out-unfinished';

const unfinishedStore = createStore(false);

/** This device treats the visitor as a guest from now on; the session is ended as soon as the backend answers. */
export function markSignOutUnfinished(): void {
  try {
    localStorage.setItem(unfinishedKey, '1');
  } catch {
    // Without storage only this page tries again.
  }
  forgetSignedInHint();
  announceSignedInChange();
  unfinishedStore.write(true);
}

export function markSignOutFinished(): void {
  try {
    localStorage.removeItem(unfinishedKey);
  } catch {
    // Nothing was stored.
  }
  unfinishedStore.write(false);
}

/** It is still tried again by the next page. */
export function hideUnfinishedSignOut(): void {
  unfinishedStore.write(false);
}

/** Also of an earlier page. */
export function isSignOutUnfinished(): boolean {
  try {
    return unfinishedStore.read() || localStorage.getItem(unfinishedKey) !== null;
  } catch {
    return unfinishedStore.read();
  }
}

/** Whether this page has to say so. */
export function useUnfinishedSignOut(): boolean {
  return useStore(unfinishedStore);
}
