import { createStore, useStore } from '../visitor/store.ts';

/** A wish to put a product on a list, from anywhere on the page. */
interface ListRequest {
  product: { id: string; name: string };
  /** `offer`: it has just become a favourite, and a list can be chosen besides; `choose`: which list. */
  step: 'offer' | 'choose';
}

const requestStore = createStore<ListRequest | null>(null);

export function openListPicker(request: ListRequest): void {
  requestStore.write(request);
}

export function closeListPicker(): void {
  requestStore.write(null);
}

export function useListRequest(): ListRequest | null {
  return useStore(requestStore);
}
