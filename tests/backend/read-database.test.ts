import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReader } from '../../backend/src/db/read-database.ts';
import { ReplicaLag } from '../../backend/src/db/replica-lag.ts';

let lag: ReplicaLag;
const fail = (error: Error) => () => Promise.reject(error);
const answer = (name: string) => () => Promise.resolve(name);
const read = (fromReplica: () => Promise<string>, fromPrimary: () => Promise<string>) =>
  createReader(lag, pino({ level: 'silent' }))(fromReplica, fromPrimary);

beforeEach(() => {
  lag = new ReplicaLag();
  lag.addPrimary(10n, performance.now());
  lag.addReplayed(10n);
});

describe('a read', () => {
  it('is answered by the replica', async () => {
    expect(await read(answer('replica'), answer('primary'))).toBe('replica');
  });

  it('does not even ask a replica that is out of bounds', async () => {
    lag.fail();
    expect(await read(answer('replica'), answer('primary'))).toBe('primary');
  });

  it('is sent to the primary once when the replica refuses it, and the next one to the replica again', async () => {
    const conflict = Object.assign(new Error('conflict with recovery'), { code: '40001' });
    expect(await read(fail(conflict), answer('primary'))).toBe('primary');
    expect(await read(answer('replica'), answer('primary'))).toBe('replica');
  });

  it('that loses its connection keeps the next ones from waiting for the replica', async () => {
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    expect(await read(fail(lost), answer('primary'))).toBe('primary');
    expect(await read(answer('replica'), answer('primary'))).toBe('primary');
  });

  it('that both refuse fails as on the primary', async () => {
    await expect(read(fail(new Error('one')), fail(new Error('other')))).rejects.toThrow('other');
  });
});
