import { logFailure } from '../io/log.ts';
import { logOutages, openRedis, type RedisConnection } from '../server/redis.ts';
import { longestLifeMs } from './changed-tags.ts';
import type { PageStore } from './page-store.ts';

/** A sorted set of tags by when they changed, and the channel on which a change is told. */
const changes = 'vorulind:changed-tags';

type TagChange = readonly [tag: string, at: number];

export interface SharedStore extends PageStore {
  /** Tells all storefronts of changes: now, or as soon as Redis is there again. */
  announce(notified: readonly TagChange[]): Promise<void>;
  close(): void;
}

/**
 * Pages that all storefronts of one build share in Redis, and what changed since.
 * @param onChange hears of each change that any storefront announces, and of those that were missed without a connection
 */
export async function sharedStore(
  url: string,
  build: string,
  onChange: (change: TagChange) => void,
): Promise<SharedStore> {
  const connection = await openRedis(url);
  const { redis, guarded } = connection;
  const unsent = new Map<string, number>();
  const keyOf = (path: string): string => `vorulind:page:${build}:${path}`;

  async function send(): Promise<void> {
    const notified = [...unsent];
    if (notified.length === 0) return;
    await guarded(async () => {
      const commands = redis.multi();
      for (const [tag, at] of notified) commands.zadd(changes, 'GT', at, tag);
      commands.zremrangebyscore(changes, '-inf', Date.now() - longestLifeMs);
      commands.publish(changes, JSON.stringify(notified));
      for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
    });
    for (const [tag, at] of notified) if (unsent.get(tag) === at) unsent.delete(tag);
  }

  async function announce(notified: readonly TagChange[]): Promise<void> {
    for (const [tag, at] of notified) unsent.set(tag, at);
    try {
      await send();
    } catch (error) {
      logFailure('Other storefronts hear later of what changed', error);
    }
  }

  const listener = listen(connection, onChange, () => announce([]));
  return {
    isShared: true,
    announce,
    read: async (path) => (await guarded(() => redis.getBuffer(keyOf(path)))) ?? undefined,
    write: async (path, bytes) =>
      void (await guarded(() => redis.set(keyOf(path), bytes, 'PX', longestLifeMs))),
    close() {
      redis.disconnect();
      listener.disconnect();
    },
  };
}

/** Hears of changes on a connection of its own, and at each connecting reads those that were missed. */
function listen(
  { redis, guarded }: RedisConnection,
  onChange: (change: TagChange) => void,
  onConnected: () => Promise<void>,
) {
  const listener = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined });
  logOutages(listener);
  listener.on('message', (_channel, text) => {
    for (const change of JSON.parse(text) as TagChange[]) onChange(change);
  });
  async function catchUp(): Promise<void> {
    try {
      await listener.subscribe(changes);
      const since = Date.now() - longestLifeMs;
      const missed = await guarded(() => redis.zrangebyscore(changes, since, '+inf', 'WITHSCORES'));
      for (let index = 0; index < missed.length; index += 2)
        onChange([missed[index] ?? '', Number(missed[index + 1])]);
      await onConnected();
    } catch (error) {
      logFailure('What changed meanwhile could not be read', error);
    }
  }
  listener.on('ready', () => void catchUp());
  return listener;
}
