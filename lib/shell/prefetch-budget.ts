/** Bytes that one page view may fetch in advance, compressed. */
const pageViewBytes = 180 * 1024;
/** Of them for links in view; the rest is for what the pointer comes to. */
const viewBytes = 140 * 1024;
/** What a page counts until it is known (bytes): a large one. */
const expectedBytes = 12 * 1024;
/** As long as the router keeps what it fetched (ms). */
const lifetimeMs = 300_000;
/** A fetch that says nothing for this long ended or never began: the router had the page (ms). */
const silenceMs = 2_000;

/** What was fetched in advance: each address once, and so many bytes for each page view. */
export class PrefetchBudget {
  /** Addresses and when they were asked for, ms since the page was opened. */
  readonly #askedAt = new Map<string, number>();
  readonly #running = new Set<string>();
  #viewed = location.pathname;
  #spent = 0;

  get running(): number {
    return this.#running.size;
  }

  isWanted(path: string): boolean {
    const at = this.#askedAt.get(path);
    return at === undefined || performance.now() - at > lifetimeMs;
  }

  /** Counts a fetch that begins. @returns whether there is room for it */
  take(path: string, { isIntended = false } = {}): boolean {
    this.#startPageView();
    const ahead = this.#spent + (this.#running.size + 1) * expectedBytes;
    if (ahead > (isIntended ? pageViewBytes : viewBytes)) return false;
    this.#askedAt.set(path, performance.now());
    this.#running.add(path);
    return true;
  }

  /** Follows what the browser says of finished fetches, and calls back when there is room again. */
  watch(onRoom: () => void, signal: AbortSignal): void {
    const end = (path: string): void => {
      if (this.#running.delete(path)) onRoom();
    };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        const { pathname, searchParams } = new URL(entry.name);
        if (!this.#askedAt.has(pathname) || !searchParams.has('_rsc')) continue;
        this.#spent += entry.encodedBodySize;
        // The first answer only says which parts the page has.
        if (entry.encodedBodySize > 2_048 || entry.responseStatus >= 400) end(pathname);
      }
    });
    observer.observe({ type: 'resource' });
    const timer = setInterval(() => {
      const before = performance.now() - silenceMs;
      for (const path of this.#running) if ((this.#askedAt.get(path) ?? 0) < before) end(path);
    }, silenceMs);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearInterval(timer);
    });
  }

  #startPageView(): void {
    if (this.#viewed === location.pathname) return;
    this.#viewed = location.pathname;
    this.#spent = 0;
  }
}
