import { hourMs, hourSeconds } from '../rules/dates/durations.ts';
import 'server-only';
import { backendBreaker } from './backend-breaker.ts';
import { BreakerOpen } from './breaker.ts';
import { logFailure } from '../io/log.ts';
import type { CacheStore } from './cache-store.ts';
import { staleHours, type CacheRule } from './cache-table.ts';

interface Entry {
  readonly data: unknown;
  /** Milliseconds since 1970 until which it is fresh. */
  readonly freshUntil: number;
}

export interface Read<T> {
  rule: CacheRule;
  /** Which one, behind the rule's key. */
  id?: string;
  /** What a change of throws the answer out. */
  tags: readonly string[] | ((data: T) => readonly string[]);
  load: () => Promise<T>;
}

/**
 * Reads through the store: a fresh entry answers, else the backend does, asked once for all who wait for the same
 * key. Where the backend fails an older entry answers, and for the shell the last answer that this process saw. A store that
 * fails is logged and passed by; a backend that failed several times in a row is not asked for a while.
 */
export function readThrough(store: () => Promise<CacheStore>, now: () => number = Date.now) {
  const flights = new Map<string, Promise<unknown>>();
  const shell = new Map<string, unknown>();
  const guarded = backendBreaker(now);
  let changes = 0;

  async function kept(key: string): Promise<Entry | undefined> {
    try {
      const text = await (await store()).read(key);
      if (text === undefined) return undefined;
      const entry = parseEntry(text);
      // Left by something else, or by an older version of this code.
      if (!entry) await (await store()).remove(key);
      return entry;
    } catch (error) {
      logFailure(`Reading ${key} from the cache failed`, error);
      return undefined;
    }
  }

  async function keep(key: string, data: unknown, { rule, tags }: Read<unknown>): Promise<void> {
    const entry: Entry = { data, freshUntil: now() + rule.hours * hourMs * jitter() };
    const seconds = Math.round((rule.hours + staleHours) * hourSeconds);
    await (await store()).write(key, JSON.stringify(entry), { seconds, tags: tagsOf(tags, data) });
  }

  async function answer(key: string, read: Read<unknown>): Promise<unknown> {
    const changesBefore = changes;
    const entry = await kept(key);
    if (entry && read.rule.isShell) shell.set(key, entry.data);
    if (entry && entry.freshUntil > now()) return entry.data;
    try {
      const data = await guarded(read.load);
      // What was asked before a change may be from before it.
      if (changes === changesBefore) await keep(key, data, read);
      if (read.rule.isShell) shell.set(key, data);
      return data;
    } catch (error) {
      if (!entry && !shell.has(key)) throw error;
      if (!(error instanceof BreakerOpen))
        logFailure(`The backend failed, ${key} is served from before`, error);
      return entry ? entry.data : shell.get(key);
    }
  }

  return {
    async read<T>(read: Read<T>): Promise<T> {
      const key = read.id === undefined ? read.rule.key : `${read.rule.key}:${read.id}`;
      const known = flights.get(key);
      if (known) return (await known) as T;
      const flight = answer(key, read as Read<unknown>);
      flights.set(key, flight);
      try {
        return (await flight) as T;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    },

    /** Throws out what was read with one of the tags. @throws where the store does not answer */
    async forget(changed: readonly string[]): Promise<void> {
      changes += 1;
      flights.clear();
      await (await store()).removeTagged(changed);
    },
  };
}

/** The tags of an answer. */
export function tagsOf<T>(tags: Read<T>['tags'], data: T): readonly string[] {
  return typeof tags === 'function' ? tags(data) : tags;
}

/** 0.9 to 1.1: entries that were made together do not all end together. */
function jitter(): number {
  return 0.9 + Math.random() * 0.2;
}

function parseEntry(text: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const looksRight =
      typeof value === 'object' &&
      value !== null &&
      'data' in value &&
      'freshUntil' in value &&
      typeof value.freshUntil === 'number';
    return looksRight ? (value as Entry) : undefined;
  } catch {
    return undefined;
  }
}
