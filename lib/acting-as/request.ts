import { useSyncExternalStore } from 'react';

/** What is asked over the page: whom to act for, or who is billed. */
export type ActingRequest = 'customer' | 'bill-to';

let request: ActingRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: ActingRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the modal 'Skipta í umboð' or 'Viðskiptavinur' over the page that the visitor is on. */
export function askWhom(wish: ActingRequest): void {
  publish(wish);
}

export function closeActing(): void {
  publish(null);
}

export function useActingRequest(): ActingRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}
