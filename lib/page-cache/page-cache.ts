import { LRUCache } from 'lru-cache';
import { logFailure } from '../io/log.ts';
import { BreakerOpen } from '../server/breaker.ts';
import { isMissing } from '../rules/routes/page-status.ts';
import { ChangedTags, maximumPageAgeMs } from './changed-tags.ts';
import {
  type Lifetime,
  type PackedPage,
  pageFromBytes,
  type PageHead,
  pageToBytes,
  tagsOfPage,
} from './packed-page.ts';
import type { PageStore } from './page-store.ts';
import { createRecentPages } from './recent-pages.ts';
import { Renewal } from './renewal.ts';

/** How long a page of an address that leads nowhere is stored: anybody can think of any number of them. */
const missingPageAgeMs = 60_000;
/** Renders in progress at once; the start of more is not remembered. */
const maximumRenewals = 10_000;

/**
 * Rendered pages by address, compressed: the most recently requested in memory, all of them in a store. A page whose data
 * changed after its render started is a miss.
 */
export class PageCache {
  readonly changed = new ChangedTags();
  readonly renewal = new Renewal();
  readonly #recent: ReturnType<typeof createRecentPages>;
  readonly #store: () => Promise<PageStore | undefined>;
  readonly #begun = new LRUCache<string, number>({ max: maximumRenewals });

  /** @param store undefined when none is available; then memory alone serves */
  constructor(store: () => Promise<PageStore | undefined>, recent = createRecentPages()) {
    this.#store = store;
    this.#recent = recent;
  }

  /** The last rendered page, fresh or stale. */
  async find(path: string): Promise<PackedPage | undefined> {
    const recentPage = this.#recent.get(path);
    if (recentPage && this.#isCurrent(recentPage.head) && isFresh(recentPage.head)) return recentPage;
    const store = await this.#store();
    // Another process may have rendered a newer one since.
    const storedPage = recentPage && !store?.isShared ? undefined : await this.#read(path, store);
    const newestPage =
      storedPage && storedPage.head.madeAt > (recentPage?.head.madeAt ?? 0) ? storedPage : recentPage;
    if (!newestPage || !this.#isCurrent(newestPage.head)) return undefined;
    this.#recent.set(path, newestPage);
    return newestPage;
  }

  /** Stores a page until its data changes. A failing store is logged and skipped. */
  async store(path: string, page: PackedPage): Promise<void> {
    this.#recent.set(path, page);
    try {
      const lifetimeMs = isMissing(page.head.status ?? 200) ? missingPageAgeMs : maximumPageAgeMs;
      await (await this.#store())?.write(path, pageToBytes(page), lifetimeMs);
    } catch (error) {
      if (!(error instanceof BreakerOpen)) logFailure(`Keeping the page ${path} failed`, error);
    }
  }

  /** Whether a page is stale and may be regenerated now. */
  isDue({ head }: PackedPage): boolean {
    return !isFresh(head) && this.renewal.isFree();
  }

  /** Remembers when a render starts; one in progress keeps its earlier start. */
  begin(path: string): void {
    if (!this.#begun.has(path)) this.#begun.set(path, Date.now());
  }

  /** When the now finished render started (ms since 1970). */
  finish(path: string): number {
    const at = this.#begun.get(path) ?? Date.now();
    this.#begun.delete(path);
    this.renewal.end(path);
    return at;
  }

  #isCurrent(head: PageHead): boolean {
    return (
      head.madeAt > Date.now() - maximumPageAgeMs && !this.changed.hasAnySince(tagsOfPage(head), head.begunAt)
    );
  }

  async #read(path: string, store: PageStore | undefined): Promise<PackedPage | undefined> {
    try {
      const bytes = await store?.read(path);
      return bytes && pageFromBytes(bytes);
    } catch (error) {
      if (!(error instanceof BreakerOpen)) logFailure(`Reading the kept page ${path} failed`, error);
      return undefined;
    }
  }
}

/** Whether its age alone does not require a regeneration. */
export function isFresh({ madeAt, cacheControl }: PageHead): boolean {
  const { revalidate = false }: Partial<Lifetime> = cacheControl ?? {};
  return revalidate === false || madeAt + revalidate * 1_000 > Date.now();
}

/** Whether its address needs no backend call: a good page, or a fresh 404 or 410. */
export function isSelfContained(head: PageHead): boolean {
  const { status = 200 } = head;
  return status === 200 || (isMissing(status) && isFresh(head));
}
