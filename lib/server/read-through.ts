import { hourMs, hourSeconds } from '../rules/dates/durations.ts';
import 'server-only';
import { createBackendBreaker } from './backend-breaker.ts';
import { BreakerOpen } from './breaker.ts';
import { logFailure } from '../io/log.ts';
import { meter } from '../process/meter.ts';
import type { CacheStore } from './cache-store.ts';
import { staleHours, type CacheRule } from './cache-table.ts';

interface CacheEntry {
  readonly data: unknown;
  /** Milliseconds since 1970 until which it is fresh. */
  readonly freshUntil: number;
}

export interface CacheRead<T> {
  rule: CacheRule;
  /** Rest of the key, after the rule's own. */
  id?: string;
  /** Changes of these tags invalidate the entry. */
  tags: readonly string[] | ((data: T) => readonly string[]);
  /** Null for what is not there: that answer is not kept. */
  load: () => Promise<T>;
}

/**
 * Reads through the store: a fresh entry answers, else the backend, with one call for all who wait for the same key. When the
 * backend fails, a stale entry answers, and for the shell the last answer that this process saw. A failing store is logged and
 * skipped; after several failures in a row the backend is not called for a while.
 */
export function createReadThrough(store: () => Promise<CacheStore>, now: () => number = Date.now) {
  const flights = new Map<string, Promise<unknown>>();
  const shellData = new Map<string, unknown>();
  const withBreaker = createBackendBreaker(now);
  let changeCount = 0;

  async function readEntry(key: string): Promise<CacheEntry | undefined> {
    try {
      const text = await (await store()).read(key);
      if (text === undefined) return undefined;
      const entry = parseEntry(text);
      // Written by something else, or by an older version of this code.
      if (!entry) await (await store()).remove(key);
      return entry;
    } catch (error) {
      meter().count('read_cache_failures_total', {});
      if (!(error instanceof BreakerOpen)) logFailure(`Reading ${key} from the cache failed`, error);
      return undefined;
    }
  }

  async function writeEntry(key: string, data: unknown, { rule, tags }: CacheRead<unknown>): Promise<void> {
    const entry: CacheEntry = { data, freshUntil: now() + rule.hours * hourMs * jitter() };
    const seconds = Math.round((rule.hours + staleHours) * hourSeconds);
    await (await store()).write(key, JSON.stringify(entry), { seconds, tags: resolveTags(tags, data) });
  }

  async function forget(key: string, entry: CacheEntry | undefined): Promise<void> {
    try {
      if (entry) await (await store()).remove(key);
    } catch (error) {
      logFailure(`Removing ${key} from the cache failed`, error);
    }
  }

  async function loadThrough(key: string, read: CacheRead<unknown>): Promise<unknown> {
    const changesBefore = changeCount;
    const entry = await readEntry(key);
    if (entry && read.rule.isShell) shellData.set(key, entry.data);
    if (entry && entry.freshUntil > now()) return answerAs('fresh', entry.data);
    try {
      const data = await withBreaker(read.load);
      // What is not there anybody can ask for, under as many names as they like: its page is kept for a minute, nothing else.
      if (data === null) await forget(key, entry);
      // A call that started before a change may hold the old state.
      else if (changeCount === changesBefore) await writeEntry(key, data, read);
      if (read.rule.isShell) shellData.set(key, data);
      return answerAs('loaded', data);
    } catch (error) {
      if (!entry && !shellData.has(key)) {
        answerAs('failed', undefined);
        throw error;
      }
      if (!(error instanceof BreakerOpen))
        logFailure(`The backend failed, ${key} is served from before`, error);
      return answerAs('stale', entry ? entry.data : shellData.get(key));
    }
  }

  return {
    async read<T>(read: CacheRead<T>): Promise<T> {
      const key = read.id === undefined ? read.rule.key : `${read.rule.key}:${read.id}`;
      const runningFlight = flights.get(key);
      if (runningFlight) return (await runningFlight) as T;
      const flight = loadThrough(key, read as CacheRead<unknown>);
      flights.set(key, flight);
      try {
        return (await flight) as T;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    },

    /** Invalidates what was read with one of the tags. @throws where the store does not answer */
    async invalidate(changed: readonly string[]): Promise<void> {
      changeCount += 1;
      flights.clear();
      await (await store()).removeTagged(changed);
    },
  };
}

/** The tags of an answer. */
export function resolveTags<T>(tags: CacheRead<T>['tags'], data: T): readonly string[] {
  return typeof tags === 'function' ? tags(data) : tags;
}

/** Counts how a read was answered. */
function answerAs<T>(answer: 'fresh' | 'loaded' | 'stale' | 'failed', data: T): T {
  meter().count('read_cache_answers_total', { answer });
  return data;
}

/** 0.9 to 1.1: entries written together must not all expire together. */
function jitter(): number {
  return 0.9 + Math.random() * 0.2;
}

function parseEntry(text: string): CacheEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isEntry =
      typeof value === 'object' &&
      value !== null &&
      'data' in value &&
      'freshUntil' in value &&
      typeof value.freshUntil === 'number';
    return isEntry ? (value as CacheEntry) : undefined;
  } catch {
    return undefined;
  }
}
