import { createStore, useStore } from '../visitor/store.ts';

/** What is asked over the page: whom to act for, or who is billed. */
export type ActingRequest = 'customer' | 'bill-to';

const request = createStore<ActingRequest | null>(null);

/** Opens the modal 'Skipta í umboð' or 'Viðskiptavinur' over the page that the visitor is on. */
export function askWhom(wish: ActingRequest): void {
  request.write(wish);
}

export function closeActing(): void {
  request.write(null);
}

export function useActingRequest(): ActingRequest | null {
  return useStore(request);
}
