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

export function useCustomerSwitcherRequest(): CustomerSwitcherRequest | null {
  return useStore(requestStore);
}
