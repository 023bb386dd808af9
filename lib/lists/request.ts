import { useSyncExternalStore } from 'react';

/** A wish to put a product on a list, from anywhere on the page. */
export interface ListRequest {
  product: { id: string; name: string };
  /** `offer`: it has just become a favourite, and a list can be chosen besides; `choose`: which list. */
  step: 'offer' | 'choose';
}

let request: ListRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: ListRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function askForList(wish: ListRequest): void {
  publish(wish);
}

export function closeLists(): void {
  publish(null);
}

export function useListRequest(): ListRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}
