import { createStore, useStore } from '../visitor/store.ts';

/** What is asked over the page: whom to act for, or who is billed. */
export type CustomerSwitcherRequest = 'customer' | 'bill-to';

const request = createStore<CustomerSwitcherRequest | null>(null);

/** Opens the modal 'Skipta í umboð' or 'Viðskiptavinur' over the page that the visitor is on. */
export function openCustomerSwitcher(wish: CustomerSwitcherRequest): void {
  request.write(wish);
}

export function closeCustomerSwitcher(): void {
  request.write(null);
}

export function useCustomerSwitcherRequest(): CustomerSwitcherRequest | null {
  return useStore(request);
}
