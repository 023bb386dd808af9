import { createStore, useStore } from '../visitor/store.ts';

/** What a press on `Bera saman` did. */
export type ComparisonNotice = 'added' | 'removed' | 'full';

const noticeStore = createStore<ComparisonNotice | null>(null);

export function showComparisonNotice(notice: ComparisonNotice): void {
  noticeStore.write(notice);
}

export function closeComparisonNotice(): void {
  noticeStore.write(null);
}

export function useComparisonNotice(): ComparisonNotice | null {
  return useStore(noticeStore);
}
