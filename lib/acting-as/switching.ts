import { createStore, useStore } from '../visitor/store.ts';

/** From the press that switches the customer until everything on the page is the next one's. */
const switchingStore = createStore(false);

/** What is said meanwhile. */
export const switchingMessage = 'Skipti um viðskiptavin…';

export const noteSwitching = switchingStore.write;

export function useIsSwitching(): boolean {
  return useStore(switchingStore);
}
