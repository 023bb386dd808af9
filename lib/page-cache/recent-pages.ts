import type { PackedPage } from './packed-page.ts';

/** Bytes of compressed bodies: about four hundred pages. */
const defaultCapacity = 16 * 1024 ** 2;

/** The pages that were asked for last, in memory; what was not used longest goes first. */
export function recentPages(capacity = defaultCapacity) {
  // A Map keeps its keys in the order of their last use here.
  const pages = new Map<string, PackedPage>();
  let total = 0;

  function drop(path: string): void {
    total -= pages.get(path)?.body.length ?? 0;
    pages.delete(path);
  }

  return {
    get(path: string): PackedPage | undefined {
      const page = pages.get(path);
      if (!page) return undefined;
      pages.delete(path);
      pages.set(path, page);
      return page;
    },
    set(path: string, page: PackedPage): void {
      drop(path);
      pages.set(path, page);
      total += page.body.length;
      for (const oldest of pages.keys()) {
        if (total <= capacity) break;
        drop(oldest);
      }
    },
  };
}
