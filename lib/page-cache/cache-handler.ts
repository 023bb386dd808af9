import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { generateETag } from 'next/dist/server/lib/etag.js';
import { env } from '../env.ts';
import { logFailure } from '../io/log.ts';
import { isMissing, statusOfTags } from '../rules/routes/page-status.ts';
import { cacheTagHeaders } from './cache-tags.ts';
import { createDiskStore } from './disk-store.ts';
import { registerPageCache, pageCacheRegistry, type PageCacheRegistry } from './registry.ts';
import { fromPageParts, type NextPage, type NextValue, toPageParts } from './next-value.ts';
import { isFresh, PageCache } from './page-cache.ts';
import { pageStatusHeader } from './page-response.ts';
import { type Lifetime, packPage, type PageHead, tagsOfHeaders, unpackPage } from './packed-page.ts';
import { hashScripts, hasNonce, scriptHashesHeader } from './page-policy.ts';
import type { PageStore } from './page-store.ts';
import { openSharedStore, type SharedStore } from './shared-store.ts';

/** Seconds for which a 404 or 410 is fresh, and may be served while it is revalidated. */
const notFoundLifetime: Lifetime = { revalidate: 60, expire: 120 };

interface CacheHandlerEntry {
  readonly value: NextValue;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly cacheControl?: Lifetime | undefined;
}

interface HandlerOptions {
  serverDistDir?: string;
  _requestHeaders?: IncomingHttpHeaders;
}

/**
 * Stores rendered pages (`cacheHandler` in next.config.ts): in Redis if configured, else on disk. Next creates a handler for
 * each request; the cache itself belongs to the process.
 */
export default class PageCacheHandler {
  readonly #kept: PageCacheRegistry | undefined;
  /** A prefetch leaves regeneration to a visit. */
  readonly #mayRenew: boolean;
  /** A navigation within the shop takes the payload, not the HTML. */
  readonly #isNavigation: boolean;

  constructor({ serverDistDir, _requestHeaders = {} }: HandlerOptions) {
    this.#mayRenew = _requestHeaders['next-router-prefetch'] === undefined;
    this.#isNavigation = _requestHeaders['rsc'] !== undefined;
    // No backend answers during the build, so nothing rendered then may be kept.
    if (process.env['NEXT_PHASE'] === 'phase-production-build') return;
    // The proxy's bundle does not know where the build is: it uses the cache that the server opened.
    this.#kept = serverDistDir ? registerPageCache(() => openPageCache(serverDistDir)) : pageCacheRegistry();
  }

  async get(key: string, { kind }: { kind: string }): Promise<CacheHandlerEntry | null> {
    // The server's reads have a cache of their own (lib/server/read-through.ts).
    if (!this.#kept || !isPage({ kind })) return null;
    const { cache } = this.#kept;
    const path = pathOfKey(key);
    const page = await cache.find(path);
    if (page?.head.key !== key) {
      cache.begin(path);
      return null;
    }
    const { head } = page;
    const isRenewing = !isFresh(head) && this.#mayRenew && cache.renewal.begin(path);
    if (isRenewing) cache.begin(path);
    try {
      // The whole page is handed over: should regeneration fail, Next returns it to be stored.
      const needsHtml = isRenewing || !this.#isNavigation;
      const parts = await unpackPage(page, (name) => needsHtml || name !== 'html');
      const value = fromPageParts(head, parts);
      return {
        value,
        lastModified: isRenewing ? lastModifiedAsStale(head) : Date.now(),
        cacheControl: head.cacheControl,
      };
    } catch (error) {
      logFailure(`The kept page ${path} is damaged`, error);
      return null;
    }
  }

  async set(
    key: string,
    value: NextValue | { kind: string } | null,
    { cacheControl }: { cacheControl?: Lifetime },
  ): Promise<void> {
    if (!this.#kept || !isPage(value)) return;
    const { cache } = this.#kept;
    const path = pathOfKey(key);
    const tags = tagsOfHeaders(value.headers);
    const ownStatus = statusOfTags(tags);
    const { kind } = value;
    const status = ownStatus ?? value.status;
    // Next responds with these objects: a change made here is what the visitor and caches in front receive.
    if (status !== undefined && isMissing(status) && cacheControl)
      Object.assign(cacheControl, notFoundLifetime);
    if (value.headers && ownStatus) value.headers[pageStatusHeader] = String(ownStatus);
    // A nonce is good for the one answer that it was made for: no cache may keep it, here or in front.
    if (value.kind === 'APP_PAGE' && hasNonce(value.html)) {
      if (cacheControl) Object.assign(cacheControl, { revalidate: 0, expire: undefined });
      return;
    }
    const headers = value.headers && Object.assign(value.headers, cacheTagHeaders(tags));
    if (headers && value.kind === 'APP_PAGE') headers[scriptHashesHeader] = hashScripts(value.html).join(' ');
    const begunAt = cache.finish(path);
    const etags = value.kind === 'APP_PAGE' ? etagsOf(value) : undefined;
    const head = { key, kind, headers, status, etags, cacheControl, begunAt, madeAt: Date.now() };
    await cache.store(path, await packPage(head, toPageParts(value)));
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    if (!this.#kept) return;
    const now = Date.now();
    const changes = [tags].flat().map((tag) => [tag, now] as const);
    for (const [tag, at] of changes) this.#kept.cache.changed.mark(tag, at);
    await (await this.#kept.shared)?.announce(changes);
  }

  resetRequestCache(): void {
    // Nothing is stored per request.
  }
}

function etagsOf({ html, rscData }: NextPage): PageHead['etags'] {
  return { html: generateETag(html), payload: generateETag(rscData?.toString('latin1') ?? '') };
}

function isPage(value: { kind: string } | null): value is NextValue {
  return value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';
}

/** Next's key is `/route-cache/KIND/ROUTE/$/the/address`. */
function pathOfKey(key: string): string {
  return key.slice(key.indexOf('/$/') + 2);
}

/**
 * A time (ms since 1970) that makes Next serve the page and regenerate it in the background. Past `expire` Next would make the
 * visitor wait; `expire` is meant for caches in front, while here an old page keeps the shop readable when the backend is
 * down.
 */
function lastModifiedAsStale({ madeAt, cacheControl }: PageHead): number {
  const { expire } = cacheControl ?? {};
  return expire === undefined ? madeAt : Math.max(madeAt, Date.now() - (expire - 1) * 1_000);
}

function openPageCache(serverDistDir: string): PageCacheRegistry {
  const distDir = join(serverDistDir, '..');
  const { REDIS_URL } = env();
  const shared = REDIS_URL ? connectSharedStore(REDIS_URL, distDir) : Promise.resolve(undefined);
  const disk = REDIS_URL ? undefined : openDiskStore(join(distDir, 'cache/pages'));
  const cache: PageCache = new PageCache(async () => disk ?? (await shared));
  return { cache, shared };

  function connectSharedStore(url: string, folder: string): Promise<SharedStore> {
    const build = readFileSync(join(folder, 'BUILD_ID'), 'utf8');
    return openSharedStore(url, build, ([tag, at]) => cache.changed.mark(tag, at));
  }
}

/** Undefined where the disk is not writable: then pages are kept in memory only. */
function openDiskStore(folder: string): PageStore | undefined {
  try {
    return createDiskStore(folder);
  } catch (error) {
    logFailure('Made pages cannot be kept on disk', error);
    return undefined;
  }
}
