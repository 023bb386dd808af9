import { runAfterPaint } from '../io/after-paint.ts';
import { createStore, useStore } from '../visitor/store.ts';

/** What is asked over the page: whom to act for, or who is billed. */
export type CustomerSwitcherRequest = 'customer' | 'bill-to';

const requestStore = createStore<CustomerSwitcherRequest | null>(null);

/** Opens the modal 'Skipta í umboð' or 'Viðskiptavinur' over the page that the visitor is on. */
export function openCustomerSwitcher(request: CustomerSwitcherRequest): void {
  requestStore.write(request);
}

export function closeCustomerSwitcher(): void {
  requestStore.write(null);
}

/**
 * Closes the modal 'Skipta í umboð', of which nothing is seen any more. Closing styles all of the page again: what is drawn by now is
 * painted first, and what waits for that is asked for.
 */
export function closeHiddenSwitcher(): void {
  runAfterPaint(() =>
    runAfterPaint(() => {
      if (requestStore.read() === 'customer') closeCustomerSwitcher();
    }),
  );
}

export function useCustomerSwitcherRequest(): CustomerSwitcherRequest | null {
  return useStore(requestStore);
}
