import { createStore, useStore } from '../visitor/store.ts';

/** From the press that switches the customer until everything on the page is the next one's. */
const switchingStore = createStore<SwitchTarget | null>(null);

/** `id` of whom is acted for then; undefined where another is billed for the same customer. */
interface SwitchTarget {
  id: string | undefined;
}

/** What is said meanwhile. */
export const switchingMessage = 'Skipti um viðskiptavin…';

export const noteSwitching = switchingStore.write;

export function useSwitchTarget(): SwitchTarget | null {
  return useStore(switchingStore);
}
