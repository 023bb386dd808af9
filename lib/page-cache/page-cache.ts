import { LRUCache } from 'lru-cache';
import { logFailure } from '../io/log.ts';
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

/** Pages whose making is under way at once; of more the beginning is not remembered. */
const maximumRenewals = 10_000;

/**
 * Made pages by address, compressed: those asked for last in memory, all of them in a store. A page whose data changed
 * after its making began is none.
 */
export class PageCache {
  readonly changed = new ChangedTags();
  readonly renewal = new Renewal();
  readonly #recent: ReturnType<typeof createRecentPages>;
  readonly #store: () => Promise<PageStore | undefined>;
  readonly #begun = new LRUCache<string, number>({ max: maximumRenewals });

  /** @param store undefined where there is none to be had; memory alone then serves */
  constructor(store: () => Promise<PageStore | undefined>, recent = createRecentPages()) {
    this.#store = store;
    this.#recent = recent;
  }

  /** The page as it was made last, fresh or not. */
  async find(path: string): Promise<PackedPage | undefined> {
    const recentPage = this.#recent.get(path);
    if (recentPage && this.#isCurrent(recentPage.head) && isFresh(recentPage.head)) return recentPage;
    const store = await this.#store();
    // Another process may have made one since ours went stale.
    const storedPage = recentPage && !store?.isShared ? undefined : await this.#read(path, store);
    const newestPage =
      storedPage && storedPage.head.madeAt > (recentPage?.head.madeAt ?? 0) ? storedPage : recentPage;
    if (!newestPage || !this.#isCurrent(newestPage.head)) return undefined;
    this.#recent.set(path, newestPage);
    return newestPage;
  }

  /** Keeps a page until what it shows changes. A store that fails is logged and passed by. */
  async store(path: string, page: PackedPage): Promise<void> {
    this.#recent.set(path, page);
    try {
      await (await this.#store())?.write(path, pageToBytes(page));
    } catch (error) {
      logFailure(`Keeping the page ${path} failed`, error);
    }
  }

  /** Whether a page is old and may be renewed now. */
  isDue({ head }: PackedPage): boolean {
    return !isFresh(head) && this.renewal.isFree();
  }

  /** Remembers when the making of a page begins; one that is under way already began earlier. */
  begin(path: string): void {
    if (!this.#begun.has(path)) this.#begun.set(path, Date.now());
  }

  /** When the making began of the page that is done now (ms since 1970). */
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
      logFailure(`Reading the kept page ${path} failed`, error);
      return undefined;
    }
  }
}

/** Whether it need not be made again by its age alone. */
export function isFresh({ madeAt, cacheControl }: PageHead): boolean {
  const { revalidate = false }: Partial<Lifetime> = cacheControl ?? {};
  return revalidate === false || madeAt + revalidate * 1_000 > Date.now();
}

/** Whether its address needs nothing of the backend: a good page, or a fresh answer that there is none. */
export function isSelfContained(head: PageHead): boolean {
  const { status = 200 } = head;
  return status === 200 || (status === 404 && isFresh(head));
}
