import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSharedStore, type SharedStore } from '../../lib/page-cache/shared-store.ts';
import { freePorts, untilAccepts } from '../../scripts/test/servers.ts';

/* A primary, its replica and a sentinel, and two storefronts that know the sentinel only. */

const program = process.env['REDIS_SERVER'] || 'redis-server';
const folder = mkdtempSync(join(tmpdir(), 'vorulind-sentinel-'));
const children: ChildProcess[] = [];
const stores: SharedStore[] = [];
const received: string[] = [];
let primary: ChildProcess;
let url = '';

function start(...args: string[]): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore' });
  children.push(child);
  return child;
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first = 0, second = 0, sentinel = 0] = await freePorts(3);
  const own = ['--bind', '127.0.0.1', '--save', '', '--dir', folder];
  primary = start('--port', String(first), ...own);
  await untilAccepts(first);
  start('--port', String(second), ...own, '--replicaof', '127.0.0.1', String(first));
  await untilAccepts(second);
  const config = join(folder, 'sentinel.conf');
  writeFileSync(
    config,
    [
      `port ${sentinel}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor shop 127.0.0.1 ${first} 1`,
      'sentinel down-after-milliseconds shop 500',
      'sentinel failover-timeout shop 3000',
    ].join('\n'),
  );
  start(config, '--sentinel');
  await untilAccepts(sentinel);
  // Before it knows the replica, it has nobody to fail over to.
  const client = new Redis(sentinel, '127.0.0.1');
  await vi.waitUntil(
    async () => {
      const [replica] = (await client.call('sentinel', 'replicas', 'shop')) as string[][];
      return /flags slave .*master-link-status ok/.test(replica?.join(' ') ?? '');
    },
    { timeout: 30_000, interval: 100 },
  );
  client.disconnect();
  url = `redis+sentinel://127.0.0.1:${sentinel}/shop`;
  for (let storefront = 0; storefront < 2; storefront += 1)
    stores.push(await openSharedStore(url, 'build-1', ([tag]) => received.push(`${storefront} ${tag}`)));
});
afterAll(() => {
  for (const store of stores) store.close();
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('follows the primary, and what changed meanwhile arrives at every storefront', async () => {
  const [one, other] = stores;
  await one!.write('/a', Buffer.from('before'), 60_000);
  expect((await other!.read('/a'))?.toString()).toBe('before');
  await one!.announce([['product:1', Date.now()]]);
  await vi.waitFor(() => expect(received).toContain('1 product:1'));

  primary.kill('SIGKILL');
  await one!.announce([['product:2', Date.now()]]);
  await vi.waitFor(() => expect(received).toContain('1 product:2'), { timeout: 30_000, interval: 100 });
  await vi.waitFor(
    async () => {
      await one!.write('/b', Buffer.from('after'), 60_000);
      expect((await other!.read('/b'))?.toString()).toBe('after');
    },
    { timeout: 30_000, interval: 100 },
  );
});
