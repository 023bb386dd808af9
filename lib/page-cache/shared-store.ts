import { logFailure } from '../io/log.ts';
import { logOutages, openRedis, type RedisConnection } from '../server/redis.ts';
import { maximumPageAgeMs } from './changed-tags.ts';
import type { PageStore } from './page-store.ts';

/** A sorted set of tags by time of change, and the channel that announces changes. */
const changesKey = 'vorulind:changed-tags';

type TagChange = readonly [tag: string, at: number];

export interface SharedStore extends PageStore {
  /** Announces changes to all storefronts: now, or as soon as Redis is back. */
  announce(tagChanges: readonly TagChange[]): Promise<void>;
  close(): void;
}

/**
 * Pages that all storefronts of one build share in Redis, and what changed since.
 * @param onChange is called with each change that any storefront announces, and with those that were missed without a
 * connection
 */
export async function openSharedStore(
  url: string,
  build: string,
  onChange: (change: TagChange) => void,
): Promise<SharedStore> {
  const connection = await openRedis(url);
  const { redis, withBreaker } = connection;
  const unsentChanges = new Map<string, number>();
  const pageKey = (path: string): string => `vorulind:page:${build}:${path}`;

  async function sendUnsent(): Promise<void> {
    const tagChanges = [...unsentChanges];
    if (tagChanges.length === 0) return;
    await withBreaker(async () => {
      const commands = redis.multi();
      for (const [tag, at] of tagChanges) commands.zadd(changesKey, 'GT', at, tag);
      commands.zremrangebyscore(changesKey, '-inf', Date.now() - maximumPageAgeMs);
      commands.publish(changesKey, JSON.stringify(tagChanges));
      for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
    });
    for (const [tag, at] of tagChanges) if (unsentChanges.get(tag) === at) unsentChanges.delete(tag);
  }

  async function announce(tagChanges: readonly TagChange[]): Promise<void> {
    for (const [tag, at] of tagChanges) unsentChanges.set(tag, at);
    try {
      await sendUnsent();
    } catch (error) {
      logFailure('Other storefronts hear later of what changed', error);
    }
  }

  const listener = listenForChanges(connection, onChange, sendUnsent);
  return {
    isShared: true,
    announce,
    read: async (path) => (await withBreaker(() => redis.getBuffer(pageKey(path)))) ?? undefined,
    write: async (path, bytes, lifetimeMs) =>
      void (await withBreaker(() => redis.set(pageKey(path), bytes, 'PX', lifetimeMs))),
    close() {
      redis.disconnect();
      listener.disconnect();
    },
  };
}

/** Milliseconds after which missed changes are asked for again: the listener may be back before the other connection is. */
const catchUpAgainMs = 1_000;

/** Receives changes on a connection of its own, and at each connecting reads those that were missed. */
function listenForChanges(
  { redis, withBreaker }: RedisConnection,
  onChange: (change: TagChange) => void,
  onConnected: () => Promise<void>,
) {
  const listener = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined });
  logOutages(listener);
  listener.on('message', (_channel, text) => {
    for (const change of JSON.parse(text) as TagChange[]) onChange(change);
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  async function catchUp(): Promise<void> {
    clearTimeout(again);
    try {
      await listener.subscribe(changesKey);
      const since = Date.now() - maximumPageAgeMs;
      const missedChanges = await withBreaker(() =>
        redis.zrangebyscore(changesKey, since, '+inf', 'WITHSCORES'),
      );
      for (let index = 0; index < missedChanges.length; index += 2)
        onChange([missedChanges[index] ?? '', Number(missedChanges[index + 1])]);
      await onConnected();
    } catch (error) {
      logFailure('What changed meanwhile could not be read', error);
      // Closed: nobody listens any more.
      if (listener.status !== 'end') again = setTimeout(() => void catchUp(), catchUpAgainMs);
    }
  }
  listener.on('ready', () => void catchUp());
  return listener;
}
